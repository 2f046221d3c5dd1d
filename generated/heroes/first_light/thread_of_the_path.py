"""Thread of the Path / Нить тропы. Generated from cardscripts/heroes/first-light/thread-of-the-path.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Must,
    See,
    StaticAbility,
)


class ThreadOfThePathRule(StaticAbility):
    """A blocker cannot be assigned against the strikes of your elves.

    От ударов ваших эльфов нельзя назначить защитника.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.has_class(card, "elf") and see.is_yours(card)

    rows = (Must("strike_directed"),)


CARD = CardDefinition(
    id="thread-of-the-path",
    type="support",
    elements=("forests",),
    classes=("amulet",),
    cost=3,
    names={
        "en": {"nom": "Thread of the Path"},
        "ru": {"nom": "Нить тропы", "gen": "Нити тропы", "dat": "Нити тропы", "acc": "Нить тропы", "ins": "Нитью тропы", "prep": "Нити тропы"},
    },
    abilities=(ThreadOfThePathRule,),
)

SOURCE = "cardscripts/heroes/first-light/thread-of-the-path.yaml"
LINES: dict[int, int] = {18: 10}
