"""Debt Turned Over / Переведённый долг. Generated from cardscripts/heroes/first-light/debt-turned-over.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    ReplacingAbility,
    SpellAbility,
    Step,
    on,
    opponent,
)


class DebtTurnedOverReplacement(ReplacingAbility):
    """The next time the opponent must draw a card, instead draw a card.

    В следующий раз, когда противник должен взять карту, вместо этого вы берёте карту.
    """

    replaces = on.draws(player=opponent)

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


class DebtTurnedOverSpell(SpellAbility):
    """The next time the opponent must draw a card, instead draw a card.

    В следующий раз, когда противник должен взять карту, вместо этого вы берёте карту.
    """

    def step_1(self, act: Act) -> None:
        act.gain(act.your_hero, DebtTurnedOverReplacement, uses=1)

    steps = (Step(step_1),)
    grants = (DebtTurnedOverReplacement,)


class DebtTurnedOverSpell2(SpellAbility):
    """The opponent discards a random card.

    Противник сбрасывает случайную карту.
    """

    def step_1(self, act: Act) -> None:
        act.discard_random(act.opponent, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="debt-turned-over",
    type="spell",
    elements=("darkness",),
    classes=("ritual",),
    cost=3,
    names={
        "en": {"nom": "Debt Turned Over"},
        "ru": {"nom": "Переведённый долг", "gen": "Переведённого долга", "dat": "Переведённому долгу", "acc": "Переведённый долг", "ins": "Переведённым долгом", "prep": "Переведённом долге"},
    },
    abilities=(DebtTurnedOverSpell, DebtTurnedOverSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/debt-turned-over.yaml"
LINES: dict[int, int] = {23: 10, 35: 10, 48: 10}
