"""Hermit's Riddle / Загадка отшельника. Generated from cardscripts/heroes/first-light/hermits-riddle.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    DECK,
    ReplacingAbility,
    See,
    Step,
    THEN,
    Target,
    YOURS,
    on,
    you,
)


class HermitsRiddleReplacement(ReplacingAbility):
    """If you must draw a card, instead look at the top two cards of your deck, take one of them into your hand.

    Если вы должны взять карту, вместо этого посмотрите две верхние карты вашей колоды, возьмите одну из них в руку.
    """

    replaces = on.draws(player=you)

    def may_choose_1(self, see: See, card: int) -> bool:
        return card in see.top(see.you, 2)

    def step_1(self, act: Act) -> None:
        act.look(act.top(act.you, 2))

    def step_2(self, act: Act) -> None:
        act.to_hand(act.target(1))

    targets = (Target(1, may_choose_1, zone=DECK, whose=YOURS, role="choice"),)
    steps = (Step(step_1), Step(step_2, link=THEN, targets=(1,)))


CARD = CardDefinition(
    id="hermits-riddle",
    type="support",
    elements=("mountains",),
    classes=("amulet",),
    cost=3,
    names={
        "en": {"nom": "Hermit's Riddle"},
        "ru": {"nom": "Загадка отшельника", "gen": "Загадки отшельника", "dat": "Загадке отшельника", "acc": "Загадку отшельника", "ins": "Загадкой отшельника", "prep": "Загадке отшельника"},
    },
    abilities=(HermitsRiddleReplacement,),
)

SOURCE = "cardscripts/heroes/first-light/hermits-riddle.yaml"
LINES: dict[int, int] = {30: 10, 33: 10}
