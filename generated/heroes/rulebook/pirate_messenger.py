"""Pirate Messenger / Пиратский гонец. Generated from cardscripts/heroes/rulebook/pirate-messenger.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class PirateMessengerHire(TriggeredAbility):
    """Hire: Shuffle Black Mark into the opponent's deck.

    Найм: Замешайте Чёрную метку в колоду противника.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.place("black-mark", act.opponent)

    steps = (Step(step_1),)
    makes = ("black-mark",)


CARD = CardDefinition(
    id="pirate-messenger",
    type="creature",
    elements=("swamps",),
    classes=("pirate",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Pirate Messenger"},
        "ru": {"nom": "Пиратский гонец", "gen": "Пиратского гонца", "dat": "Пиратскому гонцу", "acc": "Пиратского гонца", "ins": "Пиратским гонцом", "prep": "Пиратском гонце"},
    },
    abilities=(PirateMessengerHire,),
)

SOURCE = "cardscripts/heroes/rulebook/pirate-messenger.yaml"
LINES: dict[int, int] = {23: 13}
