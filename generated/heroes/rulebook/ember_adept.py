"""Ember Adept / Адепт углей. Generated from cardscripts/heroes/rulebook/ember-adept.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    you,
)


class EmberAdeptTrigger(TriggeredAbility):
    """When you play a spell, wound an opposing creature for 1.

    Когда вы разыгрываете заклинание, ранить существо противника на 1.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_spell(card)

    trigger = on.played(card=fits_1, player=you)

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 1)

    targets = (Target(1, may_target_2),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="ember-adept",
    type="creature",
    elements=("mountains",),
    classes=("human",),
    cost=2,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Ember Adept"},
        "ru": {"nom": "Адепт углей", "gen": "Адепта углей", "dat": "Адепту углей", "acc": "Адепта углей", "ins": "Адептом углей", "prep": "Адепте углей"},
    },
    abilities=(EmberAdeptTrigger,),
)

SOURCE = "cardscripts/heroes/rulebook/ember-adept.yaml"
LINES: dict[int, int] = {30: 13}
