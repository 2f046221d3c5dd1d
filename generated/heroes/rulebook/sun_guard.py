"""Sun Guard / Солнечный страж. Generated from cardscripts/heroes/rulebook/sun-guard.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
    Protection,
    See,
)


class SunGuardProtection(Protection):
    """Protection from attacks by steppe cards.

    Защита от атак степных карт.
    """

    keyword = "protection"

    def from_source(self, see: See, source: int) -> bool:
        return see.event.how in ("strike", "shot") and source != 0 and see.has_element(source, "steppes")


CARD = CardDefinition(
    id="sun-guard",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=4,
    strike=2,
    lives=6,
    names={
        "en": {"nom": "Sun Guard"},
        "ru": {"nom": "Солнечный страж", "gen": "Солнечного стража", "dat": "Солнечному стражу", "acc": "Солнечного стража", "ins": "Солнечным стражем", "prep": "Солнечном страже"},
    },
    abilities=(SunGuardProtection,),
    keywords=(Keyword("defense-experience"),),
)

SOURCE = "cardscripts/heroes/rulebook/sun-guard.yaml"
LINES: dict[int, int] = {20: 13}
