"""Dew Fairy / Фея росы. Generated from cardscripts/heroes/first-light/dew-fairy.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    THEN,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class DewFairyHire(TriggeredAbility):
    """Hire: Remove poison from a character, heal it for 2.

    Найм: Снимите отравление с персонажа, излечить его на 2.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card)

    def step_1(self, act: Act) -> None:
        act.remove_poison(act.target(1))

    def step_2(self, act: Act) -> None:
        act.heal(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="dew-fairy",
    type="creature",
    elements=("forests",),
    classes=("fairy",),
    cost=2,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "Dew Fairy"},
        "ru": {"nom": "Фея росы", "gen": "Феи росы", "dat": "Фее росы", "acc": "Фею росы", "ins": "Феей росы", "prep": "Фее росы"},
    },
    abilities=(DewFairyHire,),
)

SOURCE = "cardscripts/heroes/first-light/dew-fairy.yaml"
LINES: dict[int, int] = {29: 12, 32: 12}
