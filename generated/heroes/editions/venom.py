"""Venom / Яд. Generated from cardscripts/heroes/editions/venom.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class VenomSpell(SpellAbility):
    """Poison a character for 1.

    Отравить персонажа на 1.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card)

    def step_1(self, act: Act) -> None:
        act.poison(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="venom",
    type="spell",
    elements=(),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Venom"},
        "ru": {"nom": "Яд", "gen": "Яда", "dat": "Яду", "acc": "Яд", "ins": "Ядом", "prep": "Яде"},
    },
    abilities=(VenomSpell,),
)

SOURCE = "cardscripts/heroes/editions/venom.yaml"
LINES: dict[int, int] = {23: 10}
