"""Sun Bull of the Herd / Солнечный бык стада. Generated from cardscripts/heroes/first-light/sun-bull-of-the-herd.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    THEN,
    TriggeredAbility,
    on,
    this_card,
)


class SunBullOfTheHerdTrigger(TriggeredAbility):
    """When Sun Bull of the Herd inflicts wounds on the hero with a strike, open Sun Bull of the Herd; it may attack again.

    Когда Солнечный бык стада наносит раны ударом герою, откройте Солнечного быка стада, он может снова атаковать.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_hero(card)

    trigger = on.wounded(card=fits_1, source=this_card, how="strike")

    def step_1(self, act: Act) -> None:
        act.open(act.this)

    def step_2(self, act: Act) -> None:
        act.attack_again(act.this)

    steps = (Step(step_1), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="sun-bull-of-the-herd",
    type="creature",
    elements=("steppes",),
    classes=("beast",),
    cost=5,
    strike=4,
    lives=5,
    names={
        "en": {"nom": "Sun Bull of the Herd"},
        "ru": {"nom": "Солнечный бык стада", "gen": "Солнечного быка стада", "dat": "Солнечному быку стада", "acc": "Солнечного быка стада", "ins": "Солнечным быком стада", "prep": "Солнечном быке стада"},
    },
    abilities=(SunBullOfTheHerdTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/sun-bull-of-the-herd.yaml"
LINES: dict[int, int] = {27: 12, 30: 12}
