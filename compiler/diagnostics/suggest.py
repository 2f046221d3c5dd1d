"""Words that an author may have meant."""

from collections.abc import Iterable

MOST = 4
FARTHEST = 2


def suggestions(word: str, known: Iterable[str]) -> list[str]:
    """Return at most four of the known words within two typing slips of the word, the nearest first."""
    return [candidate for _, candidate in near(word, known)[:MOST]]


def near(word: str, known: Iterable[str]) -> list[tuple[int, str]]:
    """Return all of the known words that are at most two typing slips away, with their distance, the nearest first.

    A slip is a letter inserted, dropped, changed or swapped with its neighbour; a short word
    may differ by fewer slips, for otherwise anything would resemble it.
    """
    from rapidfuzz import process  # here, because only a run with a fault needs it
    from rapidfuzz.distance import OSA

    allowed = min(FARTHEST, max(1, len(word) // 3))
    written = word.casefold()
    lengths = range(len(written) - allowed, len(written) + allowed + 1)  # so far apart, whatever the letters are
    words = sorted({each for each in known if each != word and len(each.casefold()) in lengths})
    folded = [candidate.casefold() for candidate in words]
    hits = process.extract(written, folded, scorer=OSA.distance, score_cutoff=allowed, limit=None)
    return sorted((int(distance), words[at]) for _, distance, at in hits)
