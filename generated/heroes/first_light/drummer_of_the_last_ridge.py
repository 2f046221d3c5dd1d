"""Drummer of the Last Ridge / Барабанщик последнего хребта. Generated from cardscripts/heroes/first-light/drummer-of-the-last-ridge.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    ReplacingAbility,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class DrummerOfTheLastRidgeHireDoubled(ReplacingAbility):
    """Hire: The next time your creature inflicts wounds, instead it inflicts twice as many.

    Найм: В следующий раз, когда ваше существо нанесет раны, вместо этого оно нанесет вдвое больше.
    """

    def fits(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    replaces = on.wounded(source=fits)

    def step_1(self, act: Act) -> None:
        act.keep(amount=2 * act.event.amount)

    steps = (Step(step_1),)


class DrummerOfTheLastRidgeHire(TriggeredAbility):
    """Hire: The next time your creature inflicts wounds, instead it inflicts twice as many.

    Найм: В следующий раз, когда ваше существо нанесет раны, вместо этого оно нанесет вдвое больше.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.gain(act.your_hero, DrummerOfTheLastRidgeHireDoubled, uses=1)

    steps = (Step(step_1),)
    grants = (DrummerOfTheLastRidgeHireDoubled,)


CARD = CardDefinition(
    id="drummer-of-the-last-ridge",
    type="creature",
    elements=("mountains",),
    classes=("gnome",),
    cost=4,
    strike=2,
    lives=4,
    names={
        "en": {"nom": "Drummer of the Last Ridge"},
        "ru": {"nom": "Барабанщик последнего хребта", "gen": "Барабанщика последнего хребта", "dat": "Барабанщику последнего хребта", "acc": "Барабанщика последнего хребта", "ins": "Барабанщиком последнего хребта", "prep": "Барабанщике последнего хребта"},
    },
    abilities=(DrummerOfTheLastRidgeHire,),
)

SOURCE = "cardscripts/heroes/first-light/drummer-of-the-last-ridge.yaml"
LINES: dict[int, int] = {42: 12}
