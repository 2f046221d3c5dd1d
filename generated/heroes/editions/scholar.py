"""Scholar / Книжник. Generated from cardscripts/heroes/editions/scholar.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    opponent,
)


class ScholarTrigger(TriggeredAbility):
    """When the opponent plays a spell, draw a card.

    Когда противник разыгрывает заклинание, возьмите карту.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_spell(card)

    trigger = on.played(card=fits_1, player=opponent)

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="scholar",
    type="creature",
    elements=(),
    classes=("human",),
    cost=2,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "Scholar"},
        "ru": {"nom": "Книжник", "gen": "Книжника", "dat": "Книжнику", "acc": "Книжника", "ins": "Книжником", "prep": "Книжнике"},
    },
    abilities=(ScholarTrigger,),
)

SOURCE = "cardscripts/heroes/editions/scholar.yaml"
LINES: dict[int, int] = {26: 12}
