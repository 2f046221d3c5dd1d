"""Sorting the Satchel / Разобрать суму. Generated from cardscripts/heroes/first-light/sorting-the-satchel.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    DECK,
    EXACTLY,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
    YOURS,
)


class SortingTheSatchelSpell(SpellAbility):
    """Look at the top four cards of your deck, take two of them into your hand, put the rest into the graveyard.

    Посмотрите четыре верхние карты вашей колоды, возьмите две из них в руку, остальные положите на кладбище.
    """

    def may_choose_1(self, see: See, card: int) -> bool:
        return card in see.top(see.you, 4)

    def step_1(self, act: Act) -> None:
        act.look(act.top(act.you, 4))

    def step_2(self, act: Act) -> None:
        act.to_hand(act.targets(1))

    def step_3(self, act: Act) -> None:
        act.to_graveyard(act.left(1))

    targets = (Target(1, may_choose_1, count=EXACTLY(2), zone=DECK, whose=YOURS, role="choice"),)
    steps = (Step(step_1), Step(step_2, link=THEN, targets=(1,)), Step(step_3, link=THEN))


CARD = CardDefinition(
    id="sorting-the-satchel",
    type="spell",
    elements=(),
    classes=("sorcery",),
    cost=3,
    names={
        "en": {"nom": "Sorting the Satchel"},
        "ru": {"nom": "Разобрать суму", "gen": "Разобрать суму", "dat": "Разобрать суму", "acc": "Разобрать суму", "ins": "Разобрать суму", "prep": "Разобрать суму"},
    },
    abilities=(SortingTheSatchelSpell,),
)

SOURCE = "cardscripts/heroes/first-light/sorting-the-satchel.yaml"
LINES: dict[int, int] = {27: 10, 30: 10, 33: 10}
