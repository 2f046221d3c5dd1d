"""Heads or Tails / Орёл или решка. Generated from cardscripts/heroes/first-light/heads-or-tails.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class HeadsOrTailsSpell(SpellAbility):
    """The chosen player draws two cards.

    Выбранный игрок берёт две карты.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_hero(card)

    def step_1(self, act: Act) -> None:
        act.draw(2, act.controller(act.target(1)))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="heads-or-tails",
    type="spell",
    elements=(),
    classes=("event",),
    cost=2,
    names={
        "en": {"nom": "Heads or Tails"},
        "ru": {"nom": "Орёл или решка", "gen": "Орла или решки", "dat": "Орлу или решке", "acc": "Орла или решку", "ins": "Орлом или решкой", "prep": "Орле или решке"},
    },
    abilities=(HeadsOrTailsSpell,),
)

SOURCE = "cardscripts/heroes/first-light/heads-or-tails.yaml"
LINES: dict[int, int] = {23: 10}
