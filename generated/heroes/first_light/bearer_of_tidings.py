"""Bearer of Tidings / Несущий вести. Generated from cardscripts/heroes/first-light/bearer-of-tidings.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class BearerOfTidingsHire(TriggeredAbility):
    """Hire: Shuffle Dark Omen into the opponent's deck.

    Найм: Замешайте Дурную примету в колоду противника.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.place("dark-omen", act.opponent)

    steps = (Step(step_1),)
    makes = ("dark-omen",)


CARD = CardDefinition(
    id="bearer-of-tidings",
    type="creature",
    elements=(),
    classes=("human",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Bearer of Tidings"},
        "ru": {"nom": "Несущий вести", "gen": "Несущего вести", "dat": "Несущему вести", "acc": "Несущего вести", "ins": "Несущим вести", "prep": "Несущем вести"},
    },
    abilities=(BearerOfTidingsHire,),
)

SOURCE = "cardscripts/heroes/first-light/bearer-of-tidings.yaml"
LINES: dict[int, int] = {23: 12}
