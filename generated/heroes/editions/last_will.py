"""Last Will / Последняя воля. Generated from cardscripts/heroes/editions/last-will.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class LastWillTrigger(TriggeredAbility):
    """When this creature dies from a spell, draw a card.

    Когда это существо погибает от заклинания, возьмите карту.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_spell(card)

    trigger = on.dies(card=this_card, source=fits_1)

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


class LastWillSpell(SpellAbility):
    """A creature gains 'When this creature dies from a spell, draw a card.'.

    Существо получает «Когда это существо погибает от заклинания, возьмите карту».
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), LastWillTrigger)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)
    grants = (LastWillTrigger,)


CARD = CardDefinition(
    id="last-will",
    type="spell",
    elements=(),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Last Will"},
        "ru": {"nom": "Последняя воля", "gen": "Последней воли", "dat": "Последней воле", "acc": "Последнюю волю", "ins": "Последней волей", "prep": "Последней воле"},
    },
    abilities=(LastWillSpell,),
)

SOURCE = "cardscripts/heroes/editions/last-will.yaml"
LINES: dict[int, int] = {28: 10, 43: 10}
