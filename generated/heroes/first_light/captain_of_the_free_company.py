"""Captain of the Free Company / Капитан вольной роты. Generated from cardscripts/heroes/first-light/captain-of-the-free-company.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Grants,
    Keyword,
    See,
    StaticAbility,
    Strike,
)


class CaptainOfTheFreeCompanyRule(StaticAbility):
    """Your other mercenaries have +1 to strike and Defense experience.

    Ваши другие наёмники имеют +1 к удару и Опыт в защите.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.has_class(card, "mercenary") and see.is_yours(card) and card != see.this

    rows = (Strike(1), Grants((Keyword("defense-experience"),)),)


CARD = CardDefinition(
    id="captain-of-the-free-company",
    type="creature",
    elements=(),
    classes=("mercenary",),
    cost=5,
    strike=4,
    lives=5,
    names={
        "en": {"nom": "Captain of the Free Company"},
        "ru": {"nom": "Капитан вольной роты", "gen": "Капитана вольной роты", "dat": "Капитану вольной роты", "acc": "Капитана вольной роты", "ins": "Капитаном вольной роты", "prep": "Капитане вольной роты"},
    },
    abilities=(CaptainOfTheFreeCompanyRule,),
)

SOURCE = "cardscripts/heroes/first-light/captain-of-the-free-company.yaml"
LINES: dict[int, int] = {20: 12}
