"""Empty Houses / Опустевшие дома. Generated from cardscripts/heroes/first-light/empty-houses.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class EmptyHousesSpell(SpellAbility):
    """Plague 3.

    Мор 3.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_hero(card)

    def step_1(self, act: Act) -> None:
        act.plague(3, act.controller(act.target(1)))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class EmptyHousesSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="empty-houses",
    type="spell",
    elements=("darkness",),
    classes=("ritual",),
    cost=2,
    names={
        "en": {"nom": "Empty Houses"},
        "ru": {"nom": "Опустевшие дома", "gen": "Опустевших домов", "dat": "Опустевшим домам", "acc": "Опустевшие дома", "ins": "Опустевшими домами", "prep": "Опустевших домах", "number": "pl"},
    },
    abilities=(EmptyHousesSpell, EmptyHousesSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/empty-houses.yaml"
LINES: dict[int, int] = {23: 10, 36: 10}
