"""Cold Snap / Внезапный мороз. Generated from cardscripts/heroes/first-light/cold-snap.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    Cannot,
    CardDefinition,
    See,
    SpellAbility,
    StaticAbility,
    Step,
    Target,
    opponents_next_turns,
)


class ColdSnapRule(StaticAbility):
    """Does not open.

    Не открывается.
    """

    rows = (Cannot("be_opened"),)


class ColdSnapSpell(SpellAbility):
    """A creature gains 'Does not open' for 2 turns of the opponent.

    Существо получает «Не открывается» на 2 хода противника.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), ColdSnapRule, until=opponents_next_turns(2))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)
    grants = (ColdSnapRule,)


CARD = CardDefinition(
    id="cold-snap",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Cold Snap"},
        "ru": {"nom": "Внезапный мороз", "gen": "Внезапного мороза", "dat": "Внезапному морозу", "acc": "Внезапного мороза", "ins": "Внезапным морозом", "prep": "Внезапном морозе"},
    },
    abilities=(ColdSnapSpell,),
)

SOURCE = "cardscripts/heroes/first-light/cold-snap.yaml"
LINES: dict[int, int] = {35: 10}
