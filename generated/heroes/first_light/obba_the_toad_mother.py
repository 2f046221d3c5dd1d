"""Obba the Toad-Mother / Обба Жабья Мать. Generated from cardscripts/heroes/first-light/obba-the-toad-mother.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    See,
    StaticAbility,
    Step,
    Target,
    TurnOrder,
)


class ObbaTheToadMotherRule(StaticAbility):
    """You take the second turn.

    Вы ходите вторым.
    """

    rows = (TurnOrder(2),)


class ObbaTheToadMotherAction(ActivatedAbility):
    """(2), (T): Heal a character for 3.

    (2)(Т): Излечить персонажа на 3.
    """

    payments = (Coins(2), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card)

    def step_1(self, act: Act) -> None:
        act.heal(act.target(1), 3)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="obba-the-toad-mother",
    type="hero",
    elements=("swamps",),
    classes=("priest",),
    lives=28,
    names={
        "en": {"nom": "Obba the Toad-Mother"},
        "ru": {"nom": "Обба Жабья Мать", "gen": "Оббы Жабьей Матери", "dat": "Оббе Жабьей Матери", "acc": "Оббу Жабью Мать", "ins": "Оббой Жабьей Матерью", "prep": "Оббе Жабьей Матери"},
    },
    abilities=(ObbaTheToadMotherRule, ObbaTheToadMotherAction,),
    deck_elements=("swamps",),
)

SOURCE = "cardscripts/heroes/first-light/obba-the-toad-mother.yaml"
LINES: dict[int, int] = {38: 10}
