"""Ruined City / Город руин. Generated from cardscripts/tcg/dusk-marches/ruined-city.yaml; do not edit."""

from runtime.tcg.script import (
    CardDefinition,
    Grants,
    Keyword,
    See,
    StaticAbility,
)


class RuinedCityRule(StaticAbility):
    """Your dark creatures get experience in defense 1.

    Ваши тёмные существа получают опыт в защите 1.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and see.has_element(card, "darkness")

    rows = (Grants((Keyword("defense-experience", 1),)),)


CARD = CardDefinition(
    id="ruined-city",
    type="terrain",
    elements=("darkness",),
    classes=("city",),
    silver=4,
    names={
        "en": {"nom": "Ruined City"},
        "ru": {"nom": "Город руин", "gen": "Города руин", "dat": "Городу руин", "acc": "Город руин", "ins": "Городом руин", "prep": "Городе руин"},
    },
    abilities=(RuinedCityRule,),
)

SOURCE = "cardscripts/tcg/dusk-marches/ruined-city.yaml"
LINES: dict[int, int] = {19: 9}
