"""Twofold Blessing / Двойное благословение. Generated from cardscripts/heroes/first-light/twofold-blessing.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Choose,
    Mode,
    See,
    SpellAbility,
    Step,
    Target,
)


class TwofoldBlessingMode(Mode):
    """Heal a character for 2.

    Излечить персонажа на 2.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card)

    def step_1(self, act: Act) -> None:
        act.heal(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class TwofoldBlessingMode2(Mode):
    """Place an enhancement effect on a creature.

    Положите эффект усиления на существо.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.enhance(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class TwofoldBlessingMode3(Mode):
    """Remove poison from a character.

    Снимите отравление с персонажа.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card)

    def step_1(self, act: Act) -> None:
        act.remove_poison(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class TwofoldBlessingSpell(SpellAbility):
    """Choose twice from: - Heal a character for 2 - Place an enhancement effect on a creature - Remove poison from a character.

    Выберите два раза одно из: - Излечить персонажа на 2 - Положите эффект усиления на существо - Снимите отравление с персонажа.
    """

    choose = Choose((TwofoldBlessingMode, TwofoldBlessingMode2, TwofoldBlessingMode3,), 2, 2, repeats=True)


CARD = CardDefinition(
    id="twofold-blessing",
    type="spell",
    elements=("forests",),
    classes=("ritual",),
    cost=3,
    names={
        "en": {"nom": "Twofold Blessing"},
        "ru": {"nom": "Двойное благословение", "gen": "Двойного благословения", "dat": "Двойному благословению", "acc": "Двойное благословение", "ins": "Двойным благословением", "prep": "Двойном благословении"},
    },
    abilities=(TwofoldBlessingSpell,),
)

SOURCE = "cardscripts/heroes/first-light/twofold-blessing.yaml"
LINES: dict[int, int] = {25: 11, 41: 12, 57: 13}
