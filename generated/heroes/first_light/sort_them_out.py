"""Sort Them Out / Разобраться с каждым. Generated from cardscripts/heroes/first-light/sort-them-out.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
)


class SortThemOutSpell(SpellAbility):
    """Choose an opposing creature, if that creature is not a troll, poison it for 3.

    Выберите существо противника, если это существо не тролль, отравить его на 3.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def holds_2(self, see: See) -> bool:
        return not (see.has_class(see.target(1), "troll"))

    def step_1(self, act: Act) -> None:
        pass

    def step_2(self, act: Act) -> None:
        act.poison(act.target(1), 3)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN, condition=holds_2))


CARD = CardDefinition(
    id="sort-them-out",
    type="spell",
    elements=("swamps",),
    classes=("action",),
    cost=3,
    names={
        "en": {"nom": "Sort Them Out"},
        "ru": {"nom": "Разобраться с каждым", "gen": "Разобраться с каждым", "dat": "Разобраться с каждым", "acc": "Разобраться с каждым", "ins": "Разобраться с каждым", "prep": "Разобраться с каждым"},
    },
    abilities=(SortThemOutSpell,),
)

SOURCE = "cardscripts/heroes/first-light/sort-them-out.yaml"
LINES: dict[int, int] = {30: 10}
