"""Kumis Brewer / Кумысница. Generated from cardscripts/heroes/first-light/kumis-brewer.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    See,
    Step,
    Target,
)


class KumisBrewerAction(ActivatedAbility):
    """(1), (T): Heal a character for 2.

    (1)(Т): Излечить персонажа на 2.
    """

    payments = (Coins(1), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card)

    def step_1(self, act: Act) -> None:
        act.heal(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="kumis-brewer",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=2,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "Kumis Brewer"},
        "ru": {"nom": "Кумысница", "gen": "Кумысницы", "dat": "Кумыснице", "acc": "Кумысницу", "ins": "Кумысницей", "prep": "Кумыснице"},
    },
    abilities=(KumisBrewerAction,),
)

SOURCE = "cardscripts/heroes/first-light/kumis-brewer.yaml"
LINES: dict[int, int] = {27: 12}
