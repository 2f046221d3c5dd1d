"""Delayed Sentence / Отсроченный приговор. Generated from cardscripts/heroes/first-light/delayed-sentence.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
    TriggeredAbility,
    on,
    you,
)


class DelayedSentenceTrigger(TriggeredAbility):
    """At the end of your turn, destroy this creature.

    В конце вашего хода уничтожьте это существо.
    """

    trigger = on.turn_ends(player=you)

    def step_1(self, act: Act) -> None:
        act.destroy(act.this)

    steps = (Step(step_1),)


class DelayedSentenceSpell(SpellAbility):
    """An opposing creature gains 'At the end of your turn, destroy this creature.'.

    Существо противника получает «В конце вашего хода уничтожьте это существо».
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), DelayedSentenceTrigger)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)
    grants = (DelayedSentenceTrigger,)


CARD = CardDefinition(
    id="delayed-sentence",
    type="spell",
    elements=("darkness",),
    classes=("order",),
    cost=4,
    names={
        "en": {"nom": "Delayed Sentence"},
        "ru": {"nom": "Отсроченный приговор", "gen": "Отсроченного приговора", "dat": "Отсроченному приговору", "acc": "Отсроченный приговор", "ins": "Отсроченным приговором", "prep": "Отсроченном приговоре"},
    },
    abilities=(DelayedSentenceSpell,),
)

SOURCE = "cardscripts/heroes/first-light/delayed-sentence.yaml"
LINES: dict[int, int] = {25: 10, 40: 10}
