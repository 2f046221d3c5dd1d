"""Banner Bearer / Знаменосец. Generated from cardscripts/heroes/rulebook/banner-bearer.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    WHILE_THIS_IN_PLAY,
    on,
    this_card,
)


class BannerBearerHire(TriggeredAbility):
    """Hire: A creature gets +2 to strike until this creature leaves play.

    Найм: Существо получает +2 к удару до тех пор, пока это существо не покинет игру.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.add_strike(act.target(1), 2, until=WHILE_THIS_IN_PLAY)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="banner-bearer",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=3,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "Banner Bearer"},
        "ru": {"nom": "Знаменосец", "gen": "Знаменосца", "dat": "Знаменосцу", "acc": "Знаменосца", "ins": "Знаменосцем", "prep": "Знаменосце"},
    },
    abilities=(BannerBearerHire,),
)

SOURCE = "cardscripts/heroes/rulebook/banner-bearer.yaml"
LINES: dict[int, int] = {29: 13}
