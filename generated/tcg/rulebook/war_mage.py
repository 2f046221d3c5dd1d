"""War Mage / Боевой маг. Generated from cardscripts/tcg/rulebook/war-mage.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    SPELL,
    See,
    Step,
    Target,
    Tokens,
    TriggeredAbility,
    on,
    this_card,
)


class WarMageTrigger(TriggeredAbility):
    """Begins the battle with 3 tokens.

    Начинает бой с 3 фишками.
    """

    trigger = on.revealed(this_card)

    def step_1(self, act: Act) -> None:
        act.put_tokens(act.this, 3)

    steps = (Step(step_1),)


class WarMageAction(ActivatedAbility):
    """3[token][tap]: Spell 'bolt' – wound a creature for 4.

    3[token][tap]: Заклинание «молния» – ранить существо на 4.
    """

    payments = (Tokens(3), CloseThis(),)
    nature = SPELL
    called = {"en": "bolt", "ru": "молния"}

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 4)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="war-mage",
    type="creature",
    elements=("mountains",),
    classes=("mage hero",),
    silver=5,
    life=7,
    move=1,
    strike=(1, 1, 2),
    names={
        "en": {"nom": "War Mage"},
        "ru": {"nom": "Боевой маг", "gen": "Боевого мага", "dat": "Боевому магу", "acc": "Боевого мага", "ins": "Боевым магом", "prep": "Боевом маге"},
    },
    abilities=(WarMageTrigger, WarMageAction,),
)

SOURCE = "cardscripts/tcg/rulebook/war-mage.yaml"
LINES: dict[int, int] = {28: 14, 47: 15}
