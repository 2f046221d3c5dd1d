"""Old Promissory Note / Старая расписка. Generated from cardscripts/heroes/first-light/old-promissory-note.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    HAND,
    Keyword,
    Step,
    TriggeredAbility,
    on,
    you,
)


class OldPromissoryNoteTrigger(TriggeredAbility):
    """At the start of your turn, close (1) (this ability works from hand).

    В начале вашего хода закройте (1) (эта способность работает из руки).
    """

    zone = HAND
    trigger = on.turn_starts(player=you)

    def step_1(self, act: Act) -> None:
        act.close_coins(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="old-promissory-note",
    type="spell",
    elements=(),
    classes=(),
    cost=2,
    names={
        "en": {"nom": "Old Promissory Note"},
        "ru": {"nom": "Старая расписка", "gen": "Старой расписки", "dat": "Старой расписке", "acc": "Старую расписку", "ins": "Старой распиской", "prep": "Старой расписке"},
    },
    abilities=(OldPromissoryNoteTrigger,),
    keywords=(Keyword("placed"),),
)

SOURCE = "cardscripts/heroes/first-light/old-promissory-note.yaml"
LINES: dict[int, int] = {25: 10}
