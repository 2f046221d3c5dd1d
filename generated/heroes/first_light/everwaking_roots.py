"""Everwaking Roots / Неспящие корни. Generated from cardscripts/heroes/first-light/everwaking-roots.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    GRAVEYARD,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class EverwakingRootsTrigger(TriggeredAbility):
    """When this card is put into the graveyard, draw a card.

    Когда эта карта попадает на кладбище, возьмите карту.
    """

    zone = GRAVEYARD
    trigger = on.moves(card=this_card, to="graveyard")

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="everwaking-roots",
    type="creature",
    elements=("forests",),
    classes=("ent",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Everwaking Roots"},
        "ru": {"nom": "Неспящие корни", "gen": "Неспящих корней", "dat": "Неспящим корням", "acc": "Неспящие корни", "ins": "Неспящими корнями", "prep": "Неспящих корнях", "number": "pl"},
    },
    abilities=(EverwakingRootsTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/everwaking-roots.yaml"
LINES: dict[int, int] = {24: 12}
