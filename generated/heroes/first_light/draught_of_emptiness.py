"""Draught of Emptiness / Глоток пустоты. Generated from cardscripts/heroes/first-light/draught-of-emptiness.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class DraughtOfEmptinessSpell(SpellAbility):
    """A creature loses all effects.

    Существо теряет все эффекты.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.lose_effects(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class DraughtOfEmptinessSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="draught-of-emptiness",
    type="spell",
    elements=(),
    classes=("potion",),
    cost=2,
    names={
        "en": {"nom": "Draught of Emptiness"},
        "ru": {"nom": "Глоток пустоты", "gen": "Глотка пустоты", "dat": "Глотку пустоты", "acc": "Глоток пустоты", "ins": "Глотком пустоты", "prep": "Глотке пустоты"},
    },
    abilities=(DraughtOfEmptinessSpell, DraughtOfEmptinessSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/draught-of-emptiness.yaml"
LINES: dict[int, int] = {23: 10, 36: 10}
