"""The sets of a game. Generated; do not edit."""

SETS = (
    "editions",
    "rulebook",
)
KEYWORDS = True
