"""Sap Sharer / Делящийся соком. Generated from cardscripts/heroes/first-light/sap-sharer.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    ReplacingAbility,
    See,
    Step,
    Target,
    UP_TO,
    on,
    this_card,
)


class SapSharerReplacement(ReplacingAbility):
    """Instead of Regeneration, you may heal other creatures for a total of up to 3.

    Вместо Регенерации можете излечить других существ суммарно до 3.
    """

    replaces = on.healed(this_card)

    def applies(self, see: See) -> bool:
        return see.caused_by("regeneration")

    may = True

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and card != see.this

    def step_1(self, act: Act) -> None:
        for card in dict.fromkeys(act.targets(1)):
            act.heal(card, act.targets(1).count(card))

    targets = (Target(1, may_target_1, count=UP_TO(3), repeats=True),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="sap-sharer",
    type="creature",
    elements=("forests",),
    classes=("ent",),
    cost=5,
    strike=3,
    lives=6,
    names={
        "en": {"nom": "Sap Sharer"},
        "ru": {"nom": "Делящийся соком", "gen": "Делящегося соком", "dat": "Делящемуся соком", "acc": "Делящийся соком", "ins": "Делящимся соком", "prep": "Делящемся соком"},
    },
    abilities=(SapSharerReplacement,),
    keywords=(Keyword("regeneration", 3),),
)

SOURCE = "cardscripts/heroes/first-light/sap-sharer.yaml"
LINES: dict[int, int] = {26: 12, 34: 12, 35: 12}
