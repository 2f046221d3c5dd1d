"""Gold Prospector / Золотоискатель. Generated from cardscripts/heroes/first-light/gold-prospector.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_TURN,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class GoldProspectorHire(TriggeredAbility):
    """Hire: Receive (2) until the end of the turn.

    Найм: Получите (2) до конца хода.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.gain_coins(2, until=END_OF_TURN)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="gold-prospector",
    type="creature",
    elements=("mountains",),
    classes=("gnome",),
    cost=3,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "Gold Prospector"},
        "ru": {"nom": "Золотоискатель", "gen": "Золотоискателя", "dat": "Золотоискателю", "acc": "Золотоискателя", "ins": "Золотоискателем", "prep": "Золотоискателе"},
    },
    abilities=(GoldProspectorHire,),
)

SOURCE = "cardscripts/heroes/first-light/gold-prospector.yaml"
LINES: dict[int, int] = {24: 12}
