"""Paths of the Immortals / Тропы Бессмертных. Generated from cardscripts/heroes/rulebook/paths-of-the-immortals.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    ReplacingAbility,
    See,
    Step,
    Target,
    on,
)


class PathsOfTheImmortalsReplacement(ReplacingAbility):
    """If the opponent's characters must be healed, instead wound the chosen character for 1.

    Если персонажи противника должны быть излечены, вместо этого ранить выбранного персонажа на 1.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_character(card) and see.is_opposing(card)

    replaces = on.healed(card=fits_1)

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_character(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 1)

    targets = (Target(1, may_target_2),)
    steps = (Step(step_1, targets=(1,)),)
    together = True


CARD = CardDefinition(
    id="paths-of-the-immortals",
    type="support",
    elements=("darkness",),
    classes=("terrain",),
    cost=4,
    names={
        "en": {"nom": "Paths of the Immortals"},
        "ru": {"nom": "Тропы Бессмертных", "gen": "Троп Бессмертных", "dat": "Тропам Бессмертных", "acc": "Тропы Бессмертных", "ins": "Тропами Бессмертных", "prep": "Тропах Бессмертных", "number": "pl"},
    },
    abilities=(PathsOfTheImmortalsReplacement,),
)

SOURCE = "cardscripts/heroes/rulebook/paths-of-the-immortals.yaml"
LINES: dict[int, int] = {29: 11}
