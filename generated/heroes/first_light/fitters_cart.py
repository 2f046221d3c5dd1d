"""Fitter's Cart / Тележка монтажника. Generated from cardscripts/heroes/first-light/fitters-cart.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Choose,
    Mode,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class FittersCartHireOption1(Mode):
    """Hire: Create an Attack Module or a Support Module.

    Найм: Создайте Модуль атаки или Модуль поддержки.
    """

    makes = ("attack-module",)

    def step_1(self, act: Act) -> None:
        act.create("attack-module")

    steps = (Step(step_1),)


class FittersCartHireOption2(Mode):
    """Hire: Create an Attack Module or a Support Module.

    Найм: Создайте Модуль атаки или Модуль поддержки.
    """

    makes = ("support-module",)

    def step_1(self, act: Act) -> None:
        act.create("support-module")

    steps = (Step(step_1),)


class FittersCartHire(TriggeredAbility):
    """Hire: Create an Attack Module or a Support Module.

    Найм: Создайте Модуль атаки или Модуль поддержки.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.choose_modes(Choose((FittersCartHireOption1, FittersCartHireOption2)))

    steps = (Step(step_1),)
    makes = ("attack-module", "support-module")
    grants = (FittersCartHireOption1, FittersCartHireOption2)


CARD = CardDefinition(
    id="fitters-cart",
    type="creature",
    elements=(),
    classes=("mechanism",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Fitter's Cart"},
        "ru": {"nom": "Тележка монтажника", "gen": "Тележки монтажника", "dat": "Тележке монтажника", "acc": "Тележку монтажника", "ins": "Тележкой монтажника", "prep": "Тележке монтажника"},
    },
    abilities=(FittersCartHire,),
)

SOURCE = "cardscripts/heroes/first-light/fitters-cart.yaml"
LINES: dict[int, int] = {53: 12}
