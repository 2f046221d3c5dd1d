"""Errand Boy / Мальчик на посылках. Generated from cardscripts/heroes/first-light/errand-boy.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class ErrandBoyHire(TriggeredAbility):
    """Hire: Shuffle Lucky Find into your deck (Hire triggers when this card enters play).

    Найм: Замешайте Счастливую находку в вашу колоду (найм срабатывает, когда эта карта входит в игру).
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.place("lucky-find", act.you)

    steps = (Step(step_1),)
    makes = ("lucky-find",)


CARD = CardDefinition(
    id="errand-boy",
    type="creature",
    elements=(),
    classes=("human",),
    cost=2,
    strike=2,
    lives=2,
    names={
        "en": {"nom": "Errand Boy"},
        "ru": {"nom": "Мальчик на посылках", "gen": "Мальчика на посылках", "dat": "Мальчику на посылках", "acc": "Мальчика на посылках", "ins": "Мальчиком на посылках", "prep": "Мальчике на посылках"},
    },
    abilities=(ErrandBoyHire,),
)

SOURCE = "cardscripts/heroes/first-light/errand-boy.yaml"
LINES: dict[int, int] = {23: 12}
