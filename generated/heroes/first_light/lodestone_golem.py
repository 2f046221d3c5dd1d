"""Lodestone Golem / Магнитный голем. Generated from cardscripts/heroes/first-light/lodestone-golem.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    ReplacingAbility,
    Step,
    on,
    opposing_card,
)


class LodestoneGolemRedirection(ReplacingAbility):
    """When the opponent declares a shot, you may redirect it to Lodestone Golem.

    Когда противник объявляет выстрел, можете перенаправить его в Магнитного голема.
    """

    replaces = on.would("shot", source=opposing_card)
    may = True

    def step_1(self, act: Act) -> None:
        act.keep(card=act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="lodestone-golem",
    type="creature",
    elements=("mountains",),
    classes=("golem",),
    cost=4,
    strike=2,
    lives=5,
    names={
        "en": {"nom": "Lodestone Golem"},
        "ru": {"nom": "Магнитный голем", "gen": "Магнитного голема", "dat": "Магнитному голему", "acc": "Магнитного голема", "ins": "Магнитным големом", "prep": "Магнитном големе"},
    },
    abilities=(LodestoneGolemRedirection,),
    keywords=(Keyword("armor", 1),),
)

SOURCE = "cardscripts/heroes/first-light/lodestone-golem.yaml"
LINES: dict[int, int] = {24: 12}
