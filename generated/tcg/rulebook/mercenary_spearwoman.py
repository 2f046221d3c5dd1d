"""Mercenary Spearwoman / Копейщица-наёмница. Generated from cardscripts/tcg/rulebook/mercenary-spearwoman.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CardDefinition,
    See,
    Step,
    THEN,
    TriggeredAbility,
    on,
    you,
)


class MercenarySpearwomanTrigger(TriggeredAbility):
    """At the beginning of your turn, receives a token, then if it has 5 or more tokens, returns to the deck.

    В начале вашего хода получает фишку, затем если на ней 5 или более фишек, возвращается в колоду.
    """

    trigger = on.turn_starts(player=you)

    def holds_1(self, see: See) -> bool:
        return see.tokens(see.this) >= 5

    def step_1(self, act: Act) -> None:
        act.put_tokens(act.this, 1)

    def step_2(self, act: Act) -> None:
        act.to_deck(act.this)

    steps = (Step(step_1), Step(step_2, link=THEN, condition=holds_1))


CARD = CardDefinition(
    id="mercenary-spearwoman",
    type="creature",
    elements=(),
    classes=(),
    silver=4,
    life=9,
    move=1,
    strike=(2, 3, 4),
    names={
        "en": {"nom": "Mercenary Spearwoman"},
        "ru": {"nom": "Копейщица-наёмница", "gen": "Копейщицы-наёмницы", "dat": "Копейщице-наёмнице", "acc": "Копейщицу-наёмницу", "ins": "Копейщицей-наёмницей", "prep": "Копейщице-наёмнице"},
    },
    abilities=(MercenarySpearwomanTrigger,),
)

SOURCE = "cardscripts/tcg/rulebook/mercenary-spearwoman.yaml"
LINES: dict[int, int] = {27: 13, 30: 13}
