"""Sluggish Golem / Неповоротливый голем. Generated from cardscripts/heroes/first-light/sluggish-golem.yaml; do not edit."""

from runtime.heroes.script import (
    Cannot,
    CardDefinition,
    Keyword,
    StaticAbility,
)


class SluggishGolemRule(StaticAbility):
    """Does not open.

    Не открывается.
    """

    rows = (Cannot("be_opened"),)


CARD = CardDefinition(
    id="sluggish-golem",
    type="creature",
    elements=(),
    classes=("golem",),
    cost=4,
    strike=5,
    lives=5,
    names={
        "en": {"nom": "Sluggish Golem"},
        "ru": {"nom": "Неповоротливый голем", "gen": "Неповоротливого голема", "dat": "Неповоротливому голему", "acc": "Неповоротливого голема", "ins": "Неповоротливым големом", "prep": "Неповоротливом големе"},
    },
    abilities=(SluggishGolemRule,),
    keywords=(Keyword("attack-experience"),),
)

SOURCE = "cardscripts/heroes/first-light/sluggish-golem.yaml"
LINES: dict[int, int] = {}
