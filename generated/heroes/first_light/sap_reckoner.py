"""Sap Reckoner / Считающая соки. Generated from cardscripts/heroes/first-light/sap-reckoner.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    you,
)


class SapReckonerTrigger(TriggeredAbility):
    """At the start of your turn, wound an opposing creature for X, where X is the number of wounds healed from creatures during your last turn.

    В начале вашего хода ранить существо противника на Х, где Х – количество ран, излеченных с существ в ваш прошлый ход.
    """

    trigger = on.turn_starts(player=you)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def healed_2(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), sum(each.amount for each in act.events(on.healed(SapReckonerTrigger.healed_2), last_turn=True)))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class SapReckonerAction(ActivatedAbility):
    """(T): Heal another of your creatures for 2.

    (Т): Излечить ваше другое существо на 2.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and card != see.this

    def step_1(self, act: Act) -> None:
        act.heal(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="sap-reckoner",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Sap Reckoner"},
        "ru": {"nom": "Считающая соки", "gen": "Считающей соки", "dat": "Считающей соки", "acc": "Считающую соки", "ins": "Считающей соки", "prep": "Считающей соки"},
    },
    abilities=(SapReckonerTrigger, SapReckonerAction,),
)

SOURCE = "cardscripts/heroes/first-light/sap-reckoner.yaml"
LINES: dict[int, int] = {32: 12, 50: 12}
