"""Hunter by Warrant / Охотник по предписанию. Generated from cardscripts/heroes/first-light/hunter-by-warrant.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Inflicts,
    Receives,
    See,
    StaticAbility,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class HunterByWarrantHire(TriggeredAbility):
    """Hire: Choose a class.

    Найм: Выберите класс.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.choose_class()

    steps = (Step(step_1),)


class HunterByWarrantSuperiority(StaticAbility):
    """Superiority over creatures of the chosen class.

    Превосходство над существами выбранного класса.
    """

    keyword = "superiority"

    def against_1(self, see: See, card: int, other: int) -> bool:
        return see.is_creature(other) and see.has_class(other, see.chosen("class"))

    def source_2(self, see: See, card: int, other: int) -> bool:
        return see.is_creature(other) and see.has_class(other, see.chosen("class"))

    rows = (Inflicts(2, against=against_1), Receives(-2, source=source_2),)


CARD = CardDefinition(
    id="hunter-by-warrant",
    type="creature",
    elements=("darkness",),
    classes=("inquisitor",),
    cost=4,
    strike=4,
    lives=3,
    names={
        "en": {"nom": "Hunter by Warrant"},
        "ru": {"nom": "Охотник по предписанию", "gen": "Охотника по предписанию", "dat": "Охотнику по предписанию", "acc": "Охотника по предписанию", "ins": "Охотником по предписанию", "prep": "Охотнике по предписанию"},
    },
    abilities=(HunterByWarrantHire, HunterByWarrantSuperiority,),
)

SOURCE = "cardscripts/heroes/first-light/hunter-by-warrant.yaml"
LINES: dict[int, int] = {27: 12}
