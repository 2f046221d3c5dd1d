"""Turn to Stone / Обратить в камень. Generated from cardscripts/heroes/first-light/turn-to-stone.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
)


class TurnToStoneSpell(SpellAbility):
    """A creature loses all features, its strike becomes 1.

    Существо теряет все особенности, его удар становится равным 1.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.lose_features(act.target(1))

    def step_2(self, act: Act) -> None:
        act.set_strike(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="turn-to-stone",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=3,
    names={
        "en": {"nom": "Turn to Stone"},
        "ru": {"nom": "Обратить в камень", "gen": "Обратить в камень", "dat": "Обратить в камень", "acc": "Обратить в камень", "ins": "Обратить в камень", "prep": "Обратить в камень"},
    },
    abilities=(TurnToStoneSpell,),
)

SOURCE = "cardscripts/heroes/first-light/turn-to-stone.yaml"
LINES: dict[int, int] = {24: 10, 27: 10}
