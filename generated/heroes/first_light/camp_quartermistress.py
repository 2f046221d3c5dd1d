"""Camp Quartermistress / Лагерная провиантмейстерша. Generated from cardscripts/heroes/first-light/camp-quartermistress.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class CampQuartermistressHire(TriggeredAbility):
    """Hire: Create a Field Ration.

    Найм: Создайте Походный паёк.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.create("field-ration", 1)

    steps = (Step(step_1),)
    makes = ("field-ration",)


CARD = CardDefinition(
    id="camp-quartermistress",
    type="creature",
    elements=(),
    classes=("human",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Camp Quartermistress"},
        "ru": {"nom": "Лагерная провиантмейстерша", "gen": "Лагерной провиантмейстерши", "dat": "Лагерной провиантмейстерше", "acc": "Лагерную провиантмейстершу", "ins": "Лагерной провиантмейстершей", "prep": "Лагерной провиантмейстерше"},
    },
    abilities=(CampQuartermistressHire,),
)

SOURCE = "cardscripts/heroes/first-light/camp-quartermistress.yaml"
LINES: dict[int, int] = {23: 12}
