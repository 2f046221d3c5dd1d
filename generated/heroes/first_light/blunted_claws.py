"""Blunted Claws / Затупившиеся когти. Generated from cardscripts/heroes/first-light/blunted-claws.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_GAME,
    Inflicts,
    SET,
    START_OF_YOUR_NEXT_TURN,
    See,
    SpellAbility,
    StaticAbility,
    Step,
    Target,
)


class BluntedClawsRule(StaticAbility):
    """inflict wounds.

    наносит ран.
    """

    rows = (Inflicts(0, operation=SET),)


class BluntedClawsSpell(SpellAbility):
    """An opposing creature does not inflict wounds until the start of your next turn.

    Существо противника не наносит ран до начала вашего следующего хода.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), BluntedClawsRule, until=START_OF_YOUR_NEXT_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)
    grants = (BluntedClawsRule,)


class BluntedClawsSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="blunted-claws",
    type="spell",
    elements=("forests",),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Blunted Claws"},
        "ru": {"nom": "Затупившиеся когти", "gen": "Затупившихся когтей", "dat": "Затупившимся когтям", "acc": "Затупившиеся когти", "ins": "Затупившимися когтями", "prep": "Затупившихся когтях", "number": "pl"},
    },
    abilities=(BluntedClawsSpell, BluntedClawsSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/blunted-claws.yaml"
LINES: dict[int, int] = {37: 10, 51: 10}
