"""Pure-Blooded Duelist / Чистокровный дуэлянт. Generated from cardscripts/heroes/first-light/pure-blooded-duelist.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_TURN,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class PureBloodedDuelistHire(TriggeredAbility):
    """Hire: A creature of one element gets +1 to strike until the end of the turn.

    Найм: Существо с одной стихией получает +1 к удару до конца хода.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and len(see.elements(card)) == 1

    def step_1(self, act: Act) -> None:
        act.add_strike(act.target(1), 1, until=END_OF_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="pure-blooded-duelist",
    type="creature",
    elements=("forests",),
    classes=("warrior",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Pure-Blooded Duelist"},
        "ru": {"nom": "Чистокровный дуэлянт", "gen": "Чистокровного дуэлянта", "dat": "Чистокровному дуэлянту", "acc": "Чистокровного дуэлянта", "ins": "Чистокровным дуэлянтом", "prep": "Чистокровном дуэлянте"},
    },
    abilities=(PureBloodedDuelistHire,),
)

SOURCE = "cardscripts/heroes/first-light/pure-blooded-duelist.yaml"
LINES: dict[int, int] = {29: 12}
