"""Words that an author may have meant."""

from collections.abc import Iterable

MOST = 4
FARTHEST = 2


def suggestions(word: str, known: Iterable[str]) -> list[str]:
    """Return at most four of the known words within two typing slips of the word, the nearest first.

    A slip is a letter inserted, dropped, changed or swapped with its neighbour; a short word
    may differ by fewer slips, for otherwise anything would resemble it.
    """
    from rapidfuzz.distance import OSA  # here, because only a run with a fault needs it

    allowed = min(FARTHEST, max(1, len(word) // 3))
    folded = word.casefold()
    near = []
    for candidate in set(known):
        distance = OSA.distance(folded, candidate.casefold(), score_cutoff=allowed)
        if distance <= allowed and candidate != word:
            near.append((distance, candidate))
    return [candidate for _, candidate in sorted(near)[:MOST]]
