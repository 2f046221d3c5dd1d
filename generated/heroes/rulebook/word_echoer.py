"""Word Echoer / Повторяющая слова. Generated from cardscripts/heroes/rulebook/word-echoer.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    you,
)


class WordEchoerTrigger(TriggeredAbility):
    """When you play a spell, repeat it.

    Когда вы разыгрываете заклинание, повторите его.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_spell(card)

    trigger = on.played(card=fits_1, player=you)

    def step_1(self, act: Act) -> None:
        act.repeat(act.event.card)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="word-echoer",
    type="creature",
    elements=("mountains",),
    classes=("mage",),
    cost=5,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Word Echoer"},
        "ru": {"nom": "Повторяющая слова", "gen": "Повторяющей слова", "dat": "Повторяющей слова", "acc": "Повторяющую слова", "ins": "Повторяющей слова", "prep": "Повторяющей слова"},
    },
    abilities=(WordEchoerTrigger,),
)

SOURCE = "cardscripts/heroes/rulebook/word-echoer.yaml"
LINES: dict[int, int] = {26: 13}
