"""Sheltering Willow / Укрывающая ива. Generated from cardscripts/heroes/first-light/sheltering-willow.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    ReplacingAbility,
    See,
    Step,
    on,
)


class ShelteringWillowReplacement(ReplacingAbility):
    """If your hero must receive wounds, instead you may redirect those wounds to Sheltering Willow.

    Если ваш герой должен получить раны, вместо этого можете перенаправить эти раны в Укрывающую иву.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_hero(card) and see.is_yours(card)

    replaces = on.wounded(card=fits_1)
    may = True

    def step_1(self, act: Act) -> None:
        act.keep(card=act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="sheltering-willow",
    type="creature",
    elements=("forests",),
    classes=("ent",),
    cost=5,
    strike=2,
    lives=8,
    names={
        "en": {"nom": "Sheltering Willow"},
        "ru": {"nom": "Укрывающая ива", "gen": "Укрывающей ивы", "dat": "Укрывающей иве", "acc": "Укрывающую иву", "ins": "Укрывающей ивой", "prep": "Укрывающей иве"},
    },
    abilities=(ShelteringWillowReplacement,),
    keywords=(Keyword("regeneration", 1),),
)

SOURCE = "cardscripts/heroes/first-light/sheltering-willow.yaml"
LINES: dict[int, int] = {27: 12}
