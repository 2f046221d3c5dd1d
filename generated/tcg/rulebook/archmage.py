"""Archmage / Архимаг. Generated from cardscripts/tcg/rulebook/archmage.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Grants,
    See,
    StaticAbility,
    Step,
)


class ArchmageAction(ActivatedAbility):
    """[tap]: Accumulate a token.

    [tap]: Накопить 1 фишку.
    """

    payments = (CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.put_tokens(act.this, 1, accumulate=True)

    steps = (Step(step_1),)


class ArchmageRule(StaticAbility):
    """Enemy creatures receive '[tap]: Accumulate a token.'.

    Существа противника получают «[tap]: Накопить 1 фишку».
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    rows = (Grants((ArchmageAction,)),)


CARD = CardDefinition(
    id="archmage",
    type="creature",
    elements=("mountains",),
    classes=("mage hero",),
    gold=7,
    life=7,
    move=1,
    strike=(1, 1, 2),
    names={
        "en": {"nom": "Archmage"},
        "ru": {"nom": "Архимаг", "gen": "Архимага", "dat": "Архимагу", "acc": "Архимага", "ins": "Архимагом", "prep": "Архимаге"},
    },
    abilities=(ArchmageRule,),
)

SOURCE = "cardscripts/tcg/rulebook/archmage.yaml"
LINES: dict[int, int] = {24: 14, 36: 14}
