"""Ebbing Strength / Отлив сил. Generated from cardscripts/heroes/first-light/ebbing-strength.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
    UP_TO,
)


class EbbingStrengthSpell(SpellAbility):
    """Remove up to 4 additional lives from your characters, draw a card for every two additional lives removed.

    Снимите до 4 дополнительных жизней с ваших персонажей, возьмите карту за каждые 2 снятые дополнительные жизни.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        for card in dict.fromkeys(act.targets(1)):
            act.remove_lives(card, act.targets(1).count(card))

    def step_2(self, act: Act) -> None:
        act.draw(act.previous.amount // 2)

    targets = (Target(1, may_target_1, count=UP_TO(4), repeats=True),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="ebbing-strength",
    type="spell",
    elements=("swamps",),
    classes=("wizardry",),
    cost=3,
    names={
        "en": {"nom": "Ebbing Strength"},
        "ru": {"nom": "Отлив сил", "gen": "Отлива сил", "dat": "Отливу сил", "acc": "Отлив сил", "ins": "Отливом сил", "prep": "Отливе сил"},
    },
    abilities=(EbbingStrengthSpell,),
)

SOURCE = "cardscripts/heroes/first-light/ebbing-strength.yaml"
LINES: dict[int, int] = {25: 10, 26: 10, 29: 10}
