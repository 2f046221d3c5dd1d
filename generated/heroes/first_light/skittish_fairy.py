"""Skittish Fairy / Пугливая фея. Generated from cardscripts/heroes/first-light/skittish-fairy.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class SkittishFairyTrigger(TriggeredAbility):
    """When Skittish Fairy becomes the target of a spell, return this creature to its owner's hand.

    Когда Пугливая фея становится целью заклинания, верните это существо в руку владельца.
    """

    trigger = on.becomes_target(card=this_card, how="spell")

    def step_1(self, act: Act) -> None:
        act.to_hand(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="skittish-fairy",
    type="creature",
    elements=("forests",),
    classes=("fairy",),
    cost=3,
    strike=4,
    lives=3,
    names={
        "en": {"nom": "Skittish Fairy"},
        "ru": {"nom": "Пугливая фея", "gen": "Пугливой феи", "dat": "Пугливой фее", "acc": "Пугливую фею", "ins": "Пугливой феей", "prep": "Пугливой фее"},
    },
    abilities=(SkittishFairyTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/skittish-fairy.yaml"
LINES: dict[int, int] = {22: 12}
