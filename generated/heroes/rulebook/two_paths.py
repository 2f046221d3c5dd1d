"""Two Paths / Два пути. Generated from cardscripts/heroes/rulebook/two-paths.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Choose,
    Mode,
    See,
    SpellAbility,
    Step,
    Target,
)


class TwoPathsMode(Mode):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


class TwoPathsMode2(Mode):
    """Wound a creature for 1.

    Ранить существо на 1.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class TwoPathsSpell(SpellAbility):
    """Choose twice from: - Draw a card - Wound a creature for 1.

    Выберите два раза одно из: - Возьмите карту - Ранить существо на 1.
    """

    choose = Choose((TwoPathsMode, TwoPathsMode2,), 2, 2, repeats=True)


CARD = CardDefinition(
    id="two-paths",
    type="spell",
    elements=(),
    classes=("wizardry",),
    cost=3,
    names={
        "en": {"nom": "Two Paths"},
        "ru": {"nom": "Два пути", "gen": "Два пути", "dat": "Два пути", "acc": "Два пути", "ins": "Два пути", "prep": "Два пути"},
    },
    abilities=(TwoPathsSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/two-paths.yaml"
LINES: dict[int, int] = {22: 12, 37: 13}
