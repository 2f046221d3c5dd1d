"""Spyglass on Wheels / Подзорная труба на колёсах. Generated from cardscripts/heroes/first-light/spyglass-on-wheels.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    BOTTOM,
    CardDefinition,
    CloseThis,
    DECK,
    See,
    Step,
    THEN,
    Target,
    YOURS,
)


class SpyglassOnWheelsAction(ActivatedAbility):
    """(T): Look at the top three cards of your deck, take a spell from among them into your hand, put the rest on the bottom of the deck.

    (Т): Посмотрите три верхние карты вашей колоды, возьмите заклинание из них в руку, остальные положите под низ колоды.
    """

    payments = (CloseThis(),)

    def may_choose_1(self, see: See, card: int) -> bool:
        return card in see.top(see.you, 3) and see.is_spell(card)

    def step_1(self, act: Act) -> None:
        act.look(act.top(act.you, 3))

    def step_2(self, act: Act) -> None:
        act.to_hand(act.target(1))

    def step_3(self, act: Act) -> None:
        act.to_deck(act.left(1), BOTTOM)

    targets = (Target(1, may_choose_1, zone=DECK, whose=YOURS, role="choice"),)
    steps = (Step(step_1), Step(step_2, link=THEN, targets=(1,)), Step(step_3, link=THEN))


CARD = CardDefinition(
    id="spyglass-on-wheels",
    type="creature",
    elements=(),
    classes=("mechanism",),
    cost=3,
    strike=2,
    lives=4,
    names={
        "en": {"nom": "Spyglass on Wheels"},
        "ru": {"nom": "Подзорная труба на колёсах", "gen": "Подзорной трубы на колёсах", "dat": "Подзорной трубе на колёсах", "acc": "Подзорную трубу на колёсах", "ins": "Подзорной трубой на колёсах", "prep": "Подзорной трубе на колёсах"},
    },
    abilities=(SpyglassOnWheelsAction,),
)

SOURCE = "cardscripts/heroes/first-light/spyglass-on-wheels.yaml"
LINES: dict[int, int] = {30: 12, 33: 12, 36: 12}
