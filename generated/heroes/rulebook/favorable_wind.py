"""Favorable Wind / Попутный ветер. Generated from cardscripts/heroes/rulebook/favorable-wind.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    SpellAbility,
    Step,
)


class FavorableWindSpell(SpellAbility):
    """Draw 2 cards.

    Возьмите 2 карты.
    """

    def step_1(self, act: Act) -> None:
        act.draw(2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="favorable-wind",
    type="spell",
    elements=(),
    classes=(),
    cost=1,
    names={
        "en": {"nom": "Favorable Wind"},
        "ru": {"nom": "Попутный ветер", "gen": "Попутного ветра", "dat": "Попутному ветру", "acc": "Попутный ветер", "ins": "Попутным ветром", "prep": "Попутном ветре"},
    },
    abilities=(FavorableWindSpell,),
    keywords=(Keyword("placed"),),
)

SOURCE = "cardscripts/heroes/rulebook/favorable-wind.yaml"
LINES: dict[int, int] = {19: 10}
