"""Stonegazer / Каменноокая. Generated from cardscripts/heroes/first-light/stonegazer.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    IN_DOING_SO,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class StonegazerTrigger(TriggeredAbility):
    """When Stonegazer is attacked, you may lose a coin to stun an opposing creature.

    Когда Каменноокая атакована, можете потерять монету, чтобы оглушить существо противника.
    """

    trigger = on.attacks(target=this_card)
    may = True

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.lose_coins(1)

    def step_2(self, act: Act) -> None:
        act.stun(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1), Step(step_2, link=IN_DOING_SO, targets=(1,)))


CARD = CardDefinition(
    id="stonegazer",
    type="creature",
    elements=("mountains",),
    classes=("giant",),
    cost=5,
    strike=4,
    lives=5,
    names={
        "en": {"nom": "Stonegazer"},
        "ru": {"nom": "Каменноокая", "gen": "Каменноокой", "dat": "Каменноокой", "acc": "Каменноокую", "ins": "Каменноокой", "prep": "Каменноокой"},
    },
    abilities=(StonegazerTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/stonegazer.yaml"
LINES: dict[int, int] = {29: 12, 32: 12}
