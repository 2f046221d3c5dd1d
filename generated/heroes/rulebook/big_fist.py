"""Big Fist / Большой кулак. Generated from cardscripts/heroes/rulebook/big-fist.yaml; do not edit."""

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


class BigFistReplacement(ReplacingAbility):
    """Instead of Regeneration, you may heal other creatures for a total of up to 4.

    Вместо Регенерации можете излечить других существ суммарно до 4.
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

    targets = (Target(1, may_target_1, count=UP_TO(4), repeats=True),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="big-fist",
    type="creature",
    elements=("swamps",),
    classes=("troll",),
    cost=6,
    strike=5,
    lives=7,
    names={
        "en": {"nom": "Big Fist"},
        "ru": {"nom": "Большой кулак", "gen": "Большого кулака", "dat": "Большому кулаку", "acc": "Большого кулака", "ins": "Большим кулаком", "prep": "Большом кулаке"},
    },
    abilities=(BigFistReplacement,),
    keywords=(Keyword("regeneration", 4),),
)

SOURCE = "cardscripts/heroes/rulebook/big-fist.yaml"
LINES: dict[int, int] = {26: 13, 34: 13, 35: 13}
