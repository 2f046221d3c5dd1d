"""Drowned Bailiff / Утонувший пристав. Generated from cardscripts/heroes/first-light/drowned-bailiff.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class DrownedBailiffTrigger(TriggeredAbility):
    """When attacking, the opponent loses a coin.

    При атаке противник теряет монету.
    """

    trigger = on.attacks(card=this_card)

    def step_1(self, act: Act) -> None:
        act.lose_coins(1, act.opponent)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="drowned-bailiff",
    type="creature",
    elements=("swamps",),
    classes=("undead",),
    cost=4,
    strike=3,
    lives=2,
    names={
        "en": {"nom": "Drowned Bailiff"},
        "ru": {"nom": "Утонувший пристав", "gen": "Утонувшего пристава", "dat": "Утонувшему приставу", "acc": "Утонувшего пристава", "ins": "Утонувшим приставом", "prep": "Утонувшем приставе"},
    },
    abilities=(DrownedBailiffTrigger,),
    keywords=(Keyword("undead"),),
)

SOURCE = "cardscripts/heroes/first-light/drowned-bailiff.yaml"
LINES: dict[int, int] = {23: 12}
