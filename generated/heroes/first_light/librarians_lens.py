"""Librarian's Lens / Линза библиотекаря. Generated from cardscripts/heroes/first-light/librarians-lens.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    you,
)


class LibrariansLensTrigger(TriggeredAbility):
    """When you look through the deck, heal your hero for 2.

    Когда вы просматриваете колоду, излечить вашего героя на 2.
    """

    trigger = on.searches(player=you)

    def step_1(self, act: Act) -> None:
        act.heal(act.your_hero, 2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="librarians-lens",
    type="support",
    elements=(),
    classes=("amulet",),
    cost=2,
    names={
        "en": {"nom": "Librarian's Lens"},
        "ru": {"nom": "Линза библиотекаря", "gen": "Линзы библиотекаря", "dat": "Линзе библиотекаря", "acc": "Линзу библиотекаря", "ins": "Линзой библиотекаря", "prep": "Линзе библиотекаря"},
    },
    abilities=(LibrariansLensTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/librarians-lens.yaml"
LINES: dict[int, int] = {22: 10}
