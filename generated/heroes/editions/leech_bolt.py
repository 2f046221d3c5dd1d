"""Leech Bolt / Стрела-пиявка. Generated from cardscripts/heroes/editions/leech-bolt.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    IN_DOING_SO,
    See,
    SpellAbility,
    Step,
    Target,
)


class LeechBoltSpell(SpellAbility):
    """Wound a creature for 3, and in doing so draw a card.

    Ранить существо на 3, при этом возьмите карту.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 3)

    def step_2(self, act: Act) -> None:
        act.draw(1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=IN_DOING_SO))


CARD = CardDefinition(
    id="leech-bolt",
    type="spell",
    elements=(),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Leech Bolt"},
        "ru": {"nom": "Стрела-пиявка", "gen": "Стрелы-пиявки", "dat": "Стреле-пиявке", "acc": "Стрелу-пиявку", "ins": "Стрелой-пиявкой", "prep": "Стреле-пиявке"},
    },
    abilities=(LeechBoltSpell,),
)

SOURCE = "cardscripts/heroes/editions/leech-bolt.yaml"
LINES: dict[int, int] = {24: 10, 27: 10}
