"""Shaman Soul-Gnawer / Шаман Душеглот. Generated from cardscripts/tcg/rulebook/shaman-soul-gnawer.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    END_OF_TURN,
    SPELL,
    See,
    Step,
    Target,
    Tokens,
)


class ShamanSoulGnawerAction(ActivatedAbility):
    """[token][tap]: Spell 'hypnosis' – take control of an enemy creature until the end of the turn.

    [token][tap]: Заклинание «гипноз» – взять под контроль существо противника до конца хода.
    """

    payments = (Tokens(1), CloseThis(),)
    nature = SPELL
    called = {"en": "hypnosis", "ru": "гипноз"}

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.take_control(act.target(1), until=END_OF_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="shaman-soul-gnawer",
    type="creature",
    elements=("swamps",),
    classes=(),
    gold=6,
    life=7,
    move=1,
    strike=(1, 1, 2),
    names={
        "en": {"nom": "Shaman Soul-Gnawer"},
        "ru": {"nom": "Шаман Душеглот", "gen": "Шамана Душеглот", "dat": "Шаману Душеглот", "acc": "Шамана Душеглот", "ins": "Шаманом Душеглот", "prep": "Шамане Душеглот"},
    },
    abilities=(ShamanSoulGnawerAction,),
)

SOURCE = "cardscripts/tcg/rulebook/shaman-soul-gnawer.yaml"
LINES: dict[int, int] = {31: 14}
