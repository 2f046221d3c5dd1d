"""Ponita / Понита. Generated from cardscripts/heroes/rulebook/ponita.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    Coins,
    See,
    Step,
    THEN,
    Target,
)


class PonitaAction(ActivatedAbility):
    """(5): Wound the hero for 1, you may wound a creature for 1, heal a character for 1, draw a card, the player puts the top card of the deck into the graveyard.

    (5): Ранить героя на 1, можете ранить существо на 1, излечить персонажа на 1, возьмите карту, игрок кладёт верхнюю карту колоды на кладбище.
    """

    payments = (Coins(5),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_hero(card)

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def may_target_3(self, see: See, card: int) -> bool:
        return see.is_character(card)

    def may_target_4(self, see: See, card: int) -> bool:
        return see.is_hero(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 1)

    def step_2(self, act: Act) -> None:
        act.wound(act.target(2), 1)

    def step_3(self, act: Act) -> None:
        act.heal(act.target(3), 1)

    def step_4(self, act: Act) -> None:
        act.draw(1)

    def step_5(self, act: Act) -> None:
        act.to_graveyard(act.top(act.controller(act.target(4))))

    targets = (Target(1, may_target_1), Target(2, may_target_2), Target(3, may_target_3), Target(4, may_target_4))
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN, may=True, targets=(2,)), Step(step_3, link=THEN, targets=(3,)), Step(step_4, link=THEN), Step(step_5, link=THEN, targets=(4,)))


CARD = CardDefinition(
    id="ponita",
    type="creature",
    elements=("swamps",),
    classes=("witch",),
    cost=4,
    strike=1,
    lives=4,
    names={
        "en": {"nom": "Ponita"},
        "ru": {"nom": "Понита", "gen": "Пониты", "dat": "Поните", "acc": "Пониту", "ins": "Понитой", "prep": "Поните"},
    },
    abilities=(PonitaAction,),
)

SOURCE = "cardscripts/heroes/rulebook/ponita.yaml"
LINES: dict[int, int] = {36: 12, 39: 12, 42: 12, 45: 12, 48: 12}
