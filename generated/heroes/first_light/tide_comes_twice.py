"""Tide Comes Twice / Двойной прилив. Generated from cardscripts/heroes/first-light/tide-comes-twice.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class TideComesTwiceSpell(SpellAbility):
    """Poison an opposing creature for 1.

    Отравить существо противника на 1.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.poison(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class TideComesTwiceSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="tide-comes-twice",
    type="spell",
    elements=("swamps",),
    classes=("wizardry",),
    cost=3,
    names={
        "en": {"nom": "Tide Comes Twice"},
        "ru": {"nom": "Двойной прилив", "gen": "Двойного прилива", "dat": "Двойному приливу", "acc": "Двойной прилив", "ins": "Двойным приливом", "prep": "Двойном приливе"},
    },
    abilities=(TideComesTwiceSpell, TideComesTwiceSpell2,),
    from_graveyard=True,
)

SOURCE = "cardscripts/heroes/first-light/tide-comes-twice.yaml"
LINES: dict[int, int] = {23: 10, 36: 10}
