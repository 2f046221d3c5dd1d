"""Unseen Watcher / Незримая наблюдательница. Generated from cardscripts/heroes/first-light/unseen-watcher.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Elusiveness,
    Keyword,
    See,
)


class UnseenWatcherElusiveness(Elusiveness):
    """Elusiveness from beasts.

    Неуловимость от зверей.
    """

    def from_creature(self, see: See, card: int) -> bool:
        return see.has_class(card, "beast")


CARD = CardDefinition(
    id="unseen-watcher",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Unseen Watcher"},
        "ru": {"nom": "Незримая наблюдательница", "gen": "Незримой наблюдательницы", "dat": "Незримой наблюдательнице", "acc": "Незримую наблюдательницу", "ins": "Незримой наблюдательницей", "prep": "Незримой наблюдательнице"},
    },
    abilities=(UnseenWatcherElusiveness,),
    keywords=(Keyword("stealth"),),
)

SOURCE = "cardscripts/heroes/first-light/unseen-watcher.yaml"
LINES: dict[int, int] = {18: 12}
