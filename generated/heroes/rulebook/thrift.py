"""Thrift / Бережливость. Generated from cardscripts/heroes/rulebook/thrift.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Cost,
    See,
    StaticAbility,
)


class ThriftRule(StaticAbility):
    """Your spells cost (1) less.

    Ваши заклинания стоят на (1) дешевле.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_spell(card) and see.is_yours(card)

    rows = (Cost(-1),)


CARD = CardDefinition(
    id="thrift",
    type="support",
    elements=("forests",),
    classes=("amulet",),
    cost=2,
    names={
        "en": {"nom": "Thrift"},
        "ru": {"nom": "Бережливость", "gen": "Бережливости", "dat": "Бережливости", "acc": "Бережливость", "ins": "Бережливостью", "prep": "Бережливости"},
    },
    abilities=(ThriftRule,),
)

SOURCE = "cardscripts/heroes/rulebook/thrift.yaml"
LINES: dict[int, int] = {18: 11}
