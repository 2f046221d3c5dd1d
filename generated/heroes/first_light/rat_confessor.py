"""Rat Confessor / Крысиный духовник. Generated from cardscripts/heroes/first-light/rat-confessor.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class RatConfessorHire(TriggeredAbility):
    """Hire: Plague 3.

    Найм: Мор 3.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_hero(card)

    def step_1(self, act: Act) -> None:
        act.plague(3, act.controller(act.target(1)))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="rat-confessor",
    type="creature",
    elements=("darkness",),
    classes=("priest",),
    cost=3,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Rat Confessor"},
        "ru": {"nom": "Крысиный духовник", "gen": "Крысиного духовника", "dat": "Крысиному духовнику", "acc": "Крысиного духовника", "ins": "Крысиным духовником", "prep": "Крысином духовнике"},
    },
    abilities=(RatConfessorHire,),
)

SOURCE = "cardscripts/heroes/first-light/rat-confessor.yaml"
LINES: dict[int, int] = {28: 12}
