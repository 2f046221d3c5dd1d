"""Zul-Baal / Зул-Баал. Generated from cardscripts/heroes/rulebook/zul-baal.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    IN_DOING_SO,
    See,
    Step,
    Target,
)


class ZulBaalAction(ActivatedAbility):
    """(1), (T): Wound your hero for 1, and in doing so wound a character for 2.

    (1)(Т): Ранить вашего героя на 1, при этом ранить персонажа на 2.
    """

    payments = (Coins(1), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.your_hero, 1)

    def step_2(self, act: Act) -> None:
        act.wound(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1), Step(step_2, link=IN_DOING_SO, targets=(1,)))


CARD = CardDefinition(
    id="zul-baal",
    type="hero",
    elements=("darkness",),
    classes=("mage",),
    lives=28,
    names={
        "en": {"nom": "Zul-Baal"},
        "ru": {"nom": "Зул-Баал", "gen": "Зул-Баала", "dat": "Зул-Баалу", "acc": "Зул-Баала", "ins": "Зул-Баалом", "prep": "Зул-Баале"},
    },
    abilities=(ZulBaalAction,),
    deck_elements=("darkness",),
)

SOURCE = "cardscripts/heroes/rulebook/zul-baal.yaml"
LINES: dict[int, int] = {28: 11, 31: 11}
