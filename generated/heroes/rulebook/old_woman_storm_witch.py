"""Old Woman Storm-Witch / Старуха-буреведьма. Generated from cardscripts/heroes/rulebook/old-woman-storm-witch.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class OldWomanStormWitchTrigger(TriggeredAbility):
    """When Old Woman Storm-Witch dies from a spell, draw a card.

    При гибели Старухи-буреведьмы от заклинания возьмите карту.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_spell(card)

    trigger = on.dies(card=this_card, source=fits_1)

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="old-woman-storm-witch",
    type="creature",
    elements=("mountains",),
    classes=("witch",),
    cost=3,
    strike=2,
    lives=4,
    names={
        "en": {"nom": "Old Woman Storm-Witch"},
        "ru": {"nom": "Старуха-буреведьма", "gen": "Старухи-буреведьмы", "dat": "Старухе-буреведьме", "acc": "Старуху-буреведьму", "ins": "Старухой-буреведьмой", "prep": "Старухе-буреведьме"},
    },
    abilities=(OldWomanStormWitchTrigger,),
)

SOURCE = "cardscripts/heroes/rulebook/old-woman-storm-witch.yaml"
LINES: dict[int, int] = {26: 13}
