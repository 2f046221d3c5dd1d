"""Puppet for a Day / Марионетка на день. Generated from cardscripts/heroes/first-light/puppet-for-a-day.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_TURN,
    Keyword,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
)


class PuppetForADaySpell(SpellAbility):
    """Take control of an opposing creature until the end of the turn, ready that creature, that creature gains Charge until the end of the turn.

    Возьмите под контроль существо противника до конца хода, подготовьте это существо, это существо получает Рывок до конца хода.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.take_control(act.target(1), until=END_OF_TURN)

    def step_2(self, act: Act) -> None:
        act.ready(act.target(1))

    def step_3(self, act: Act) -> None:
        act.gain(act.target(1), Keyword("charge"), until=END_OF_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN), Step(step_3, link=THEN))


CARD = CardDefinition(
    id="puppet-for-a-day",
    type="spell",
    elements=("darkness",),
    classes=("wizardry",),
    cost=5,
    names={
        "en": {"nom": "Puppet for a Day"},
        "ru": {"nom": "Марионетка на день", "gen": "Марионетки на день", "dat": "Марионетке на день", "acc": "Марионетку на день", "ins": "Марионеткой на день", "prep": "Марионетке на день"},
    },
    abilities=(PuppetForADaySpell,),
)

SOURCE = "cardscripts/heroes/first-light/puppet-for-a-day.yaml"
LINES: dict[int, int] = {26: 10, 29: 10, 32: 10}
