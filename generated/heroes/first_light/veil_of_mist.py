"""Veil of Mist / Покров тумана. Generated from cardscripts/heroes/first-light/veil-of-mist.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    START_OF_YOUR_NEXT_TURN,
    See,
    SpellAbility,
    Step,
    Target,
)


class VeilOfMistSpell(SpellAbility):
    """A creature gains Protection from spells until the start of your next turn.

    Существо получает Защиту от заклинаний до начала вашего следующего хода.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), Keyword("protection-from-spells"), until=START_OF_YOUR_NEXT_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class VeilOfMistSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="veil-of-mist",
    type="spell",
    elements=("forests",),
    classes=("wizardry",),
    cost=1,
    names={
        "en": {"nom": "Veil of Mist"},
        "ru": {"nom": "Покров тумана", "gen": "Покрова тумана", "dat": "Покрову тумана", "acc": "Покров тумана", "ins": "Покровом тумана", "prep": "Покрове тумана"},
    },
    abilities=(VeilOfMistSpell, VeilOfMistSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/veil-of-mist.yaml"
LINES: dict[int, int] = {25: 10, 38: 10}
