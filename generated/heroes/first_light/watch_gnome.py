"""Watch Gnome / Дозорный гном. Generated from cardscripts/heroes/first-light/watch-gnome.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_YOUR_NEXT_TURN,
    See,
    Step,
    TriggeredAbility,
    on,
)


class WatchGnomeTrigger(TriggeredAbility):
    """When an opposing creature enters play, Watch Gnome gets +2 to strike until the end of your next turn.

    Когда входит в игру существо противника, Дозорный гном получает +2 к удару до конца вашего следующего хода.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    trigger = on.enters_play(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.add_strike(act.this, 2, until=END_OF_YOUR_NEXT_TURN)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="watch-gnome",
    type="creature",
    elements=("mountains",),
    classes=("gnome",),
    cost=2,
    strike=2,
    lives=2,
    names={
        "en": {"nom": "Watch Gnome"},
        "ru": {"nom": "Дозорный гном", "gen": "Дозорного гнома", "dat": "Дозорному гному", "acc": "Дозорного гнома", "ins": "Дозорным гномом", "prep": "Дозорном гноме"},
    },
    abilities=(WatchGnomeTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/watch-gnome.yaml"
LINES: dict[int, int] = {26: 12}
