"""Shackled Will / Скованная воля. Generated from cardscripts/heroes/first-light/shackled-will.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_GAME,
    END_OF_YOUR_NEXT_TURN,
    See,
    SpellAbility,
    Step,
    Target,
)


class ShackledWillSpell(SpellAbility):
    """An opposing creature cannot act until the end of your next turn. Wound it for 2."""

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.forbid(act.target(1), "act", until=END_OF_YOUR_NEXT_TURN)

    def step_2(self, act: Act) -> None:
        act.wound(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2))


CARD = CardDefinition(
    id="shackled-will",
    type="spell",
    elements=("darkness",),
    classes=("wizardry",),
    cost=3,
    names={
        "en": {"nom": "Shackled Will"},
        "ru": {"nom": "Скованная воля", "gen": "Скованной воли", "dat": "Скованной воле", "acc": "Скованную волю", "ins": "Скованной волей", "prep": "Скованной воле"},
    },
    abilities=(ShackledWillSpell,),
)

SOURCE = "cardscripts/heroes/first-light/shackled-will.yaml"
LINES: dict[int, int] = {22: 10, 25: 10}
