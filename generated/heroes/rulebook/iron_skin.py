"""Iron Skin / Железная кожа. Generated from cardscripts/heroes/rulebook/iron-skin.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    START_OF_YOUR_NEXT_TURN,
    See,
    SpellAbility,
    Step,
    Target,
)


class IronSkinSpell(SpellAbility):
    """A creature gains Armor 2 until the start of your next turn.

    Существо получает Броню 2 до начала вашего следующего хода.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), Keyword("armor", 2), until=START_OF_YOUR_NEXT_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="iron-skin",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=1,
    names={
        "en": {"nom": "Iron Skin"},
        "ru": {"nom": "Железная кожа", "gen": "Железной кожи", "dat": "Железной коже", "acc": "Железную кожу", "ins": "Железной кожей", "prep": "Железной коже"},
    },
    abilities=(IronSkinSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/iron-skin.yaml"
LINES: dict[int, int] = {25: 11}
