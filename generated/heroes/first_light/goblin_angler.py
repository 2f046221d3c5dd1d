"""Goblin Angler / Гоблин с удочкой. Generated from cardscripts/heroes/first-light/goblin-angler.yaml; do not edit."""

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


class GoblinAnglerHire(TriggeredAbility):
    """Hire: Reveal the top card of your deck; if it is a creature, draw a card.

    Найм: Покажите верхнюю карту вашей колоды; если это существо, возьмите карту.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def holds_1(self, see: See) -> bool:
        return see.is_creature(next(iter(see.top(see.you)), 0))

    def step_1(self, act: Act) -> None:
        act.show(act.top(act.you))

    def step_2(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1), Step(step_2, link=THEN, condition=holds_1))


CARD = CardDefinition(
    id="goblin-angler",
    type="creature",
    elements=("swamps",),
    classes=("goblin",),
    cost=2,
    strike=2,
    lives=2,
    names={
        "en": {"nom": "Goblin Angler"},
        "ru": {"nom": "Гоблин с удочкой", "gen": "Гоблина с удочкой", "dat": "Гоблину с удочкой", "acc": "Гоблина с удочкой", "ins": "Гоблином с удочкой", "prep": "Гоблине с удочкой"},
    },
    abilities=(GoblinAnglerHire,),
)

SOURCE = "cardscripts/heroes/first-light/goblin-angler.yaml"
LINES: dict[int, int] = {28: 12, 31: 12}
