"""Stolen Night / Украденная ночь. Generated from cardscripts/heroes/first-light/stolen-night.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    IN_DOING_SO,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
)


class StolenNightSpell(SpellAbility):
    """Destroy your creature, destroy another of your creatures, and in doing so receive an extra turn.

    Уничтожьте ваше существо, уничтожьте ваше другое существо, при этом получите дополнительный ход.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and card != see.this

    def step_1(self, act: Act) -> None:
        act.destroy(act.target(1))

    def step_2(self, act: Act) -> None:
        act.destroy(act.target(2))

    def step_3(self, act: Act) -> None:
        act.extra_turn()

    targets = (Target(1, may_target_1), Target(2, may_target_2))
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN, targets=(2,)), Step(step_3, link=IN_DOING_SO))


CARD = CardDefinition(
    id="stolen-night",
    type="spell",
    elements=("darkness",),
    classes=("ritual",),
    cost=5,
    names={
        "en": {"nom": "Stolen Night"},
        "ru": {"nom": "Украденная ночь", "gen": "Украденной ночи", "dat": "Украденной ночи", "acc": "Украденную ночь", "ins": "Украденной ночью", "prep": "Украденной ночи"},
    },
    abilities=(StolenNightSpell,),
)

SOURCE = "cardscripts/heroes/first-light/stolen-night.yaml"
LINES: dict[int, int] = {28: 10, 31: 10, 34: 10}
