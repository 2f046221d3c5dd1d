"""Great Minds Think Alike / Великие умы мыслят одинаково. Generated from cardscripts/heroes/rulebook/great-minds-think-alike.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Count,
    DECK,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
    YOURS,
)


class GreatMindsThinkAlikeSpell(SpellAbility):
    """Choose an opposing creature, summon up to two creatures with the same name.

    Выберите существо противника, вызовите до двух существ с таким же названием.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.same_name(card, see.target(1))

    def step_1(self, act: Act) -> None:
        pass

    def step_2(self, act: Act) -> None:
        act.summon(act.targets(2))

    targets = (Target(1, may_target_1), Target(2, may_target_2, count=Count(0, 2), zone=DECK, whose=YOURS, role="choice"))
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN, targets=(2,)))


CARD = CardDefinition(
    id="great-minds-think-alike",
    type="spell",
    elements=(),
    classes=("wizardry",),
    cost=5,
    names={
        "en": {"nom": "Great Minds Think Alike"},
        "ru": {"nom": "Великие умы мыслят одинаково", "gen": "Великих умов мыслят одинаково", "dat": "Великим умам мыслят одинаково", "acc": "Великие умы мыслят одинаково", "ins": "Великими умами мыслят одинаково", "prep": "Великих умах мыслят одинаково", "number": "pl"},
    },
    abilities=(GreatMindsThinkAlikeSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/great-minds-think-alike.yaml"
LINES: dict[int, int] = {33: 11}
