"""Soul Broker / Маклер душ. Generated from cardscripts/heroes/first-light/soul-broker.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    GRAVEYARD,
    IN_DOING_SO,
    See,
    Step,
    Target,
    TriggeredAbility,
    YOURS,
    on,
    you,
)


class SoulBrokerTrigger(TriggeredAbility):
    """At the start of your turn, you may wound your hero for 2 to return a creature from the graveyard into your hand.

    В начале вашего хода можете ранить вашего героя на 2, чтобы вернуть существо с кладбища в руку.
    """

    trigger = on.turn_starts(player=you)
    may = True

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.your_hero, 2)

    def step_2(self, act: Act) -> None:
        act.to_hand(act.target(1))

    targets = (Target(1, may_target_1, zone=GRAVEYARD, whose=YOURS, role="choice"),)
    steps = (Step(step_1), Step(step_2, link=IN_DOING_SO, targets=(1,)))


CARD = CardDefinition(
    id="soul-broker",
    type="creature",
    elements=("darkness",),
    classes=("demon",),
    cost=4,
    strike=4,
    lives=3,
    names={
        "en": {"nom": "Soul Broker"},
        "ru": {"nom": "Маклер душ", "gen": "Маклера душ", "dat": "Маклеру душ", "acc": "Маклера душ", "ins": "Маклером душ", "prep": "Маклере душ"},
    },
    abilities=(SoulBrokerTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/soul-broker.yaml"
LINES: dict[int, int] = {31: 12, 34: 12}
