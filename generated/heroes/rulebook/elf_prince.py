"""Elf Prince / Князь эльфов. Generated from cardscripts/heroes/rulebook/elf-prince.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
    See,
    StaticAbility,
    Strike,
)


class ElfPrinceRule(StaticAbility):
    """Your other elves have +1 to strike.

    Ваши другие эльфы имеют +1 к удару.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.has_class(card, "elf") and see.is_yours(card) and card != see.this

    rows = (Strike(1),)


CARD = CardDefinition(
    id="elf-prince",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    cost=5,
    strike=4,
    lives=5,
    names={
        "en": {"nom": "Elf Prince"},
        "ru": {"nom": "Князь эльфов", "gen": "Князя эльфов", "dat": "Князю эльфов", "acc": "Князя эльфов", "ins": "Князем эльфов", "prep": "Князе эльфов"},
    },
    abilities=(ElfPrinceRule,),
    keywords=(Keyword("defense-experience"),),
)

SOURCE = "cardscripts/heroes/rulebook/elf-prince.yaml"
LINES: dict[int, int] = {19: 13}
