"""Unfolded Automaton / Развёрнутый автомат. Generated from cardscripts/heroes/first-light/unfolded-automaton.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Keyword,
)


CARD = CardDefinition(
    id="unfolded-automaton",
    type="creature",
    elements=(),
    classes=("mechanism",),
    cost=2,
    strike=5,
    lives=5,
    names={
        "en": {"nom": "Unfolded Automaton"},
        "ru": {"nom": "Развёрнутый автомат", "gen": "Развёрнутого автомата", "dat": "Развёрнутому автомату", "acc": "Развёрнутый автомат", "ins": "Развёрнутым автоматом", "prep": "Развёрнутом автомате"},
    },
    keywords=(Keyword("reversed"), Keyword("directed-strike"),),
)

SOURCE = "cardscripts/heroes/first-light/unfolded-automaton.yaml"
LINES: dict[int, int] = {}
