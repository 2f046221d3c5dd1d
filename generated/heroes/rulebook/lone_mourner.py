"""Lone Mourner / Одинокая плакальщица. Generated from cardscripts/heroes/rulebook/lone-mourner.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    GAME,
    Limit,
    See,
    Step,
    TriggeredAbility,
    on,
)


class LoneMournerTrigger(TriggeredAbility):
    """When another of your creatures dies, draw a card (once per game).

    Когда погибает другое ваше существо, возьмите карту (1 раз за игру).
    """

    limit = Limit(1, GAME)

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and card != see.this

    trigger = on.dies(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="lone-mourner",
    type="creature",
    elements=(),
    classes=("human",),
    cost=3,
    strike=2,
    lives=4,
    names={
        "en": {"nom": "Lone Mourner"},
        "ru": {"nom": "Одинокая плакальщица", "gen": "Одинокой плакальщицы", "dat": "Одинокой плакальщице", "acc": "Одинокую плакальщицу", "ins": "Одинокой плакальщицей", "prep": "Одинокой плакальщице"},
    },
    abilities=(LoneMournerTrigger,),
)

SOURCE = "cardscripts/heroes/rulebook/lone-mourner.yaml"
LINES: dict[int, int] = {29: 13}
