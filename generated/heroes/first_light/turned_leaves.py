"""Turned Leaves / Перевернутая листва. Generated from cardscripts/heroes/first-light/turned-leaves.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    HAND,
    See,
    SpellAbility,
    Step,
    THEN,
    TOP,
    Target,
    YOURS,
)


class TurnedLeavesSpell(SpellAbility):
    """Shuffle a deck, draw a card, put a card from hand on top of deck.

    Перемешайте колоду, возьмите карту, положите карту из руки на верх колоды.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return True

    def step_1(self, act: Act) -> None:
        act.shuffle(act.you)

    def step_2(self, act: Act) -> None:
        act.draw(1)

    def step_3(self, act: Act) -> None:
        act.to_deck(act.target(1), TOP)

    targets = (Target(1, may_target_1, zone=HAND, whose=YOURS, role="choice"),)
    steps = (Step(step_1), Step(step_2, link=THEN), Step(step_3, link=THEN, targets=(1,)))


CARD = CardDefinition(
    id="turned-leaves",
    type="spell",
    elements=("forests",),
    classes=("wizardry",),
    cost=3,
    names={
        "en": {"nom": "Turned Leaves"},
        "ru": {"nom": "Перевернутая листва", "gen": "Перевёрнутой листвы", "dat": "Перевёрнутой листве", "acc": "Перевёрнутую листву", "ins": "Перевёрнутой листвой", "prep": "Перевёрнутой листве"},
    },
    abilities=(TurnedLeavesSpell,),
)

SOURCE = "cardscripts/heroes/first-light/turned-leaves.yaml"
LINES: dict[int, int] = {27: 10, 30: 10, 33: 10}
