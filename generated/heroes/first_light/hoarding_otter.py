"""Hoarding Otter / Запасливая выдра. Generated from cardscripts/heroes/first-light/hoarding-otter.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    StaticAbility,
    Step,
    Strike,
    TriggeredAbility,
    on,
    this_card,
)


class HoardingOtterHire(TriggeredAbility):
    """Hire: Hoarding Otter obtains the top card of your deck.

    Найм: Запасливая выдра добывает верхнюю карту вашей колоды.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.obtain(act.this, act.top(act.you))

    steps = (Step(step_1),)


class HoardingOtterRule(StaticAbility):
    """Your creatures having obtained a card have +1 to strike.

    Ваши существа, добывшие карту, имеют +1 к удару.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and bool(see.obtained(card))

    rows = (Strike(1),)


CARD = CardDefinition(
    id="hoarding-otter",
    type="creature",
    elements=("swamps",),
    classes=("beast",),
    cost=5,
    strike=4,
    lives=5,
    names={
        "en": {"nom": "Hoarding Otter"},
        "ru": {"nom": "Запасливая выдра", "gen": "Запасливой выдры", "dat": "Запасливой выдре", "acc": "Запасливую выдру", "ins": "Запасливой выдрой", "prep": "Запасливой выдре"},
    },
    abilities=(HoardingOtterHire, HoardingOtterRule,),
)

SOURCE = "cardscripts/heroes/first-light/hoarding-otter.yaml"
LINES: dict[int, int] = {26: 12, 38: 12}
