"""Deep Hammerer / Молотобоец глубин. Generated from cardscripts/heroes/first-light/deep-hammerer.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class DeepHammererTrigger(TriggeredAbility):
    """On a strike against a creature, stun that creature.

    При ударе по существу оглушите это существо.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    trigger = on.strikes(card=this_card, target=fits_1)

    def step_1(self, act: Act) -> None:
        act.stun(act.event.target)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="deep-hammerer",
    type="creature",
    elements=("mountains",),
    classes=("gnome",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Deep Hammerer"},
        "ru": {"nom": "Молотобоец глубин", "gen": "Молотобойца глубин", "dat": "Молотобойцу глубин", "acc": "Молотобойца глубин", "ins": "Молотобойцем глубин", "prep": "Молотобойце глубин"},
    },
    abilities=(DeepHammererTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/deep-hammerer.yaml"
LINES: dict[int, int] = {26: 12}
