"""Old King of the Hills / Старый король холмов. Generated from cardscripts/heroes/rulebook/old-king-of-the-hills.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
    Lives,
    See,
    StaticAbility,
    Strike,
)


class OldKingOfTheHillsRule(StaticAbility):
    """Your other gnomes have +1 to strike and lives.

    Ваши другие гномы имеют +1 к удару и жизням.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.has_class(card, "gnome") and see.is_yours(card) and card != see.this

    rows = (Strike(1), Lives(1),)


CARD = CardDefinition(
    id="old-king-of-the-hills",
    type="creature",
    elements=("mountains",),
    classes=("gnome",),
    cost=6,
    strike=5,
    lives=6,
    names={
        "en": {"nom": "Old King of the Hills"},
        "ru": {"nom": "Старый король холмов", "gen": "Старого короля холмов", "dat": "Старому королю холмов", "acc": "Старого короля холмов", "ins": "Старым королём холмов", "prep": "Старом короле холмов"},
    },
    abilities=(OldKingOfTheHillsRule,),
    keywords=(Keyword("uniqueness"),),
)

SOURCE = "cardscripts/heroes/rulebook/old-king-of-the-hills.yaml"
LINES: dict[int, int] = {20: 13}
