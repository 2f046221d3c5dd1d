"""Spend the Sap / Растраченные соки. Generated from cardscripts/heroes/first-light/spend-the-sap.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
    UP_TO,
)


class SpendTheSapSpell(SpellAbility):
    """Remove up to 6 additional lives from your characters, draw a card for every two additional lives removed.

    Снимите до 6 дополнительных жизней с ваших персонажей, возьмите карту за каждые 2 снятые дополнительные жизни.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        for card in dict.fromkeys(act.targets(1)):
            act.remove_lives(card, act.targets(1).count(card))

    def step_2(self, act: Act) -> None:
        act.draw(act.previous.amount // 2)

    targets = (Target(1, may_target_1, count=UP_TO(6), repeats=True),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="spend-the-sap",
    type="spell",
    elements=("forests",),
    classes=("ritual",),
    cost=3,
    names={
        "en": {"nom": "Spend the Sap"},
        "ru": {"nom": "Растраченные соки", "gen": "Растраченных соков", "dat": "Растраченным сокам", "acc": "Растраченные соки", "ins": "Растраченными соками", "prep": "Растраченных соках", "number": "pl"},
    },
    abilities=(SpendTheSapSpell,),
)

SOURCE = "cardscripts/heroes/first-light/spend-the-sap.yaml"
LINES: dict[int, int] = {25: 10, 26: 10, 29: 10}
