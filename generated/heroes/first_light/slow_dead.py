"""Slow Dead / Медлительный мертвец. Generated from cardscripts/heroes/first-light/slow-dead.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    Cannot,
    CardDefinition,
    See,
    StaticAbility,
    Step,
    TriggeredAbility,
    on,
)


class SlowDeadRule(StaticAbility):
    """Does not open at the start of the turn.

    Не открывается в начале хода.
    """

    rows = (Cannot("open_at_start"),)


class SlowDeadTrigger(TriggeredAbility):
    """When another of your creatures dies, open Slow Dead.

    Когда погибает другое ваше существо, откройте Медлительного мертвеца.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and card != see.this

    trigger = on.dies(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.open(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="slow-dead",
    type="creature",
    elements=("darkness",),
    classes=("undead",),
    cost=3,
    strike=5,
    lives=4,
    names={
        "en": {"nom": "Slow Dead"},
        "ru": {"nom": "Медлительный мертвец", "gen": "Медлительного мертвеца", "dat": "Медлительному мертвецу", "acc": "Медлительного мертвеца", "ins": "Медлительным мертвецом", "prep": "Медлительном мертвеце"},
    },
    abilities=(SlowDeadRule, SlowDeadTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/slow-dead.yaml"
LINES: dict[int, int] = {36: 12}
