"""Crash of Thunder / Громовое эхо. Generated from cardscripts/heroes/first-light/crash-of-thunder.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
)


class CrashOfThunderSpell(SpellAbility):
    """Stun all opposing creatures of cost 4 or less.

    Оглушите всех существ противника стоимостью 4 или менее.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card) and see.cost(card) <= 4

    def step_1(self, act: Act) -> None:
        act.stun(act.all(CrashOfThunderSpell.such_1))

    steps = (Step(step_1),)


class CrashOfThunderSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="crash-of-thunder",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=4,
    names={
        "en": {"nom": "Crash of Thunder"},
        "ru": {"nom": "Громовое эхо", "gen": "Громового эха", "dat": "Громовому эху", "acc": "Громовое эхо", "ins": "Громовым эхом", "prep": "Громовом эхе"},
    },
    abilities=(CrashOfThunderSpell, CrashOfThunderSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/crash-of-thunder.yaml"
LINES: dict[int, int] = {22: 10, 34: 10}
