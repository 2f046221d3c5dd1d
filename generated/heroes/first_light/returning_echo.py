"""Returning Echo / Вернувшееся эхо. Generated from cardscripts/heroes/first-light/returning-echo.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class ReturningEchoSpell(SpellAbility):
    """Stun a creature.

    Оглушите существо.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.stun(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="returning-echo",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=3,
    names={
        "en": {"nom": "Returning Echo"},
        "ru": {"nom": "Вернувшееся эхо", "gen": "Вернувшегося эха", "dat": "Вернувшемуся эху", "acc": "Вернувшееся эхо", "ins": "Вернувшимся эхом", "prep": "Вернувшемся эхе"},
    },
    abilities=(ReturningEchoSpell,),
    from_graveyard=True,
)

SOURCE = "cardscripts/heroes/first-light/returning-echo.yaml"
LINES: dict[int, int] = {23: 10}
