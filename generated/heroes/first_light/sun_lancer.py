"""Sun Lancer / Солнечный копейщик. Generated from cardscripts/heroes/first-light/sun-lancer.yaml; do not edit."""

from runtime.heroes.script import (
    AttackStrength,
    CardDefinition,
    Keyword,
    See,
    StaticAbility,
)


class SunLancerRule(StaticAbility):
    """+1 to strike against closed creatures.

    +1 к удару по закрытым существам.
    """

    def against_1(self, see: See, me: int, card: int) -> bool:
        return see.is_creature(card) and see.is_closed(card)

    rows = (AttackStrength(1, by="strike", against=against_1),)


CARD = CardDefinition(
    id="sun-lancer",
    type="creature",
    elements=("steppes",),
    classes=("warrior",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Sun Lancer"},
        "ru": {"nom": "Солнечный копейщик", "gen": "Солнечного копейщика", "dat": "Солнечному копейщику", "acc": "Солнечного копейщика", "ins": "Солнечным копейщиком", "prep": "Солнечном копейщике"},
    },
    abilities=(SunLancerRule,),
    keywords=(Keyword("first-strike"),),
)

SOURCE = "cardscripts/heroes/first-light/sun-lancer.yaml"
LINES: dict[int, int] = {}
