"""Reverse Time / Время вспять. Generated from cardscripts/heroes/rulebook/reverse-time.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    EXACTLY,
    GRAVEYARD,
    See,
    SpellAbility,
    Step,
    Target,
    X,
    YOURS,
)


class ReverseTimeSpell(SpellAbility):
    """Shuffle X cards from your graveyard into your deck.

    Замешайте Х карт с вашего кладбища в вашу колоду.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return True

    def step_1(self, act: Act) -> None:
        act.shuffle_into_deck(act.targets(1))

    targets = (Target(1, may_target_1, count=EXACTLY(X), zone=GRAVEYARD, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="reverse-time",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=X,
    names={
        "en": {"nom": "Reverse Time"},
        "ru": {"nom": "Время вспять", "gen": "Времени вспять", "dat": "Времени вспять", "acc": "Время вспять", "ins": "Временем вспять", "prep": "Времени вспять"},
    },
    abilities=(ReverseTimeSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/reverse-time.yaml"
LINES: dict[int, int] = {27: 11}
