"""Captain Ilva Oakhand / Капитан Ильва Дубовая Рука. Generated from cardscripts/heroes/first-light/captain-ilva-oakhand.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    Step,
)


class CaptainIlvaOakhandAction(ActivatedAbility):
    """(2), (T): Create a Tin Drummer.

    (2)(Т): Создайте Жестяного барабанщика.
    """

    payments = (Coins(2), CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.create("tin-drummer", 1)

    steps = (Step(step_1),)
    makes = ("tin-drummer",)


CARD = CardDefinition(
    id="captain-ilva-oakhand",
    type="hero",
    elements=(),
    classes=("warrior",),
    lives=27,
    names={
        "en": {"nom": "Captain Ilva Oakhand"},
        "ru": {"nom": "Капитан Ильва Дубовая Рука", "gen": "Капитана Ильвы Дубовой Руки", "dat": "Капитану Ильве Дубовой Руке", "acc": "Капитана Ильву Дубовую Руку", "ins": "Капитаном Ильвой Дубовой Рукой", "prep": "Капитане Ильве Дубовой Руке"},
    },
    abilities=(CaptainIlvaOakhandAction,),
)

SOURCE = "cardscripts/heroes/first-light/captain-ilva-oakhand.yaml"
LINES: dict[int, int] = {22: 10}
