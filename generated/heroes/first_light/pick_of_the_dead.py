"""Pick of the Dead / Выбор из мёртвых. Generated from cardscripts/heroes/first-light/pick-of-the-dead.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    DECK,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
    YOURS,
)


class PickOfTheDeadSpell(SpellAbility):
    """Look at the top four cards of your deck, put a creature from among them into your hand, put the rest into the graveyard.

    Посмотрите четыре верхние карты вашей колоды, положите существо из них в руку, остальные положите на кладбище.
    """

    def may_choose_1(self, see: See, card: int) -> bool:
        return card in see.top(see.you, 4) and see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.look(act.top(act.you, 4))

    def step_2(self, act: Act) -> None:
        act.to_hand(act.target(1))

    def step_3(self, act: Act) -> None:
        act.to_graveyard(act.left(1))

    targets = (Target(1, may_choose_1, zone=DECK, whose=YOURS, role="choice"),)
    steps = (Step(step_1), Step(step_2, link=THEN, targets=(1,)), Step(step_3, link=THEN))


CARD = CardDefinition(
    id="pick-of-the-dead",
    type="spell",
    elements=("darkness",),
    classes=("wizardry",),
    cost=3,
    names={
        "en": {"nom": "Pick of the Dead"},
        "ru": {"nom": "Выбор из мёртвых", "gen": "Выбора из мёртвых", "dat": "Выбору из мёртвых", "acc": "Выбор из мёртвых", "ins": "Выбором из мёртвых", "prep": "Выборе из мёртвых"},
    },
    abilities=(PickOfTheDeadSpell,),
)

SOURCE = "cardscripts/heroes/first-light/pick-of-the-dead.yaml"
LINES: dict[int, int] = {26: 10, 29: 10, 32: 10}
