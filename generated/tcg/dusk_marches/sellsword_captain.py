"""Sellsword Captain / Капитан наёмников. Generated from cardscripts/tcg/dusk-marches/sellsword-captain.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CardDefinition,
    END_OF_GAME,
    Keyword,
    See,
    Step,
    TriggeredAbility,
    on,
)


class SellswordCaptainTrigger(TriggeredAbility):
    """At the beginning of the battle, your creatures standing next to Sellsword Captain get blessing until the end of the battle.

    В начале боя ваши существа, стоящие рядом с Капитаном наёмников, получают благословение до конца боя.
    """

    trigger = on.battle_begins()

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and see.adjacent(card, see.this)

    def step_1(self, act: Act) -> None:
        act.gain(act.all(SellswordCaptainTrigger.such_1), Keyword("blessing"), until=END_OF_GAME)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="sellsword-captain",
    type="creature",
    elements=(),
    classes=("warrior hero",),
    gold=7,
    life=11,
    move=1,
    strike=(2, 4, 5),
    names={
        "en": {"nom": "Sellsword Captain"},
        "ru": {"nom": "Капитан наёмников", "gen": "Капитана наёмников", "dat": "Капитану наёмников", "acc": "Капитана наёмников", "ins": "Капитаном наёмников", "prep": "Капитане наёмников"},
    },
    abilities=(SellswordCaptainTrigger,),
)

SOURCE = "cardscripts/tcg/dusk-marches/sellsword-captain.yaml"
LINES: dict[int, int] = {27: 12}
