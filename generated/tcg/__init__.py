"""The sets of a game. Generated; do not edit."""

SETS = (
    "dusk_marches",
    "rulebook",
)
KEYWORDS = True
