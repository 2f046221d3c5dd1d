"""Reader of Trails / Читающая тропы. Generated from cardscripts/heroes/first-light/reader-of-trails.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    BOTTOM,
    CardDefinition,
    DECK,
    See,
    Step,
    THEN,
    Target,
    TriggeredAbility,
    YOURS,
    on,
    this_card,
)


class ReaderOfTrailsHire(TriggeredAbility):
    """Hire: Look at the top three cards of your deck, you may put a creature from among them into your hand, put the rest on the bottom of the deck.

    Найм: Посмотрите три верхние карты вашей колоды, можете положить существо из них в руку, остальные положите под низ колоды.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_choose_1(self, see: See, card: int) -> bool:
        return card in see.top(see.you, 3) and see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.look(act.top(act.you, 3))

    def step_2(self, act: Act) -> None:
        act.to_hand(act.target(1))

    def step_3(self, act: Act) -> None:
        act.to_deck(act.left(1), BOTTOM)

    targets = (Target(1, may_choose_1, zone=DECK, whose=YOURS, role="choice"),)
    steps = (Step(step_1), Step(step_2, link=THEN, may=True, targets=(1,)), Step(step_3, link=THEN))


CARD = CardDefinition(
    id="reader-of-trails",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Reader of Trails"},
        "ru": {"nom": "Читающая тропы", "gen": "Читающей тропы", "dat": "Читающей тропы", "acc": "Читающую тропы", "ins": "Читающей тропы", "prep": "Читающей тропы"},
    },
    abilities=(ReaderOfTrailsHire,),
)

SOURCE = "cardscripts/heroes/first-light/reader-of-trails.yaml"
LINES: dict[int, int] = {32: 12, 35: 12, 38: 12}
