"""The sets of a game. Generated; do not edit."""

SETS = (
)
KEYWORDS = True
