"""The count of what was found, per kind and language, and the mistakes that got away."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from compiler.diagnostics import LANGUAGES
from tests.mutants.judging import Verdict

ORDER = ("number", "whose", "clause", "word", "stop", "twice", "space", "word for word", "typo", "ending")


def lines(verdicts: Iterable[Verdict]) -> Iterator[str]:
    """Yield the report."""
    known = list(verdicts)
    yield f"{'mistake':<16}{'':<4}{'planted':>8}{'found':>8}{'share':>9}{'word suggested':>17}"
    for kind in ORDER:
        for language in LANGUAGES:
            these = [each for each in known if (each.kind, each.language) == (kind, language)]
            if these:
                yield _row(kind, language, these)
    lost = [each for each in known if not each.found]
    yield f"\nnot found, for both texts still read as one meaning: {len(lost)}"
    yield from (f"{each.kind:<14}{each.language} {each.card}: {each.mistake.told}" for each in lost)
    unhelped = [each for each in known if each.kind == "typo" and each.found and not each.suggested]
    yield f"\nright word not suggested: {len(unhelped)}"
    yield from (f"{each.language} {each.card}: {each.mistake.told} {', '.join(each.codes)}" for each in unhelped)


def _row(kind: str, language: str, these: list[Verdict]) -> str:
    found = sum(each.found for each in these)
    row = f"{kind:<16}{language:<4}{len(these):>8}{found:>8}{found / len(these):>9.2%}"
    return row + (f"{sum(each.suggested for each in these) / len(these):>17.2%}" if kind == "typo" else "")
