"""Hedge Sermon / Проповедь под забором. Generated from cardscripts/heroes/first-light/hedge-sermon.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class HedgeSermonSpell(SpellAbility):
    """Heal a character for 4.

    Излечить персонажа на 4.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card)

    def step_1(self, act: Act) -> None:
        act.heal(act.target(1), 4)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class HedgeSermonSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="hedge-sermon",
    type="spell",
    elements=("darkness",),
    classes=("ritual",),
    cost=2,
    names={
        "en": {"nom": "Hedge Sermon"},
        "ru": {"nom": "Проповедь под забором", "gen": "Проповеди под забором", "dat": "Проповеди под забором", "acc": "Проповедь под забором", "ins": "Проповедью под забором", "prep": "Проповеди под забором"},
    },
    abilities=(HedgeSermonSpell, HedgeSermonSpell2,),
    deck_heroes=("priest",),
)

SOURCE = "cardscripts/heroes/first-light/hedge-sermon.yaml"
LINES: dict[int, int] = {23: 10, 36: 10}
