"""Gravel Diviner / Гадатель на щебне. Generated from cardscripts/heroes/first-light/gravel-diviner.yaml; do not edit."""

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


class GravelDivinerHire(TriggeredAbility):
    """Hire: Reveal the top card of your deck; if it is a creature, draw a card; otherwise place an enhancement effect on Gravel Diviner.

    Найм: Покажите верхнюю карту вашей колоды; если это существо, возьмите карту; иначе положите эффект усиления на Гадателя на щебне.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def holds_1(self, see: See) -> bool:
        return see.is_creature(next(iter(see.top(see.you)), 0))

    def otherwise_2(self, see: See) -> bool:
        return not see.result(2).tried

    def step_1(self, act: Act) -> None:
        act.show(act.top(act.you))

    def step_2(self, act: Act) -> None:
        act.draw(1)

    def step_3(self, act: Act) -> None:
        act.enhance(act.this, 1)

    steps = (Step(step_1), Step(step_2, link=THEN, condition=holds_1), Step(step_3, condition=otherwise_2))


CARD = CardDefinition(
    id="gravel-diviner",
    type="creature",
    elements=("mountains",),
    classes=("gnome",),
    cost=3,
    strike=2,
    lives=2,
    names={
        "en": {"nom": "Gravel Diviner"},
        "ru": {"nom": "Гадатель на щебне", "gen": "Гадателя на щебне", "dat": "Гадателю на щебне", "acc": "Гадателя на щебне", "ins": "Гадателем на щебне", "prep": "Гадателе на щебне"},
    },
    abilities=(GravelDivinerHire,),
)

SOURCE = "cardscripts/heroes/first-light/gravel-diviner.yaml"
LINES: dict[int, int] = {31: 12, 34: 12, 37: 12}
