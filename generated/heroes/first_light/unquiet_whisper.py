"""Unquiet Whisper / Неупокоенный шёпот. Generated from cardscripts/heroes/first-light/unquiet-whisper.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class UnquietWhisperSpell(SpellAbility):
    """Wound a character for 2.

    Ранить персонажа на 2.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="unquiet-whisper",
    type="spell",
    elements=("darkness",),
    classes=("ritual",),
    cost=3,
    names={
        "en": {"nom": "Unquiet Whisper"},
        "ru": {"nom": "Неупокоенный шёпот", "gen": "Неупокоенного шёпота", "dat": "Неупокоенному шёпоту", "acc": "Неупокоенный шёпот", "ins": "Неупокоенным шёпотом", "prep": "Неупокоенном шёпоте"},
    },
    abilities=(UnquietWhisperSpell,),
    from_graveyard=True,
)

SOURCE = "cardscripts/heroes/first-light/unquiet-whisper.yaml"
LINES: dict[int, int] = {23: 10}
