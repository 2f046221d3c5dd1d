"""Nightfang / Ночной клык. Generated from cardscripts/heroes/first-light/nightfang.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Rule,
    See,
    StaticAbility,
)


class NightfangRule(StaticAbility):
    """Your vampires are not closed after a strike attack.

    Ваши вампиры не закрываются после атаки ударом.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.has_class(card, "vampire") and see.is_yours(card)

    rows = (Rule("open_after_attack"),)


CARD = CardDefinition(
    id="nightfang",
    type="support",
    elements=("darkness",),
    classes=("weapon",),
    cost=3,
    names={
        "en": {"nom": "Nightfang"},
        "ru": {"nom": "Ночной клык", "gen": "Ночного клыка", "dat": "Ночному клыку", "acc": "Ночной клык", "ins": "Ночным клыком", "prep": "Ночном клыке"},
    },
    abilities=(NightfangRule,),
)

SOURCE = "cardscripts/heroes/first-light/nightfang.yaml"
LINES: dict[int, int] = {18: 10}
