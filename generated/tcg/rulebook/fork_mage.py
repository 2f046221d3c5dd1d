"""Fork Mage / Маг развилки. Generated from cardscripts/tcg/rulebook/fork-mage.yaml; do not edit."""

from runtime.tcg.script import (
    ActivatedAbility,
    Attack,
    CardDefinition,
    CloseThis,
    EXACTLY,
    See,
)


class ForkMageAction(ActivatedAbility):
    """[tap]: Discharge at 1-2-2 against two creatures.

    [tap]: Разряд на 1-2-2 по двум существам.
    """

    payments = (CloseThis(),)

    def may_attack_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    attack = Attack("discharge", (1, 2, 2), legal=may_attack_1, count=EXACTLY(2))


CARD = CardDefinition(
    id="fork-mage",
    type="creature",
    elements=(),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Fork Mage"},
        "ru": {"nom": "Маг развилки", "gen": "Мага развилки", "dat": "Магу развилки", "acc": "Мага развилки", "ins": "Магом развилки", "prep": "Маге развилки"},
    },
    abilities=(ForkMageAction,),
)

SOURCE = "cardscripts/tcg/rulebook/fork-mage.yaml"
LINES: dict[int, int] = {}
