"""Planted changes of meaning: one text of a pair is changed in one place, so that the two no longer say the same.

``python -m tests.language.planted [FILE.jsonl]`` plants them in the pairs of a corpus, or in the repository's own
cards, and lists those that nobody notices.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

from compiler.agreement.compare import agree
from compiler.diagnostics import LANGUAGES, Language
from compiler.language.meaning import CardText
from tests.language.helpers import compilation, texts
from tests.language.planted_words import DROPPED, SWAPPED


@dataclass(frozen=True, slots=True)
class Pair:
    """A card's texts and its own name in both languages, and its type."""

    text: Mapping[Language, str]
    name: Mapping[Language, str | None]
    type: str

    def read(self, language: Language, text: str | None = None) -> CardText | None:
        """Return the meaning of a text of this card, its own by default; None if it is refused."""
        name = self.name[language]
        own = texts().own_name(language, name) if name else None
        return texts().read(language, self.text[language] if text is None else text, own, self.type == "spell").text


@dataclass(frozen=True, slots=True)
class Planted:
    """A changed text: what kind of change, in which language, and what was written in place of what."""

    kind: str
    language: Language
    text: str
    change: str


def unnoticed(pair: Pair) -> list[Planted]:
    """Return the planted changes of a pair that read as what the other language still says."""
    meant = {language: pair.read(language) for language in LANGUAGES}
    english, russian = meant["en"], meant["ru"]
    if english is None or russian is None or not agree(english, russian):
        return []
    found = []
    for language in LANGUAGES:
        for each in planted(pair.text[language], language):
            tree = pair.read(language, each.text)
            if tree is not None and agree(tree, russian if language == "en" else english):
                found.append(each)
    return found


def planted(text: str, language: Language) -> Iterator[Planted]:
    """Yield the text with each change of meaning that is known to be one."""
    for kind, start, end, new in _changes(text, language):
        changed = _tidy(text[:start] + new + text[end:])
        if changed != _tidy(text):
            yield Planted(kind, language, changed, f"{text[start:end]!r} → {new!r}")


Change = tuple[str, int, int, str]
"""What kind of change, from where to where, and what stands there then."""


def _changes(text: str, language: Language) -> Iterator[Change]:
    for found in re.finditer(r"\d+", text):
        for step in (1, -1):
            yield "number", *found.span(), str(max(0, int(found[0]) + step))
    for kind, pattern in _dropped(language):
        for found in pattern.finditer(text):
            yield f"dropped {kind}", *found.span(), " "
    for kind, pattern, others in _swapped(language):
        for found in pattern.finditer(text):
            yield kind, *found.span(), _like(found[0], others[found[0].lower()])
    yield from _reordered(text)


def _reordered(text: str) -> Iterator[Change]:
    """Yield the text with two neighbouring parts in the other order."""
    for feature in re.finditer(r"[^.\n:()\"«»]+", text):
        parts = list(re.finditer(r"[^,;]+", feature[0]))
        for one, other in pairwise(parts):
            if _is_deed(one[0]) and _is_deed(other[0]):
                between = feature[0][one.end() : other.start()]
                start, end = feature.start() + one.start(), feature.start() + other.end()
                new = f"{other[0].strip()}{between} {one[0].strip()}"
                yield "order", start, end, f"{'' if start == 0 else ' '}{new}"


def _is_deed(part: str) -> bool:
    """Whether a part begins with something to do, so that it may stand anywhere in a chain."""
    words = part.split()
    return bool(words) and words[0].lower() in _DEEDS


_DEEDS = frozenset(
    """
    draw discard wound heal destroy stun close open ready poison shoot summon create resurrect choose put take
    возьмите сбросьте ранить ранит ранят излечить излечите уничтожьте уничтожить оглушите закройте откройте
    подготовьте отравить отравите вызовите создайте возродите выберите положите
    """.split()  # noqa: SIM905
)


@cache
def _dropped(language: Language) -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((kind, re.compile(said, re.IGNORECASE)) for kind, said in DROPPED[language])


_NEW = "(?<!those )(?<!эти )"
"""Another noun for what was said before means the same cards."""


@cache
def _swapped(language: Language) -> tuple[tuple[str, re.Pattern[str], dict[str, str]], ...]:
    rows = []
    for kind, said in SWAPPED[language]:
        pairs = {one.lower(): other for one, other in said.items()}
        words = "|".join(sorted(map(re.escape, pairs), key=len, reverse=True))
        rows.append((kind, re.compile(rf"(?<!\w){_NEW}(?:{words})(?!\w)", re.IGNORECASE), pairs))
    return tuple(rows)


def _like(old: str, new: str) -> str:
    return new[:1].upper() + new[1:] if old[:1].isupper() else new


def _tidy(text: str) -> str:
    return re.sub(r" +(?=[,.;:])", "", re.sub(r"[ \t]+", " ", text)).strip()


def own_pairs() -> Iterator[Pair]:
    """Yield the cards of the repository that have a text."""
    for card in compilation().scripts.cards:
        printings = card.printings
        if printings["en"].text:
            said = {language: printings[language].text for language in LANGUAGES}
            yield Pair(said, {language: printings[language].name for language in LANGUAGES}, card.type)


def pairs_of(path: Path) -> Iterator[Pair]:
    """Yield the pairs of a corpus file."""
    for line in path.read_text("utf-8").splitlines():
        row = json.loads(line)
        names: dict[Language, str | None] = {language: row.get(f"name_{language}") for language in LANGUAGES}
        yield Pair({language: row[language] for language in LANGUAGES}, names, row["type"])


def report(pairs: Iterable[Pair]) -> int:
    """Print every planted change that nobody notices, and return how many there are."""
    missed: Counter[str] = Counter()
    for pair in pairs:
        for each in unnoticed(pair):
            missed[each.kind] += 1
            print(f"{each.language} {each.kind}: {each.change}\n    {each.text!r}")
    print(dict(missed) or "every planted change is noticed")
    return missed.total()


if __name__ == "__main__":
    sys.exit(bool(report(pairs_of(Path(sys.argv[1])) if len(sys.argv) > 1 else own_pairs())))
