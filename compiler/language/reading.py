"""Reading a whole card text: feature by feature, so that one bad sentence never hides the next."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from compiler.diagnostics import Diagnostic, Edit, TextSpan, make
from compiler.diagnostics.suggest import MOST
from compiler.language.agreement import Mismatch
from compiler.language.ast import Node
from compiler.language.brief import brief
from compiler.language.hints import Hints, Offer
from compiler.language.language import Language, Sentence
from compiler.language.lexer import CardNames, Leaf, Name, NameTable, Raw, scan
from compiler.language.meaning import CardText
from compiler.language.slips import slips

MOST_PIECES = 80  # of a feature in which slips are looked for: each is tried by reading on

MOST_HELPED = 4
"""In a text in which more features than these can't be read, of the others it is only said where reading stopped."""

MOST_STOPPED = 100
"""A text in which so many features can't be read is not read further."""

MOST_KNOWN = 2_000
"""So many sentences are kept in mind: cards of a set repeat each other."""

LONGEST = 2_000  # characters of one feature; no printed card has so many
_MIXED = re.compile(r"[а-яё]", re.IGNORECASE), re.compile(r"[a-z]", re.IGNORECASE)
_LATIN = str.maketrans("аеорсухкмнтвАЕОРСУХКМНТВ", "aeopcyxkmhtbAEOPCYXKMHTB")
_CYRILLIC = str.maketrans("aeopcyxkmhtbAEOPCYXKMHTB", "аеорсухкмнтвАЕОРСУХКМНТВ")


@dataclass(slots=True)
class Reading:
    """What a text says, and what is wrong with it; the tree is whole only if nothing is wrong."""

    features: list[Node] = field(default_factory=list)
    diagnostics: list[Diagnostic] = field(default_factory=list)
    count: int = 0
    stopped: int = 0
    """How many of the features could not be read to their end."""

    @property
    def text(self) -> CardText | None:
        """The meaning of the text, if it was read whole."""
        return None if self.diagnostics else CardText(tuple(self.features))


class Reader:
    """Reads texts of one language with the names that its project knows."""

    def __init__(self, language: Language, names: Iterable[Name], cards: CardNames | None = None) -> None:
        """Know names, and those of cards that are kept elsewhere."""
        self.language = language
        self.names: dict[object, Name] = {name.value: name for name in names}
        self.samples: Iterable[str] = ()
        """Texts that show what is usual, for hints."""
        self.cards = cards
        self.hints = Hints(language, self._all_names, lambda: self.samples)
        table = language.lexer.names(self.names.values())
        self._tables: tuple[NameTable, ...] = (table, cards) if cards else (table,)
        self._text = ""
        self._sentences: dict[tuple[Raw, ...], Sentence] = {}
        self.pieces: set[str] = set()
        """All pieces of the texts that were read: by these, names have been looked up."""

    def _all_names(self) -> list[Name]:
        return [*self.names.values(), *(self.cards.all() if self.cards else ())]

    def read(self, text: str, own: Name | None = None) -> Reading:
        """Read a card text; ``own`` is the card's own name."""
        raws, found = _scan(text, self.language.tongue.code)
        self._text = text
        self.pieces.update(raw.normal for raw in raws)
        reading = Reading(diagnostics=found)
        tables = self._all_tables(own)
        for sentence in sentences(raws):
            reading.count += 1
            if reading.stopped < MOST_STOPPED:
                self._sentence(sentence, own, tables, reading)
        return reading

    def offers(self, text: str, own: Name | None = None) -> list[Offer]:
        """Return what may come next after an unfinished text, the most usual first."""
        raws, _ = _scan(text, self.language.tongue.code)
        coming = Raw("word", "", "", len(text), len(text))
        sentence = sentences([*raws, coming])[-1][:-1]
        terminals = self.language.following(sentence, *self._all_tables(own))
        return self.hints.offers(terminals, sentence[-1] if sentence else None, own)

    def named(self, text: str, own: Name | None = None) -> list[Leaf]:
        """Return where a text says names of cards, its own or others', and of keywords: the longest at each place."""
        raws = scan(text)
        found: list[Leaf] = []
        for leaves in self.language.lexer.lattice(raws, *self._all_tables(own)):
            named = [leaf for leaf in leaves if leaf.value in self.names or leaf.terminal == "OWN"]
            longest = max(named, key=lambda leaf: leaf.length, default=None)
            if longest and (not found or found[-1].end <= longest.start):
                found.append(longest)
        return found

    def _all_tables(self, own: Name | None) -> tuple[NameTable, ...]:
        return (*self._tables, self.language.lexer.names([own])) if own else self._tables

    def _sentence(
        self, raws: list[Raw], own: Name | None, tables: tuple[NameTable, ...], reading: Reading
    ) -> None:
        if raws[-1].end - raws[0].start > LONGEST:
            reading.diagnostics.append(make("text-too-involved", TextSpan(raws[0].start, raws[-1].end)))
            return
        result = self._read(raws, own, tables)
        found = self._faults(raws, result, own, reading)
        reading.diagnostics += found
        if not found:
            reading.features.append(result.values[0])  # type: ignore[arg-type]

    def _read(self, raws: list[Raw], own: Name | None, tables: tuple[NameTable, ...]) -> Sentence:
        """Read a sentence; one that was read at the same place of another text, and names neither card, is known."""
        if len(tables) > len(self._tables) and any(tables[-1].get(raw.normal, ()) for raw in raws):
            return self.language.read(raws, *tables)
        key = tuple(raws)
        known = self._sentences.get(key)
        if known is None:
            if len(self._sentences) > MOST_KNOWN:
                self._sentences.clear()
            known = self._sentences[key] = self.language.read(raws, *self._tables)
        return known

    def _faults(self, raws: list[Raw], result: Sentence, own: Name | None, reading: Reading) -> list[Diagnostic]:
        if result.too_involved:
            return [make("text-too-involved", TextSpan(raws[0].start, raws[-1].end))]
        if result.mismatches:
            return [_wrong_form(each, self._text) for each in result.mismatches]
        if len(result.values) > 1:
            return [self._ambiguous(raws, result)]
        if result.values:
            return []
        at = len(raws) if result.stopped is None else raws.index(result.stopped)
        reading.stopped += 1
        if reading.stopped > MOST_HELPED:
            return [_plainly(raws[at:], raws[-1])]
        expected = self.hints.expected(result.expected, raws[at - 1] if at else None)
        if at == len(raws):
            return [_helped(make("unfinished-text", TextSpan(raws[-1].start, raws[-1].end)), expected)]
        place, near = self._slips(raws, at, own)
        if not near:
            place, near = self.hints.meant(raws, at, result.expected, own)
        return [self._stopped(raws[place], near, expected)]

    def _slips(self, raws: list[Raw], at: int, own: Name | None) -> tuple[slice, list[str]]:
        """Return what was meant if a slip is undone: of several slips, those that let most be read."""
        tables = self._all_tables(own)
        best: dict[str, slice] = {}
        farthest = 0
        for slip in slips(raws, at, self.language.lexer.knows) if len(raws) <= MOST_PIECES else ():
            mended = [*raws[: slip.place.start], *slip.pieces, *raws[slip.place.stop :]]
            result = self.language.read(mended, *tables)
            left = len(mended) if result.stopped is None else mended.index(result.stopped)
            read = left - slip.place.start - len(slip.pieces) + bool(result.values)
            if read < slip.least and not result.values:
                continue
            if read > farthest:
                best, farthest = {}, read
            if read == farthest and (not best or slip.place in best.values()):
                best[slip.text] = slip.place
        return next(iter(best.values()), slice(at, at + 1)), list(best)[:MOST]

    def _stopped(self, raws: list[Raw], near: list[str], expected: list[str]) -> Diagnostic:
        span = TextSpan(raws[0].start, raws[-1].end)
        known = raws[0].kind != "word" or self.language.lexer.knows(raws[0].text)
        word = self._text[span.start : span.end]
        fault = make("unexpected-word" if known and len(raws) == 1 else "unknown-word", span, word=word)
        if near:
            fault = fault.suggesting(*near)
            return fault if known else fault.fixing(Edit(span, near[0]))
        return _helped(fault, expected)

    def _ambiguous(self, raws: list[Raw], result: Sentence) -> Diagnostic:
        fault = make("ambiguous-text", TextSpan(raws[0].start, raws[-1].end))
        for value in result.values[:2]:
            fault = fault.noting("reading", tree=brief(value))
        return fault


def _plainly(rest: list[Raw], last: Raw) -> Diagnostic:
    """Say where reading stopped, and nothing of what may have been meant."""
    if not rest:
        return make("unfinished-text", TextSpan(last.start, last.end))
    return make("unexpected-word", TextSpan(rest[0].start, rest[0].end), word=rest[0].text)


def _helped(fault: Diagnostic, expected: list[str]) -> Diagnostic:
    return fault.helping("expected", words=expected) if expected else fault


def _wrong_form(mismatch: Mismatch, text: str) -> Diagnostic:
    span = TextSpan(mismatch.start, mismatch.end)
    if not mismatch.expected:
        return make("wrong-number", span, found=text[span.start : span.end])
    expected = mismatch.expected
    if mismatch.found[:1].isupper():
        expected = expected[:1].upper() + expected[1:]
    return make("wrong-form", span, found=mismatch.found, expected=expected).fixing(Edit(span, expected))


def _scan(text: str, language: str) -> tuple[list[Raw], list[Diagnostic]]:
    """Cut a text, repairing words of mixed alphabets and reporting them."""
    raws: list[Raw] = []
    found: list[Diagnostic] = []
    both = all(letters.search(text) for letters in _MIXED)
    for raw in scan(text):
        if raw.kind == "coin" and raws and raws[-1].normal.startswith("стоимост"):
            continue  # the symbol that newer cards print behind the word "cost"
        if both and raw.kind == "word" and all(letters.search(raw.text) for letters in _MIXED):
            table = _CYRILLIC if language == "ru" else _LATIN
            right = raw.text.translate(table)
            span = TextSpan(raw.start, raw.end)
            found.append(make("mixed-letters", span, word=raw.text).fixing(Edit(span, right), safe=True))
            raw = scan(right)[0]._replace(start=raw.start, end=raw.end)
        raws.append(raw)
    return raws, found


def sentences(raws: list[Raw]) -> list[list[Raw]]:
    """Divide a text into features (110.1): at stops and new lines, but not inside quotes, brackets and lists."""
    found: list[list[Raw]] = [[]]
    quoted, depth, listing, inline = False, 0, False, False
    around, behind = _Past(raws, (".", "\n")), _Past(raws, (".", ";", "\n"))
    for at, raw in enumerate(raws):
        after = raws[at + 1].normal if at + 1 < len(raws) else ""
        ends = raw.normal in (".", "\n", ";") and not quoted and not depth
        if raw.normal == "-" and _opens_item(raws, at, listing):
            found[-1].append(raw._replace(kind="bullet", normal="•"))
            listing = True
        elif raw.normal == ";" and inline and not quoted and not depth:
            found[-1].append(raw._replace(kind="bullet", normal="•"))
        elif ends and (after == "-" or _only_marks(raws, at) or (listing and behind.next(at + 1) == "-")):
            continue  # the mark between two items of a list, or one of several marks
        elif ends and raw.normal != ";" and around.next(at) == "(" and around.last(at) != ")":
            if raw.normal == ".":
                found[-1].append(raw)
        elif ends and raw.normal != ";":
            found.append([])
            listing = inline = False
        else:
            quoted ^= raw.kind == "punct" and raw.normal in ('"', "'")
            depth += {"(": 1, ")": -1}.get(raw.normal, 0)
            found[-1].append(raw)
            if _chooses(raws, at, found[-1]):
                found[-1].append(Raw("bullet", "•", "", raw.end, raw.end))
                inline = True
    return [sentence for sentence in found if sentence]


def _opens_item(raws: list[Raw], at: int, listing: bool) -> bool:
    """Whether a dash starts an item of a list: at a line's start, after a colon, or after another item's end."""
    before = raws[at - 1].normal if at else ""
    return before in (":", "\n") or (listing and before in (".", ";"))


_BEFORE_LIST = ("из", "one", "from", "more", "несколько", "оба", "both", "of", "following", "several", "twice", "times")
_CHOICES = ("выберите", "выбирает", "choose", "chooses")


def _chooses(raws: list[Raw], at: int, sentence: list[Raw]) -> bool:
    """Whether a colon introduces a list written in one line: "choose one: …; …" (524)."""
    if raws[at].normal != ":" or len(sentence) < 3:
        return False
    after = raws[at + 1].normal if at + 1 < len(raws) else "-"
    colons = [index for index, raw in enumerate(sentence[:-1]) if raw.normal == ":"]
    said = {raw.normal for raw in sentence[colons[-1] + 1 if colons else 0 :]}
    number = sentence[-2].normal in _BEFORE_LIST
    return after not in ("-", "\n") and number and not said.isdisjoint(_CHOICES)


class _Past:
    """What stands before and behind a run of marks, each run looked through once: a text may be nothing else."""

    def __init__(self, raws: list[Raw], marks: tuple[str, ...]) -> None:
        self._raws = raws
        self._marks = marks
        self._known: tuple[list[str], list[str]] | None = None

    def last(self, at: int) -> str:
        """Return the last piece before a place that is no mark: a note that begins a text belongs to no feature."""
        return self._looked_through()[0][at]

    def next(self, at: int) -> str:
        """Return the first piece from a place on that is no mark."""
        return self._looked_through()[1][at]

    def _looked_through(self) -> tuple[list[str], list[str]]:
        if self._known is None:
            before, after = [")"], [""]
            for raw in self._raws:
                before.append(before[-1] if raw.normal in self._marks else raw.normal)
            for raw in reversed(self._raws):
                after.append(after[-1] if raw.normal in self._marks else raw.normal)
            self._known = before, after[::-1]
        return self._known


def _only_marks(raws: list[Raw], at: int) -> bool:
    """Whether a new line only follows a colon or precedes a list item."""
    before = raws[at - 1].normal if at else ""
    after = raws[at + 1].normal if at + 1 < len(raws) else ""
    return raws[at].normal == "\n" and (before == ":" or after == "-")
