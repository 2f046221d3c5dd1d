"""Echo of Words / Эхо слов. Generated from cardscripts/heroes/rulebook/echo-of-words.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    GRAVEYARD,
    See,
    SpellAbility,
    Step,
    Target,
    YOURS,
)


class EchoOfWordsSpell(SpellAbility):
    """Take a spell from the graveyard into your hand.

    Возьмите заклинание с кладбища в руку.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_spell(card)

    def step_1(self, act: Act) -> None:
        act.to_hand(act.target(1))

    targets = (Target(1, may_target_1, zone=GRAVEYARD, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="echo-of-words",
    type="spell",
    elements=(),
    classes=("wizardry",),
    cost=1,
    names={
        "en": {"nom": "Echo of Words"},
        "ru": {"nom": "Эхо слов", "gen": "Эха слов", "dat": "Эху слов", "acc": "Эхо слов", "ins": "Эхом слов", "prep": "Эхе слов"},
    },
    abilities=(EchoOfWordsSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/echo-of-words.yaml"
LINES: dict[int, int] = {25: 11}
