"""Keeper of Three Kettles / Хозяйка трёх котлов. Generated from cardscripts/heroes/first-light/keeper-of-three-kettles.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Choose,
    Mode,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class KeeperOfThreeKettlesMode(Mode):
    """Poison an opposing creature for 2.

    Отравить существо противника на 2.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.poison(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class KeeperOfThreeKettlesMode2(Mode):
    """Heal a character for 4.

    Излечить персонажа на 4.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card)

    def step_1(self, act: Act) -> None:
        act.heal(act.target(1), 4)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class KeeperOfThreeKettlesHire(TriggeredAbility):
    """Hire: Choose one: Poison an opposing creature for 2; Heal a character for 4.

    Найм: Выберите одно из: Отравить существо противника на 2; Излечить персонажа на 4.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)
    choose = Choose((KeeperOfThreeKettlesMode, KeeperOfThreeKettlesMode2,), 1, 1)


CARD = CardDefinition(
    id="keeper-of-three-kettles",
    type="creature",
    elements=("swamps",),
    classes=("witch",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Keeper of Three Kettles"},
        "ru": {"nom": "Хозяйка трёх котлов", "gen": "Хозяйки трёх котлов", "dat": "Хозяйке трёх котлов", "acc": "Хозяйку трёх котлов", "ins": "Хозяйкой трёх котлов", "prep": "Хозяйке трёх котлов"},
    },
    abilities=(KeeperOfThreeKettlesHire,),
)

SOURCE = "cardscripts/heroes/first-light/keeper-of-three-kettles.yaml"
LINES: dict[int, int] = {27: 12, 43: 12}
