"""Black Baptism / Чёрное крещение. Generated from cardscripts/heroes/first-light/black-baptism.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    GRAVEYARD,
    Keyword,
    See,
    SpellAbility,
    Step,
    Target,
    YOURS,
)


class BlackBaptismSpell(SpellAbility):
    """A creature in your graveyard gains Incarnation 2.

    Существо на вашем кладбище получает Инкарнацию 2.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), Keyword("incarnation", 2))

    targets = (Target(1, may_target_1, zone=GRAVEYARD, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


class BlackBaptismSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="black-baptism",
    type="spell",
    elements=("darkness",),
    classes=("ritual",),
    cost=2,
    names={
        "en": {"nom": "Black Baptism"},
        "ru": {"nom": "Чёрное крещение", "gen": "Чёрного крещения", "dat": "Чёрному крещению", "acc": "Чёрное крещение", "ins": "Чёрным крещением", "prep": "Чёрном крещении"},
    },
    abilities=(BlackBaptismSpell, BlackBaptismSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/black-baptism.yaml"
LINES: dict[int, int] = {26: 10, 39: 10}
