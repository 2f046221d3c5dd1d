"""Tally of the Hand / Подсчёт руки. Generated from cardscripts/heroes/first-light/tally-of-the-hand.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    SpellAbility,
    Step,
    THEN,
)


class TallyOfTheHandSpell(SpellAbility):
    """Wound the opposing hero for X, where X is the number of cards you have drawn this turn; draw a card.

    Ранить героя противника на Х, где Х – количество карт, которые вы взяли в этот ход; возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, act.drawn_this_turn(act.you))

    def step_2(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="tally-of-the-hand",
    type="spell",
    elements=("darkness",),
    classes=("ritual",),
    cost=3,
    names={
        "en": {"nom": "Tally of the Hand"},
        "ru": {"nom": "Подсчёт руки", "gen": "Подсчёта руки", "dat": "Подсчёту руки", "acc": "Подсчёт руки", "ins": "Подсчётом руки", "prep": "Подсчёте руки"},
    },
    abilities=(TallyOfTheHandSpell,),
)

SOURCE = "cardscripts/heroes/first-light/tally-of-the-hand.yaml"
LINES: dict[int, int] = {19: 10, 22: 10}
