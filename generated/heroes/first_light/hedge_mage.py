"""Hedge Mage / Площадной маг. Generated from cardscripts/heroes/first-light/hedge-mage.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    HAND,
    See,
    Step,
    Target,
    TriggeredAbility,
    YOURS,
    on,
    this_card,
)


class HedgeMageHire(TriggeredAbility):
    """Hire: You may play a spell of cost 3 or less for free.

    Найм: Можете разыграть заклинание стоимостью 3 или менее бесплатно.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)
    may = True

    def may_target_1(self, see: See, card: int) -> bool:
        return (see.is_spell(card) and see.cost(card) <= 3) and not see.is_being_played(card)

    def step_1(self, act: Act) -> None:
        act.play_free(act.target(1))

    targets = (Target(1, may_target_1, zone=HAND, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="hedge-mage",
    type="creature",
    elements=(),
    classes=("mage",),
    cost=5,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Hedge Mage"},
        "ru": {"nom": "Площадной маг", "gen": "Площадного мага", "dat": "Площадному магу", "acc": "Площадного мага", "ins": "Площадным магом", "prep": "Площадном маге"},
    },
    abilities=(HedgeMageHire,),
)

SOURCE = "cardscripts/heroes/first-light/hedge-mage.yaml"
LINES: dict[int, int] = {31: 12}
