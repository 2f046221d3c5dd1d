"""`python -m tests.first_light`: print how often the cards of First Light say each construct and each keyword.

Exit 1 if one is said by too few.
"""

from __future__ import annotations

import sys
from collections import Counter

from tests.first_light.families import ENOUGH, cards, families, keywords


def main() -> int:
    """Print the counts, the rarest first; return 1 if one is too small."""
    print(f"cards: {len(cards())}")
    few = 0
    for title, counted in (("constructs", families()), ("keywords", keywords())):
        print(f"{title}: {len(counted)}")
        for name, number in sorted(counted.items(), key=lambda pair: (pair[1], pair[0])):
            print(f"{number:5} {name}{'' if number >= ENOUGH else '  <- too few'}")
        few += len(rare(counted))
    return int(few > 0)


def rare(counted: Counter[str]) -> list[str]:
    """Return what too few cards say."""
    return [name for name, number in counted.items() if number < ENOUGH]


if __name__ == "__main__":
    sys.exit(main())
