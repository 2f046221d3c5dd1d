"""Dendromorph / Дендроморф. Generated from cardscripts/heroes/rulebook/dendromorph.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    IN_DOING_SO,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class DendromorphHire(TriggeredAbility):
    """Hire: You may close Dendromorph, and in doing so draw a card.

    Найм: Можете закрыть Дендроморфа, при этом возьмите карту.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)
    may = True

    def step_1(self, act: Act) -> None:
        act.close(act.this)

    def step_2(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1), Step(step_2, link=IN_DOING_SO))


CARD = CardDefinition(
    id="dendromorph",
    type="creature",
    elements=("forests",),
    classes=("ent",),
    cost=6,
    strike=6,
    lives=7,
    names={
        "en": {"nom": "Dendromorph"},
        "ru": {"nom": "Дендроморф", "gen": "Дендроморфа", "dat": "Дендроморфу", "acc": "Дендроморфа", "ins": "Дендроморфом", "prep": "Дендроморфе"},
    },
    abilities=(DendromorphHire,),
)

SOURCE = "cardscripts/heroes/rulebook/dendromorph.yaml"
LINES: dict[int, int] = {25: 13, 28: 13}
