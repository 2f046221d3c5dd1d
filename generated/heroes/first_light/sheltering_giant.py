"""Sheltering Giant / Заслоняющий великан. Generated from cardscripts/heroes/first-light/sheltering-giant.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    ReplacingAbility,
    See,
    Step,
    on,
)


class ShelteringGiantReplacement(ReplacingAbility):
    """If another of your creatures must receive wounds, instead you may redirect those wounds to Sheltering Giant.

    Если ваше другое существо должно получить раны, вместо этого можете перенаправить эти раны в Заслоняющего великана.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and card != see.this

    replaces = on.wounded(card=fits_1)
    may = True

    def step_1(self, act: Act) -> None:
        act.keep(card=act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="sheltering-giant",
    type="creature",
    elements=("mountains",),
    classes=("giant",),
    cost=5,
    strike=3,
    lives=7,
    names={
        "en": {"nom": "Sheltering Giant"},
        "ru": {"nom": "Заслоняющий великан", "gen": "Заслоняющего великана", "dat": "Заслоняющему великану", "acc": "Заслоняющего великана", "ins": "Заслоняющим великаном", "prep": "Заслоняющем великане"},
    },
    abilities=(ShelteringGiantReplacement,),
)

SOURCE = "cardscripts/heroes/first-light/sheltering-giant.yaml"
LINES: dict[int, int] = {26: 12}
