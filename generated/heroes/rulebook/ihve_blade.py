"""Ihve Blade / Клинок Ихвэ. Generated from cardscripts/heroes/rulebook/ihve-blade.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    Coins,
    Cost,
    OPPONENTS_NEXT_TURN,
    See,
    StaticAbility,
    Step,
    THEN,
    Target,
    YOUR_NEXT_TURN,
)


class IhveBladeRule(StaticAbility):
    """(4): Return an opposing creature to its owner's hand, next turn cards with the same name cost (4) more."""

    def affects(self, see: See, card: int) -> bool:
        return see.is_named_as_remembered(card)

    rows = (Cost(4),)


class IhveBladeAction(ActivatedAbility):
    """(4): Return an opposing creature to its owner's hand, next turn cards with the same name cost (4) more.

    (4): Верните существо противника в руку владельца, в следующий ход карты с таким же названием стоят на (4) дороже.
    """

    payments = (Coins(4),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.to_hand(act.target(1))

    def step_2(self, act: Act) -> None:
        act.gain(act.your_hero, IhveBladeRule, until=OPPONENTS_NEXT_TURN if act.your_turn else YOUR_NEXT_TURN, remember={"names": [name for card in act.result(1).cards for name in act.names(card)]})

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))
    grants = (IhveBladeRule,)


CARD = CardDefinition(
    id="ihve-blade",
    type="support",
    elements=("forests",),
    classes=("weapon",),
    cost=3,
    names={
        "en": {"nom": "Ihve Blade"},
        "ru": {"nom": "Клинок Ихвэ", "gen": "Клинка Ихвэ", "dat": "Клинку Ихвэ", "acc": "Клинок Ихвэ", "ins": "Клинком Ихвэ", "prep": "Клинке Ихвэ"},
    },
    abilities=(IhveBladeAction,),
)

SOURCE = "cardscripts/heroes/rulebook/ihve-blade.yaml"
LINES: dict[int, int] = {40: 11, 43: 11}
