"""Long Fever / Долгая лихорадка. Generated from cardscripts/heroes/first-light/long-fever.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    See,
    SpellAbility,
    Step,
    Target,
    next_turns,
)


class LongFeverSpell(SpellAbility):
    """An opposing creature gains Vulnerability for 3 of your turns.

    Существо противника получает Уязвимость на 3 ваших хода.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), Keyword("vulnerability"), until=next_turns(3))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class LongFeverSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="long-fever",
    type="spell",
    elements=("swamps",),
    classes=("ritual",),
    cost=3,
    names={
        "en": {"nom": "Long Fever"},
        "ru": {"nom": "Долгая лихорадка", "gen": "Долгой лихорадки", "dat": "Долгой лихорадке", "acc": "Долгую лихорадку", "ins": "Долгой лихорадкой", "prep": "Долгой лихорадке"},
    },
    abilities=(LongFeverSpell, LongFeverSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/long-fever.yaml"
LINES: dict[int, int] = {25: 10, 38: 10}
