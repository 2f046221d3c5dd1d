"""Dawn Unicorn / Рассветный единорог. Generated from cardscripts/heroes/first-light/dawn-unicorn.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Grants,
    Keyword,
    See,
    StaticAbility,
)


class DawnUnicornRule(StaticAbility):
    """Your other creatures have Regeneration 1.

    Ваши другие существа имеют Регенерацию 1.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and card != see.this

    rows = (Grants((Keyword("regeneration", 1),)),)


CARD = CardDefinition(
    id="dawn-unicorn",
    type="creature",
    elements=("forests",),
    classes=("beast",),
    cost=5,
    strike=3,
    lives=5,
    names={
        "en": {"nom": "Dawn Unicorn"},
        "ru": {"nom": "Рассветный единорог", "gen": "Рассветного единорога", "dat": "Рассветному единорогу", "acc": "Рассветного единорога", "ins": "Рассветным единорогом", "prep": "Рассветном единороге"},
    },
    abilities=(DawnUnicornRule,),
)

SOURCE = "cardscripts/heroes/first-light/dawn-unicorn.yaml"
LINES: dict[int, int] = {19: 12}
