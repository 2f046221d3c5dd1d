"""Tryasovitsa / Трясовица. Generated from cardscripts/heroes/rulebook/tryasovitsa.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class TryasovitsaTrigger(TriggeredAbility):
    """When Tryasovitsa dies from an opposing creature, take control of that creature.

    При гибели Трясовицы от существа противника возьмите под контроль это существо.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    trigger = on.dies(card=this_card, source=fits_1)

    def step_1(self, act: Act) -> None:
        act.take_control(act.event.source)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="tryasovitsa",
    type="creature",
    elements=("swamps",),
    classes=("undead",),
    cost=4,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Tryasovitsa"},
        "ru": {"nom": "Трясовица", "gen": "Трясовицы", "dat": "Трясовице", "acc": "Трясовицу", "ins": "Трясовицей", "prep": "Трясовице"},
    },
    abilities=(TryasovitsaTrigger,),
)

SOURCE = "cardscripts/heroes/rulebook/tryasovitsa.yaml"
LINES: dict[int, int] = {26: 13}
