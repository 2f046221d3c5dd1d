"""Bog Porter / Болотный носильщик. Generated from cardscripts/heroes/first-light/bog-porter.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    ReplacingAbility,
    See,
    Step,
    on,
    this_card,
)


class BogPorterReplacement(ReplacingAbility):
    """Instead of Regeneration, you may draw a card.

    Вместо Регенерации можете взять карту.
    """

    replaces = on.healed(this_card)

    def applies(self, see: See) -> bool:
        return see.caused_by("regeneration")

    may = True

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="bog-porter",
    type="creature",
    elements=("swamps",),
    classes=("troll",),
    cost=5,
    strike=4,
    lives=6,
    names={
        "en": {"nom": "Bog Porter"},
        "ru": {"nom": "Болотный носильщик", "gen": "Болотного носильщика", "dat": "Болотному носильщику", "acc": "Болотного носильщика", "ins": "Болотным носильщиком", "prep": "Болотном носильщике"},
    },
    abilities=(BogPorterReplacement,),
    keywords=(Keyword("regeneration", 2),),
)

SOURCE = "cardscripts/heroes/first-light/bog-porter.yaml"
LINES: dict[int, int] = {24: 12, 29: 12}
