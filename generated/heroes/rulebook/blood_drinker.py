"""Blood Drinker / Пьющий кровь. Generated from cardscripts/heroes/rulebook/blood-drinker.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class BloodDrinkerStrike(TriggeredAbility):
    """On a strike, heal yourself for 2.

    При ударе излечиться на 2.
    """

    keyword = "strike"
    trigger = on.strikes(card=this_card)

    def step_1(self, act: Act) -> None:
        act.heal(act.this, 2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="blood-drinker",
    type="creature",
    elements=("swamps",),
    classes=("undead",),
    cost=3,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Blood Drinker"},
        "ru": {"nom": "Пьющий кровь", "gen": "Пьющего кровь", "dat": "Пьющему кровь", "acc": "Пьющий кровь", "ins": "Пьющим кровь", "prep": "Пьющем кровь"},
    },
    abilities=(BloodDrinkerStrike,),
)

SOURCE = "cardscripts/heroes/rulebook/blood-drinker.yaml"
LINES: dict[int, int] = {23: 13}
