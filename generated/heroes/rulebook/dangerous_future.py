"""Dangerous Future / Опасное будущее. Generated from cardscripts/heroes/rulebook/dangerous-future.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
)


class DangerousFutureSpell(SpellAbility):
    """Reveal the top card of your deck, wound a character for X, where X is the cost of that card.

    Покажите верхнюю карту вашей колоды, ранить персонажа на Х, где Х – стоимость этой карты.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card)

    def step_1(self, act: Act) -> None:
        act.show(act.top(act.you))

    def step_2(self, act: Act) -> None:
        act.wound(act.target(1), act.cost(next(iter(act.top(act.you)), 0)))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1), Step(step_2, link=THEN, targets=(1,)))


CARD = CardDefinition(
    id="dangerous-future",
    type="spell",
    elements=("swamps",),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Dangerous Future"},
        "ru": {"nom": "Опасное будущее", "gen": "Опасного будущего", "dat": "Опасному будущему", "acc": "Опасное будущее", "ins": "Опасным будущим", "prep": "Опасном будущем"},
    },
    abilities=(DangerousFutureSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/dangerous-future.yaml"
LINES: dict[int, int] = {24: 11, 27: 11}
