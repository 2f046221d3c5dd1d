"""Fever Nurse / Лихорадочная сиделка. Generated from cardscripts/heroes/first-light/fever-nurse.yaml; do not edit."""

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


class FeverNurseTrigger(TriggeredAbility):
    """At the start of your turn, wound the opposing hero for X, where X is the number of wounds healed from creatures during your last turn.

    В начале вашего хода ранить героя противника на Х, где Х – количество ран, излеченных с существ в ваш прошлый ход.
    """

    trigger = on.turn_starts(player=you)

    def healed_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, sum(each.amount for each in act.events(on.healed(FeverNurseTrigger.healed_1), last_turn=True)))

    steps = (Step(step_1),)


class FeverNurseAction(ActivatedAbility):
    """(T): Heal a creature for 3.

    (Т): Излечить существо на 3.
    """

    payments = (CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.heal(act.target(1), 3)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="fever-nurse",
    type="creature",
    elements=("swamps",),
    classes=("witch",),
    cost=4,
    strike=2,
    lives=4,
    names={
        "en": {"nom": "Fever Nurse"},
        "ru": {"nom": "Лихорадочная сиделка", "gen": "Лихорадочной сиделки", "dat": "Лихорадочной сиделке", "acc": "Лихорадочную сиделку", "ins": "Лихорадочной сиделкой", "prep": "Лихорадочной сиделке"},
    },
    abilities=(FeverNurseTrigger, FeverNurseAction,),
)

SOURCE = "cardscripts/heroes/first-light/fever-nurse.yaml"
LINES: dict[int, int] = {29: 12, 46: 12}
