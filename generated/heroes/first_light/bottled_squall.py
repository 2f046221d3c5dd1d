"""Bottled Squall / Шквал из бутылки. Generated from cardscripts/heroes/first-light/bottled-squall.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class BottledSquallHire(TriggeredAbility):
    """Hire: Return an opposing creature of cost 2 or less to its owner's hand.

    Найм: Верните существо противника стоимостью 2 или менее в руку владельца.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card) and see.cost(card) <= 2

    def step_1(self, act: Act) -> None:
        act.to_hand(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="bottled-squall",
    type="creature",
    elements=(),
    classes=("spirit",),
    cost=2,
    strike=2,
    lives=2,
    names={
        "en": {"nom": "Bottled Squall"},
        "ru": {"nom": "Шквал из бутылки", "gen": "Шквала из бутылки", "dat": "Шквалу из бутылки", "acc": "Шквал из бутылки", "ins": "Шквалом из бутылки", "prep": "Шквале из бутылки"},
    },
    abilities=(BottledSquallHire,),
    keywords=(Keyword("created"), Keyword("charge"),),
)

SOURCE = "cardscripts/heroes/first-light/bottled-squall.yaml"
LINES: dict[int, int] = {29: 12}
