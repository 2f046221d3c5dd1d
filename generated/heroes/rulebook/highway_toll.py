"""Highway Toll / Дорожный сбор. Generated from cardscripts/heroes/rulebook/highway-toll.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_TURN,
    SpellAbility,
    Step,
)


class HighwayTollSpell(SpellAbility):
    """The opponent loses 2 coins until the end of the turn.

    Противник теряет 2 монеты до конца хода.
    """

    def step_1(self, act: Act) -> None:
        act.lose_coins(2, act.opponent, until=END_OF_TURN)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="highway-toll",
    type="spell",
    elements=("steppes",),
    classes=("order",),
    cost=2,
    names={
        "en": {"nom": "Highway Toll"},
        "ru": {"nom": "Дорожный сбор", "gen": "Дорожного сбора", "dat": "Дорожному сбору", "acc": "Дорожный сбор", "ins": "Дорожным сбором", "prep": "Дорожном сборе"},
    },
    abilities=(HighwayTollSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/highway-toll.yaml"
LINES: dict[int, int] = {19: 11}
