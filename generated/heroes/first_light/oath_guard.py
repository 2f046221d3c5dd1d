"""Oath Guard / Присягнувшая стражница. Generated from cardscripts/heroes/first-light/oath-guard.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Inflicts,
    Keyword,
    Receives,
    See,
    StaticAbility,
)


class OathGuardSuperiority(StaticAbility):
    """Superiority over undead.

    Превосходство над нежитью.
    """

    keyword = "superiority"

    def against_1(self, see: See, card: int, other: int) -> bool:
        return see.is_creature(other) and see.has_class(other, "undead")

    def source_2(self, see: See, card: int, other: int) -> bool:
        return see.is_creature(other) and see.has_class(other, "undead")

    rows = (Inflicts(2, against=against_1), Receives(-2, source=source_2),)


CARD = CardDefinition(
    id="oath-guard",
    type="creature",
    elements=("steppes",),
    classes=("warrior",),
    cost=3,
    strike=2,
    lives=4,
    names={
        "en": {"nom": "Oath Guard"},
        "ru": {"nom": "Присягнувшая стражница", "gen": "Присягнувшей стражницы", "dat": "Присягнувшей стражнице", "acc": "Присягнувшую стражницу", "ins": "Присягнувшей стражницей", "prep": "Присягнувшей стражнице"},
    },
    abilities=(OathGuardSuperiority,),
    keywords=(Keyword("defense-experience"),),
)

SOURCE = "cardscripts/heroes/first-light/oath-guard.yaml"
LINES: dict[int, int] = {}
