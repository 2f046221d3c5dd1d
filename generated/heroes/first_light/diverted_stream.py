"""Diverted Stream / Отведённый ручей. Generated from cardscripts/heroes/first-light/diverted-stream.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    ReplacingAbility,
    See,
    SpellAbility,
    Step,
    Target,
    on,
    opponent,
)


class DivertedStreamReplacement(ReplacingAbility):
    """The next time the opponent must draw a card, instead draw a card.

    В следующий раз, когда противник должен взять карту, вместо этого вы берёте карту.
    """

    replaces = on.draws(player=opponent)

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


class DivertedStreamSpell(SpellAbility):
    """The next time the opponent must draw a card, instead draw a card.

    В следующий раз, когда противник должен взять карту, вместо этого вы берёте карту.
    """

    def step_1(self, act: Act) -> None:
        act.gain(act.your_hero, DivertedStreamReplacement, uses=1)

    steps = (Step(step_1),)
    grants = (DivertedStreamReplacement,)


class DivertedStreamSpell2(SpellAbility):
    """Wound a creature for 1.

    Ранить существо на 1.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="diverted-stream",
    type="spell",
    elements=("swamps",),
    classes=("ritual",),
    cost=2,
    names={
        "en": {"nom": "Diverted Stream"},
        "ru": {"nom": "Отведённый ручей", "gen": "Отведённого ручья", "dat": "Отведённому ручью", "acc": "Отведённый ручей", "ins": "Отведённым ручьём", "prep": "Отведённом ручье"},
    },
    abilities=(DivertedStreamSpell, DivertedStreamSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/diverted-stream.yaml"
LINES: dict[int, int] = {25: 10, 37: 10, 53: 10}
