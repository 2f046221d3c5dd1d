"""Recruit without Papers / Рекрут без бумаг. Generated from cardscripts/heroes/first-light/recruit-without-papers.yaml; do not edit."""

from runtime.heroes.script import (
    Cannot,
    CardDefinition,
    See,
    StaticAbility,
)


class RecruitWithoutPapersRule(StaticAbility):
    """While there are fewer than 2 enhancement effects on Recruit without Papers, cannot attack the hero.

    Пока на Рекруте без бумаг менее 2 эффектов усиления, не может атаковать героя.
    """

    def condition(self, see: See) -> bool:
        return see.enhancements(see.this) < 2

    def against_1(self, see: See, card: int, other: int) -> bool:
        return see.is_hero(other)

    rows = (Cannot("attack", against_1),)


CARD = CardDefinition(
    id="recruit-without-papers",
    type="creature",
    elements=(),
    classes=("mercenary",),
    cost=2,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Recruit without Papers"},
        "ru": {"nom": "Рекрут без бумаг", "gen": "Рекрута без бумаг", "dat": "Рекруту без бумаг", "acc": "Рекрута без бумаг", "ins": "Рекрутом без бумаг", "prep": "Рекруте без бумаг"},
    },
    abilities=(RecruitWithoutPapersRule,),
)

SOURCE = "cardscripts/heroes/first-light/recruit-without-papers.yaml"
LINES: dict[int, int] = {18: 12}
