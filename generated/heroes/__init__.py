"""The sets of a game. Generated; do not edit."""

SETS = (
    "editions",
    "first_light",
    "rulebook",
)
KEYWORDS = True
