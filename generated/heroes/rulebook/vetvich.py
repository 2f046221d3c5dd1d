"""Vetvich / Ветвич. Generated from cardscripts/heroes/rulebook/vetvich.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    See,
    Step,
)


class VetvichAction(ActivatedAbility):
    """(2), (T): Heal all your characters for 1.

    (2)(Т): Излечить всех ваших персонажей на 1.
    """

    payments = (Coins(2), CloseThis(),)

    def such_1(self, see: See, card: int) -> bool:
        return see.is_character(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.heal(act.all(VetvichAction.such_1), 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="vetvich",
    type="hero",
    elements=("forests",),
    classes=("mage",),
    lives=28,
    names={
        "en": {"nom": "Vetvich"},
        "ru": {"nom": "Ветвич", "gen": "Ветвич", "dat": "Ветвич", "acc": "Ветвич", "ins": "Ветвич", "prep": "Ветвич"},
    },
    abilities=(VetvichAction,),
)

SOURCE = "cardscripts/heroes/rulebook/vetvich.yaml"
LINES: dict[int, int] = {26: 11}
