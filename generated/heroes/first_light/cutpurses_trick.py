"""Cutpurse's Trick / Уловка срезающего кошельки. Generated from cardscripts/heroes/first-light/cutpurses-trick.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_TURN,
    SpellAbility,
    Step,
)


class CutpursesTrickSpell(SpellAbility):
    """The opponent loses 2 coins until the end of the turn.

    Противник теряет 2 монеты до конца хода.
    """

    def step_1(self, act: Act) -> None:
        act.lose_coins(2, act.opponent, until=END_OF_TURN)

    steps = (Step(step_1),)


class CutpursesTrickSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="cutpurses-trick",
    type="spell",
    elements=("swamps",),
    classes=("action",),
    cost=1,
    names={
        "en": {"nom": "Cutpurse's Trick"},
        "ru": {"nom": "Уловка срезающего кошельки", "gen": "Уловки срезающего кошельки", "dat": "Уловке срезающего кошельки", "acc": "Уловку срезающего кошельки", "ins": "Уловкой срезающего кошельки", "prep": "Уловке срезающего кошельки"},
    },
    abilities=(CutpursesTrickSpell, CutpursesTrickSpell2,),
    deck_heroes=("robber",),
)

SOURCE = "cardscripts/heroes/first-light/cutpurses-trick.yaml"
LINES: dict[int, int] = {19: 10, 31: 10}
