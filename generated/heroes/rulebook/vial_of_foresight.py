"""Vial of Foresight / Фиал предвидения. Generated from cardscripts/heroes/rulebook/vial-of-foresight.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Cost,
    Count,
    DECK,
    END_OF_TURN,
    HAND,
    See,
    SpellAbility,
    StaticAbility,
    Step,
    THEN,
    Target,
    YOURS,
)


class VialOfForesightRule(StaticAbility):
    """costs (4) less.

    стоит на (4) дешевле.
    """

    zone = HAND
    rows = (Cost(-4),)


class VialOfForesightSpell(SpellAbility):
    """Search for a creature, it costs (4) less until the end of the turn.

    Поиск – существо, оно стоит на (4) дешевле до конца хода.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.search(act.targets(1))

    def step_2(self, act: Act) -> None:
        act.gain(act.targets(1), VialOfForesightRule, until=END_OF_TURN)

    targets = (Target(1, may_target_1, count=Count(0, 1), zone=DECK, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))
    grants = (VialOfForesightRule,)


CARD = CardDefinition(
    id="vial-of-foresight",
    type="spell",
    elements=(),
    classes=("potion",),
    cost=3,
    names={
        "en": {"nom": "Vial of Foresight"},
        "ru": {"nom": "Фиал предвидения", "gen": "Фиала предвидения", "dat": "Фиалу предвидения", "acc": "Фиал предвидения", "ins": "Фиалом предвидения", "prep": "Фиале предвидения"},
    },
    abilities=(VialOfForesightSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/vial-of-foresight.yaml"
LINES: dict[int, int] = {41: 11, 44: 11}
