"""Unseen Watcher / Незримая наблюдательница. Generated from cardscripts/heroes/first-light/unseen-watcher.yaml; do not edit."""

from runtime.heroes.script import (
    Cannot,
    CardDefinition,
    Keyword,
    See,
    StaticAbility,
)


class UnseenWatcherElusiveness(StaticAbility):
    """Elusiveness from beasts.

    Неуловимость от зверей.
    """

    keyword = "elusiveness"

    def other_1(self, see: See, card: int, other: int) -> bool:
        return see.is_creature(other) and see.has_class(other, "beast")

    def other_2(self, see: See, card: int, other: int) -> bool:
        return see.is_open(see.this) and see.is_creature(other) and see.has_class(other, "beast")

    rows = (Cannot("be_blocked", other_1), Cannot("be_attacked", other_2),)


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
LINES: dict[int, int] = {}
