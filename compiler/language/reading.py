"""Reading a whole card text: feature by feature, so that one bad sentence never hides the next."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from compiler.diagnostics import Diagnostic, Edit, TextSpan, make
from compiler.diagnostics.letters import joined, split_words
from compiler.language.ast import Node
from compiler.language.faults import Faults
from compiler.language.hints import Hints, Offer
from compiler.language.language import Language, Sentence
from compiler.language.lexer import CardNames, Leaf, Name, NameTable, Raw, scan, spellings
from compiler.language.meaning import CardText
from compiler.language.repairs import Repairs

MOST_HELPED = 4
"""In a text in which more features than these can't be read, of the others it is only said where reading stopped."""

MOST_STOPPED = 100
"""A text in which so many features can't be read is not read further."""

MOST_KNOWN = 2_000
"""So many sentences are kept in mind: cards of a set repeat each other."""

LONGEST = 2_000  # characters of one feature; no printed card has so many
_LATIN = re.compile(r"[a-z]", re.IGNORECASE)
_CYRILLIC = re.compile(r"[а-яё]", re.IGNORECASE)
_ALIKE = ("aeopcyxkmhtbAEOPCYXKMHTB", "аеорсухкмнтвАЕОРСУХКМНТВ")


class Letters(NamedTuple):
    """The letters of a language, those of the other alphabet, and which of these look like which of the first."""

    own: re.Pattern[str]
    alien: re.Pattern[str]
    alike: Mapping[int, int]


_LETTERS: Mapping[str, Letters] = {
    "en": Letters(_LATIN, _CYRILLIC, str.maketrans(_ALIKE[1], _ALIKE[0])),
    "ru": Letters(_CYRILLIC, _LATIN, str.maketrans(*_ALIKE)),
}


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
        self._known = list(names)  # of two cards with one id, which is told of, both names are words
        self.names: dict[object, Name] = {name.value: name for name in self._known}
        self.samples: Iterable[str] = ()
        """Texts that show what is usual, for hints."""
        self.cards = cards
        self.hints = Hints(language, self.all_names, lambda: self.samples)
        table = language.lexer.names(self._known)
        self._tables: tuple[NameTable, ...] = (table, cards) if cards else (table,)
        self.repairs = Repairs(language, self.all_names, self._tables)
        self._sentences: dict[tuple[Raw, ...], Sentence] = {}
        self._own: tuple[Name, tuple[NameTable, ...]] | None = None  # of the card that is being read
        self.pieces: set[str] = set()
        """All pieces of the texts that were read: by these, names have been looked up."""

    def all_names(self) -> list[Name]:
        """Return the names of keywords and of all cards, wherever they are kept."""
        return [*self._known, *(self.cards.all() if self.cards else ())]

    def standing_for(self, value: object) -> Name | None:
        """Return the name of a card or keyword, wherever it is kept."""
        card = self.cards.standing_for(value) if self.cards else None
        return card or self.names.get(value)

    def called(self, pieces: Sequence[str]) -> Name | None:
        """Return the first card or keyword of which a form consists of some pieces."""
        rows = (row for table in self._tables for row in table.get(pieces[0], ()))
        said = tuple(pieces)
        return next((name for words, name in rows if words == said and said in spellings(name)), None)

    def read(self, text: str, own: Name | None = None) -> Reading:
        """Read a card text; ``own`` is the card's own name."""
        raws, found = self._scan(text)
        self.pieces.update(raw.normal for raw in raws)
        faults = Faults(self, text, own)
        parts = sentences(raws)
        read = [self._sentence(part, faults) for part in parts]
        told = [each if isinstance(each, list) else [] for each in read]
        found += [fault for each in faults.of_stops(parts, told) for fault in each]
        features = [each for each in read if not isinstance(each, list)]
        return Reading(features, found, len(parts), faults.stopped)

    def offers(self, text: str, own: Name | None = None) -> list[Offer]:
        """Return what may come next after an unfinished text, the most usual first."""
        raws, _ = self._scan(text)
        coming = Raw("word", "", "", len(text), len(text))
        sentence = sentences([*raws, coming])[-1][:-1]
        terminals = self.language.following(sentence, *self.all_tables(own))
        return self.hints.offers(terminals, sentence[-1] if sentence else None, own)

    def named(self, text: str, own: Name | None = None) -> list[Leaf]:
        """Return where a text says names of cards, its own or others', and of keywords: the longest at each place."""
        raws = scan(text)
        found: list[Leaf] = []
        for leaves in self.language.lexer.lattice(raws, *self.all_tables(own)):
            named = [leaf for leaf in leaves if leaf.value in self.names or leaf.terminal == "OWN"]
            longest = max(named, key=lambda leaf: leaf.length, default=None)
            if longest and (not found or found[-1].end <= longest.start):
                found.append(longest)
        return found

    def all_tables(self, own: Name | None) -> tuple[NameTable, ...]:
        """Return the names that a text may say, perhaps a card's own among them."""
        if own is None:
            return self._tables
        if self._own is None or self._own[0] is not own:
            self._own = own, (*self._tables, self.language.lexer.names([own]))
        return self._own[1]

    def attempt(self, raws: list[Raw], own: Name | None) -> Sentence:
        """Read one sentence, whatever comes of it."""
        return self.language.read(raws, *self.all_tables(own))

    def _sentence(self, raws: list[Raw], faults: Faults) -> Node | list[Diagnostic]:
        """Return what a sentence says, or what is wrong with it."""
        if raws[-1].end - raws[0].start > LONGEST:
            return [make("text-too-involved", TextSpan(raws[0].start, raws[-1].end))]
        if faults.stopped >= MOST_STOPPED:
            return []
        tables = self.all_tables(faults.own)
        result = self._read(raws, tables)
        return faults.of(raws, result) or result.values[0]  # type: ignore[return-value]

    def _scan(self, text: str) -> tuple[list[Raw], list[Diagnostic]]:
        """Cut a text, repairing words with letters of another alphabet or in parts, and reporting them."""
        found = [_letters("split-letter", text, place, right) for place, right in split_words(text)]
        raws: list[Raw] = []
        alien = _LETTERS[self.language.tongue.code].alien.search(text)
        for raw in _whole(text) if found else scan(text):
            if raw.kind == "coin" and raws and raws[-1].normal.startswith("стоимост"):
                continue  # the symbol that newer cards print behind the word "cost"
            right = self._native(raw) if alien and raw.kind == "word" else raw.text
            if right != raw.text:
                found.append(_letters("mixed-letters", text, TextSpan(raw.start, raw.end), right))
                raw = scan(right)[0]._replace(start=raw.start, end=raw.end)
            raws.append(raw)
        return raws, found

    def _native(self, raw: Raw) -> str:
        """Return a word in letters of this language, if those of another one only look like them."""
        letters = _LETTERS[self.language.tongue.code]
        if not letters.alien.search(raw.text):
            return raw.text
        right = raw.text.translate(letters.alike)
        if letters.own.search(raw.text):
            return right
        return right if not letters.alien.search(right) and self._is_word(right, raw) else raw.text

    def _is_word(self, right: str, raw: Raw) -> bool:
        """Whether a word is one of this language as soon as its letters are."""
        return self.repairs.knows(right) and not self.repairs.knows(raw.text)

    def _read(self, raws: list[Raw], tables: tuple[NameTable, ...]) -> Sentence:
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


def _letters(code: str, text: str, place: TextSpan, right: str) -> Diagnostic:
    return make(code, place, word=text[place.start : place.end]).fixing(Edit(place, right), safe=True)


def _whole(text: str) -> list[Raw]:
    """Cut a text with letters in parts as if they were whole."""
    whole, places = joined(text)
    return [raw._replace(start=places[raw.start], end=places[raw.end]) for raw in scan(whole)]


def sentences(raws: list[Raw]) -> list[list[Raw]]:
    """Divide a text into features (110.1): at stops and new lines, but not inside quotes, brackets and lists."""
    found: list[list[Raw]] = [[]]
    quoted, depth, listing, inline = False, 0, False, False
    around, behind = _Past(raws, (".", "\n")), _Past(raws, (".", ";", "\n"))
    for at, raw in enumerate(raws):
        after = raws[at + 1].normal if at + 1 < len(raws) else ""
        ends = raw.normal in (".", "\n", ";") and not quoted and not depth
        if not quoted and not depth and (_pays(raws, at) or _opens(raws, at, found[-1])):
            found.append([])
            listing = inline = False
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


def _pays(raws: list[Raw], at: int) -> bool:
    """Whether the payment of another ability begins behind a note, as many cards print it without a stop between."""
    if at == 0 or raws[at - 1].normal != ")":
        return False
    behind = next((raw for raw in raws[at:] if raw.kind not in _SYMBOLS and raw.normal != "x"), None)
    return raws[at].kind in ("symbol", "close") and behind is not None and behind.normal == ":"


def _opens(raws: list[Raw], at: int, sentence: list[Raw]) -> bool:
    """Whether another ability begins behind a note with a capital letter or a bonus, without a stop between.

    A note that begins a text belongs to no ability.
    """
    if len(sentence) < 2 or sentence[-1].normal != ")" or sentence[0].normal == "(":
        return False
    raw = raws[at]
    return raw.kind == "signed" or (raw.kind == "word" and raw.text[:1].isupper())


_SYMBOLS = ("symbol", "close", "number", "coins")


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
