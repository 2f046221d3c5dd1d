"""Thick Skin Draught / Настой толстокожих. Generated from cardscripts/heroes/first-light/thick-skin-draught.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    See,
    SpellAbility,
    Step,
    Target,
    opponents_next_turns,
)


class ThickSkinDraughtSpell(SpellAbility):
    """Your creature gains Armor 1 for 2 turns of the opponent.

    Ваше существо получает Броню 1 на 2 хода противника.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), Keyword("armor", 1), until=opponents_next_turns(2))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class ThickSkinDraughtSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="thick-skin-draught",
    type="spell",
    elements=(),
    classes=("potion",),
    cost=2,
    names={
        "en": {"nom": "Thick Skin Draught"},
        "ru": {"nom": "Настой толстокожих", "gen": "Настоя толстокожих", "dat": "Настою толстокожих", "acc": "Настой толстокожих", "ins": "Настоем толстокожих", "prep": "Настое толстокожих"},
    },
    abilities=(ThickSkinDraughtSpell, ThickSkinDraughtSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/thick-skin-draught.yaml"
LINES: dict[int, int] = {25: 10, 38: 10}
