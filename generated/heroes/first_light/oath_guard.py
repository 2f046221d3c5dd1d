"""Oath Guard / Присягнувшая стражница. Generated from cardscripts/heroes/first-light/oath-guard.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
    See,
    Superiority,
)


class OathGuardSuperiority(Superiority):
    """Superiority over undead.

    Превосходство над нежитью.
    """

    def over(self, see: See, card: int) -> bool:
        return see.has_class(card, "undead")


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
LINES: dict[int, int] = {18: 12}
