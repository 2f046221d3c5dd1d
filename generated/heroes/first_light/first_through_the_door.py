"""First through the Door / Первая в дверях. Generated from cardscripts/heroes/first-light/first-through-the-door.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class FirstThroughTheDoorHire(TriggeredAbility):
    """Hire: If you went first, wound the opposing hero for 2.

    Найм: Если вы ходили первым, ранить героя противника на 2.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def condition(self, see: See) -> bool:
        return see.went_first(see.you)

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, 2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="first-through-the-door",
    type="creature",
    elements=(),
    classes=("mercenary",),
    cost=3,
    strike=4,
    lives=2,
    names={
        "en": {"nom": "First through the Door"},
        "ru": {"nom": "Первая в дверях", "gen": "Первой в дверях", "dat": "Первой в дверях", "acc": "Первую в дверях", "ins": "Первой в дверях", "prep": "Первой в дверях"},
    },
    abilities=(FirstThroughTheDoorHire,),
)

SOURCE = "cardscripts/heroes/first-light/first-through-the-door.yaml"
LINES: dict[int, int] = {24: 12, 27: 12}
