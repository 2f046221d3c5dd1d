"""Swarm of Leeches / Рой пиявок. Generated from cardscripts/heroes/first-light/swarm-of-leeches.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class SwarmOfLeechesSpell(SpellAbility):
    """Wound an opposing creature for X, where X is the number of your creatures.

    Ранить существо противника на Х, где Х – количество ваших существ.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def such_2(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), len(act.all(SwarmOfLeechesSpell.such_2)))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="swarm-of-leeches",
    type="spell",
    elements=("swamps",),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Swarm of Leeches"},
        "ru": {"nom": "Рой пиявок", "gen": "Роя пиявок", "dat": "Рою пиявок", "acc": "Рой пиявок", "ins": "Роем пиявок", "prep": "Рое пиявок"},
    },
    abilities=(SwarmOfLeechesSpell,),
)

SOURCE = "cardscripts/heroes/first-light/swarm-of-leeches.yaml"
LINES: dict[int, int] = {26: 10}
