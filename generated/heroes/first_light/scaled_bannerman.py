"""Scaled Bannerman / Чешуйчатый знаменосец. Generated from cardscripts/heroes/first-light/scaled-bannerman.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class ScaledBannermanHire(TriggeredAbility):
    """Hire: If a dragon was played this turn, draw two cards.

    Найм: Если в этот ход был разыгран дракон, возьмите две карты.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def fits_1(self, see: See, card: int) -> bool:
        return see.has_class(card, "dragon")

    def condition(self, see: See) -> bool:
        return see.happened(on.played(card=ScaledBannermanHire.fits_1)) > 0

    def step_1(self, act: Act) -> None:
        act.draw(2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="scaled-bannerman",
    type="creature",
    elements=("mountains",),
    classes=("dragonid",),
    cost=4,
    strike=4,
    lives=3,
    names={
        "en": {"nom": "Scaled Bannerman"},
        "ru": {"nom": "Чешуйчатый знаменосец", "gen": "Чешуйчатого знаменосца", "dat": "Чешуйчатому знаменосцу", "acc": "Чешуйчатого знаменосца", "ins": "Чешуйчатым знаменосцем", "prep": "Чешуйчатом знаменосце"},
    },
    abilities=(ScaledBannermanHire,),
)

SOURCE = "cardscripts/heroes/first-light/scaled-bannerman.yaml"
LINES: dict[int, int] = {27: 12, 30: 12}
