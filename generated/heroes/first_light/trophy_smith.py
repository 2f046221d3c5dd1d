"""Trophy Smith / Трофейный кузнец. Generated from cardscripts/heroes/first-light/trophy-smith.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_TURN,
    See,
    Step,
    THEN,
    TriggeredAbility,
    on,
    this_card,
)


class TrophySmithTrigger(TriggeredAbility):
    """When Trophy Smith kills a creature, receive (2) until the end of the turn, draw a card.

    Когда Трофейный кузнец убивает существо, получите (2) до конца хода, возьмите карту.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    trigger = on.dies(card=fits_1, source=this_card)

    def step_1(self, act: Act) -> None:
        act.gain_coins(2, until=END_OF_TURN)

    def step_2(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="trophy-smith",
    type="creature",
    elements=("mountains",),
    classes=("gnome",),
    cost=5,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Trophy Smith"},
        "ru": {"nom": "Трофейный кузнец", "gen": "Трофейного кузнеца", "dat": "Трофейному кузнецу", "acc": "Трофейного кузнеца", "ins": "Трофейным кузнецом", "prep": "Трофейном кузнеце"},
    },
    abilities=(TrophySmithTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/trophy-smith.yaml"
LINES: dict[int, int] = {28: 12, 31: 12}
