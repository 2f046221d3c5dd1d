"""Toll of the Dead / Поминальный звон. Generated from cardscripts/heroes/first-light/toll-of-the-dead.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    GRAVEYARD,
    See,
    SpellAbility,
    Step,
)


class TollOfTheDeadSpell(SpellAbility):
    """Wound the opposing hero for 1 for every two creatures in your graveyard.

    Ранить героя противника на 1 за каждые 2 существа на вашем кладбище.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, len(act.cards(GRAVEYARD, act.you, TollOfTheDeadSpell.such_1)) // 2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="toll-of-the-dead",
    type="spell",
    elements=("darkness",),
    classes=("ritual",),
    cost=4,
    names={
        "en": {"nom": "Toll of the Dead"},
        "ru": {"nom": "Поминальный звон", "gen": "Поминального звона", "dat": "Поминальному звону", "acc": "Поминальный звон", "ins": "Поминальным звоном", "prep": "Поминальном звоне"},
    },
    abilities=(TollOfTheDeadSpell,),
)

SOURCE = "cardscripts/heroes/first-light/toll-of-the-dead.yaml"
LINES: dict[int, int] = {23: 10}
