"""Muddy Fortune-Teller / Чумазая гадалка. Generated from cardscripts/heroes/first-light/muddy-fortune-teller.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    THEN,
    TriggeredAbility,
    on,
    this_card,
)


class MuddyFortuneTellerHire(TriggeredAbility):
    """Hire: The opponent reveals their hand, draw a card.

    Найм: Противник показывает руку, возьмите карту.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.show(act.hand(act.opponent), act.opponent)

    def step_2(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="muddy-fortune-teller",
    type="creature",
    elements=("swamps",),
    classes=("goblin",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Muddy Fortune-Teller"},
        "ru": {"nom": "Чумазая гадалка", "gen": "Чумазой гадалки", "dat": "Чумазой гадалке", "acc": "Чумазую гадалку", "ins": "Чумазой гадалкой", "prep": "Чумазой гадалке"},
    },
    abilities=(MuddyFortuneTellerHire,),
)

SOURCE = "cardscripts/heroes/first-light/muddy-fortune-teller.yaml"
LINES: dict[int, int] = {24: 12, 27: 12}
