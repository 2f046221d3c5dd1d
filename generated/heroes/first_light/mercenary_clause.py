"""Mercenary Clause / Наёмничья оговорка. Generated from cardscripts/heroes/first-light/mercenary-clause.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_TURN,
    Keyword,
    See,
    SpellAbility,
    Step,
    Target,
)


class MercenaryClauseSpell(SpellAbility):
    """A creature gains Charge and Rage until the end of the turn.

    Существо получает Рывок и Гнев до конца хода.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), Keyword("charge"), until=END_OF_TURN)
        act.gain(act.target(1), Keyword("rage"), until=END_OF_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class MercenaryClauseSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="mercenary-clause",
    type="spell",
    elements=("steppes",),
    classes=("order",),
    cost=2,
    names={
        "en": {"nom": "Mercenary Clause"},
        "ru": {"nom": "Наёмничья оговорка", "gen": "Наёмничьей оговорки", "dat": "Наёмничьей оговорке", "acc": "Наёмничью оговорку", "ins": "Наёмничьей оговоркой", "prep": "Наёмничьей оговорке"},
    },
    abilities=(MercenaryClauseSpell, MercenaryClauseSpell2,),
    deck_heroes=("warrior",),
)

SOURCE = "cardscripts/heroes/first-light/mercenary-clause.yaml"
LINES: dict[int, int] = {25: 10, 26: 10, 39: 10}
