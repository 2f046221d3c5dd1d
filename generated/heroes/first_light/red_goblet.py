"""Red Goblet / Красный кубок. Generated from cardscripts/heroes/first-light/red-goblet.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_TURN,
    Keyword,
    See,
    SpellAbility,
    Step,
    Target,
)


class RedGobletSpell(SpellAbility):
    """Your creature gets +1 to strike and gains Vampirism 3 until the end of the turn.

    Ваше существо получает +1 к удару и Вампиризм 3 до конца хода.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.add_strike(act.target(1), 1, until=END_OF_TURN)
        act.gain(act.target(1), Keyword("vampirism", 3), until=END_OF_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="red-goblet",
    type="spell",
    elements=("darkness",),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Red Goblet"},
        "ru": {"nom": "Красный кубок", "gen": "Красного кубка", "dat": "Красному кубку", "acc": "Красный кубок", "ins": "Красным кубком", "prep": "Красном кубке"},
    },
    abilities=(RedGobletSpell,),
)

SOURCE = "cardscripts/heroes/first-light/red-goblet.yaml"
LINES: dict[int, int] = {25: 10, 26: 10}
