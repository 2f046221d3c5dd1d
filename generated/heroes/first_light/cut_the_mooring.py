"""Cut the Mooring / Обрубить швартовы. Generated from cardscripts/heroes/first-light/cut-the-mooring.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class CutTheMooringSpell(SpellAbility):
    """Return an opposing creature to its owner's hand.

    Верните существо противника в руку владельца.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.to_hand(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class CutTheMooringSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="cut-the-mooring",
    type="spell",
    elements=("swamps",),
    classes=("action",),
    cost=3,
    names={
        "en": {"nom": "Cut the Mooring"},
        "ru": {"nom": "Обрубить швартовы", "gen": "Обрубить швартовы", "dat": "Обрубить швартовы", "acc": "Обрубить швартовы", "ins": "Обрубить швартовы", "prep": "Обрубить швартовы"},
    },
    abilities=(CutTheMooringSpell, CutTheMooringSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/cut-the-mooring.yaml"
LINES: dict[int, int] = {23: 10, 36: 10}
