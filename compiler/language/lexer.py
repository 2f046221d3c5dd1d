"""From characters to a lattice of words: every reading that the lexicon knows for each place of a text."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, NamedTuple, Protocol

from compiler.language.grammar import Grammar
from compiler.language.kept import kept
from compiler.language.lexicon import Lexeme
from compiler.language.pictures import Picture, written

_RAW = re.compile(
    r"(?P<coins>\(\s*(?:\d{1,3}|[XХ])\s*\)|\d{1,3}\s*\{монета\}|[XХ]\s*\{монета\})"
    r"|(?P<close>\(\s*[TТ]\s*\)|\{(?:tap|поворот)\}|\[tap\]|\bТап\b)"
    r"|(?P<hole>\{(?:body|object|condition)\})"
    r"|(?P<coin>\{монета\})"
    r"|(?P<counter>\{!\})"
    r"|(?P<symbol>\{[a-z]+(?:-[a-z]+)*\}|\[[a-z]+(?:-[a-z]+)*\])"
    r"|(?P<powers>(?<![\w+\-–−])\d{1,2}(?:[\-–−]\d{1,2}){2}(?!\w))"
    r"|(?P<signed>[+\-–−](?:\d{1,3}|[XХ])(?!\w))"
    r"|(?P<number>\d{1,6})"
    r"|(?P<possessive>['’]s?(?![^\W\d_])(?<=[^\W\d_]['’]s)|(?<=s)['’](?=\s))"
    r"|(?P<not>(?<!\w)(?:[Нн]е|[Nn]on)-(?=[^\W\d_]|$))"
    r"|(?P<word>[^\W\d_]+(?:[-'’][^\W\d_]+)*)"
    r"|(?P<line>[ \t]*\n\s*)"
    r"|(?P<punct>[^\s])",
)
_KINDS = {"not": "word"}  # the prefix of *non-created* is a word of its own
_SIGN = {"–": "-", "−": "-"}
_VARIABLE = re.compile(r"(?<!\w)х(?!\w)")
_POSSESSIVE = re.compile(r"['’]s$")
_NOUNS = {"coin": ("coin", "монета"), "counter": ("counter", "счетчик")}
"""Symbols that stand for nouns: as English and Russian write them."""
_NOT = re.compile(r"n['’]t$", re.IGNORECASE)
_QUOTES = str.maketrans({"“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "‘": "'", "’": "'"})
_DASHES = str.maketrans({"–": "-", "—": "-", "−": "-"})
_PLAIN = str.maketrans({"ё": "е", "’": "'", "–": "-", "—": "-", "−": "-"})


class Raw(NamedTuple):
    """A piece of text: its kind, its normal form, its characters and where they stand."""

    kind: str
    normal: str
    text: str
    start: int
    end: int


class Leaf(NamedTuple):
    """One reading of a place in a text: a terminal with what it stands for."""

    terminal: str
    lexeme: Lexeme | None
    value: Any
    text: str
    start: int
    end: int
    length: int


@dataclass(frozen=True, slots=True)
class Name:
    """A name that texts may use: of a card, this very card (``own``), in all its cases."""

    terminal: str
    value: Any
    lexeme: Lexeme
    proper: bool = True


@lru_cache(maxsize=20_000)
def normal(word: str) -> str:
    """Return a word as the lexicon writes it: small letters, е for ё, plain apostrophes."""
    word = word.lower().translate(_PLAIN)
    if " " in word:
        return _VARIABLE.sub("x", word)
    return "x" if word == "х" else word


def scan(text: str) -> list[Raw]:
    """Cut a text into words, numbers, symbols and marks; nothing but spaces is dropped."""
    found: list[Raw] = []
    for match in _RAW.finditer(text):
        kind = _KINDS.get(match.lastgroup or "punct", match.lastgroup or "punct")
        piece = match.group()
        if kind == "word" and ("'" in piece or "’" in piece):
            found += _contracted(piece, match.start())
            continue
        found.append(Raw(kind, _normal_piece(kind, piece), piece, match.start(), match.end()))
    return found


def _contracted(piece: str, start: int) -> list[Raw]:
    """Cut a word with an apostrophe: *creature's* has a possessive, *doesn't* and *it's* are two words each."""
    end = start + len(piece)
    if normal(piece) == "it's":
        return [Raw("word", "it", piece[:2], start, start + 2), Raw("word", "is", "is", start + 2, end)]
    if _NOT.search(piece) and normal(piece) != "can't":
        cut = end - 3
        return [Raw("word", normal(piece[:-3]), piece[:-3], start, cut), Raw("word", "not", "not", cut, end)]
    if _POSSESSIVE.search(piece):
        cut = end - 2
        return [Raw("word", normal(piece[:-2]), piece[:-2], start, cut), Raw("possessive", "'s", piece[-2:], cut, end)]
    return [Raw("word", normal(piece), piece, start, end)]


def _normal_piece(kind: str, piece: str) -> str:
    if kind == "word":
        return normal(piece)
    if kind == "symbol":
        return f"[{piece[1:-1]}]"
    if kind == "punct":
        return piece.translate(_QUOTES).translate(_DASHES)
    return "\n" if kind == "line" else "".join(piece.split()).translate(_DASHES)


_PLAIN_NAME = re.compile(r"(?!.*\b(?:[Нн]е|[Nn]on)-)[^\W\d_]+(?:[- ][^\W\d_]+)*")


def pieces_of(form: str) -> tuple[str, ...]:
    """Return the pieces of a form or a name as ``scan`` cuts them; nearly all are words and nothing else."""
    if _PLAIN_NAME.fullmatch(form):
        return tuple(map(normal, form.split(" ")))
    return tuple(raw.normal for raw in scan(form))


def words_of(form: str) -> list[str]:
    """Return the words of a form or a name as they are written in it."""
    return form.split(" ") if _PLAIN_NAME.fullmatch(form) else [raw.text for raw in scan(form) if raw.kind == "word"]


Entry = tuple[tuple[str, ...], str, Lexeme, str | None]
"""The pieces of a form of the grammar's, its terminal, its lexeme; of synonyms, the form that they are read for."""


class Entries:
    """The entries that begin with a piece, by the piece that must come next."""

    __slots__ = ("_after", "alone")

    def __init__(self, entries: Sequence[Entry]) -> None:
        entries = list(dict.fromkeys(entries))
        self.alone = [entry for entry in entries if len(entry[0]) == 1]
        seconds = {entry[0][1] for entry in entries if len(entry[0]) > 1}
        self._after = {
            second: [entry for entry in entries if len(entry[0]) == 1 or entry[0][1] == second] for second in seconds
        }

    def before(self, second: str) -> Sequence[Entry]:
        """Return the entries that can stand before a piece, in the order of the grammar."""
        return self._after.get(second, self.alone)


Wanted = Sequence[Mapping[str, object]]
"""Terminals that can go on with a text, in each of the ways in which it was read so far."""


class Lattice(Sequence[list[Leaf]]):
    """The readings of each piece of a text, looked up when reading comes to it."""

    def __init__(self, raws: list[Raw], readings: Callable[[int, Wanted | None], list[Leaf]]) -> None:
        self._length = len(raws)
        self._readings = readings

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, at: int) -> list[Leaf]:  # type: ignore[override]
        if at >= self._length:
            raise IndexError(at)
        return self._readings(at, None)

    def going_on(self, at: int, wanted: Wanted) -> list[Leaf]:
        """Return the readings of a piece without words that can't go on with the text."""
        return self._readings(at, wanted)


def spellings(name: Name) -> Iterator[tuple[str, ...]]:
    """Yield the pieces of each form of a name."""
    for form in dict.fromkeys(name.lexeme.forms.values()):
        words = pieces_of(form)
        if words:
            yield words


class _Spellings:
    """What is read for each word of a grammar, by its first piece, and how each piece is written."""

    def __init__(self, grammar: Grammar) -> None:
        self._synonyms = [(pieces_of(said), [*map(pieces_of, others)]) for said, others in grammar.synonyms]
        self._replaced = {said[0] for said, _ in self._synonyms}
        self._entries: dict[str, list[tuple[tuple[str, ...], str, str | None]]] = {}
        self.words: dict[str, str] = {}
        for terminal, lexeme in grammar.terminals.items():
            for form in dict.fromkeys(lexeme.forms.values()):
                self._enter(form, terminal)

    def lines(self) -> Iterator[bytes]:
        """Yield each first piece with all that begins with it: pieces, terminals, forms that synonyms are read for."""
        for piece, entries in self._entries.items():
            yield f"{piece}\t{json.dumps(entries, ensure_ascii=False, separators=(',', ':'))}".encode()

    def _enter(self, form: str, terminal: str) -> None:
        words = ("'s",) if form == "'s" else pieces_of(form)
        self._entries.setdefault(words[0], []).append((words, terminal, None))
        for other in self._otherwise(words):
            self._entries.setdefault(other[0], []).append((other, terminal, form))
        for word in words:
            if word[0].isalpha():
                self.words.setdefault(word, form)

    def _otherwise(self, words: tuple[str, ...]) -> list[tuple[str, ...]]:
        """Return what else is read for these words, some of them being replaced by synonyms."""
        if self._replaced.isdisjoint(words):
            return []
        found = [words]
        for said, others in self._synonyms:
            found += [
                (*each[:at], *other, *each[at + len(said) :])
                for each in found
                for at in range(len(each) - len(said) + 1)
                if each[at : at + len(said)] == said
                for other in others
            ]
        return list(dict.fromkeys(found[1:]))


class Lexer:
    """The lexer of one grammar: looks words up, single and joined, and names each mark."""

    def __init__(self, grammar: Grammar) -> None:
        self._grammar = grammar
        self._language = grammar.language
        self._pictures: dict[tuple[str, ...], list[Picture]] = {}
        for picture in grammar.pictures:
            for each in picture.spellings:
                self._pictures.setdefault(written(each), []).append(picture)
        self._named = "FLAVOR" in grammar.tokens
        lines = kept(grammar.file("words"), lambda: _Spellings(grammar).lines())
        self._lines = dict(line.split(b"\t", 1) for line in lines)
        self._words: dict[str, Entries] = {}  # those that were looked up

    @property
    def pictures(self) -> list[str]:
        """The symbols in brackets that texts may hold."""
        return [pieces[0] for pieces in self._pictures if pieces[0].startswith("[")]

    @cached_property
    def words(self) -> Mapping[str, str]:
        """Every word of the phrases in its normal form, and a form that it is written in."""
        return _Spellings(self._grammar).words

    def _known(self, piece: str) -> Entries | None:
        """Return the entries that begin with a piece, if there are any."""
        known = self._words.get(piece)
        if known is None:
            line = self._lines.get(piece.encode("utf-8", "surrogatepass"))
            if line is not None:
                terminals = self._grammar.terminals
                entries = [(tuple(words), name, terminals[name], said) for words, name, said in json.loads(line)]
                known = self._words[piece] = Entries(entries)
        return known

    def terminals_of(self, piece: str) -> set[str]:
        """Return the terminals of the words that a single piece may be."""
        known = self._known(piece)
        return {terminal for _, terminal, _, _ in known.alone} if known else set()

    def knows(self, word: str) -> bool:
        """Whether some phrase uses this word."""
        return normal(word) in self.words

    def _symbols_of(self, raws: list[Raw], at: int, nouns: tuple[str, ...]) -> Iterable[Leaf]:
        """A symbol stands for the noun in any of its forms, so it is written without letters to compare."""
        for coin in nouns:
            known = self._known(coin)
            for _, terminal, lexeme, _ in known.alone if known else ():
                yield _leaf(terminal, lexeme, None, raws, at, 1)._replace(text="¤")

    def names(self, names: Iterable[Name]) -> NameTable:
        """Return a table of names for ``lattice``."""
        table: dict[str, list[tuple[tuple[str, ...], Name]]] = {}
        for name in names:
            for words in (*spellings(name), *self._pictures_of(name)):
                table.setdefault(words[0], []).append((words, name))
        return table

    def _pictures_of(self, name: Name) -> Iterator[tuple[str, ...]]:
        """Yield the symbols and abbreviations of a keyword."""
        for pieces, pictures in self._pictures.items():
            if any(each.name is not None and each.name == name.value for each in pictures):
                yield pieces

    def _picture(self, raws: list[Raw], at: int) -> Iterator[Leaf]:
        """Yield what a symbol stands for: itself, or a word in any of its forms."""
        said = "[tap]" if raws[at].kind == "close" else raws[at].normal
        for picture in self._pictures.get((said,), ()):
            if picture.terminal is not None:
                yield _leaf(picture.terminal, None, picture.spellings[0], raws, at, 1)
            elif self._language in picture.word:
                yield from self._symbols_of(raws, at, (picture.word[self._language],))

    def lattice(self, raws: list[Raw], *names: NameTable) -> Lattice:
        """Return for each piece every reading that starts there."""
        return Lattice(raws, lambda at, wanted: self._readings(raws, at, names, wanted))

    def _readings(
        self, raws: list[Raw], at: int, names: tuple[NameTable, ...], wanted: Wanted | None
    ) -> list[Leaf]:
        raw = raws[at]
        found: list[Leaf] = []
        settled = raw.kind == "word"  # whether nothing can stand twice among the readings, or exclude others
        if raw.kind != "word" or raw.normal == "x":
            found = [_leaf(terminal, None, value, raws, at, 1) for terminal, value in _symbols(raw)]
            found += _x_and_more(raws, at)
        known = self._words.get(raw.normal) or self._known(raw.normal)
        if known is not None:
            for words, terminal, lexeme, said in known.before(raws[at + 1].normal if at + 1 < len(raws) else ""):
                if wanted is not None and not _is_wanted(terminal, wanted):
                    continue
                if len(words) == 1 and not said:
                    found.append(Leaf(terminal, lexeme, None, raw.text, raw.start, raw.end, 1))
                elif len(words) <= 2 or _matches(raws, at, words):
                    leaf = _leaf(terminal, lexeme, None, raws, at, len(words))
                    found.append(leaf._replace(text=said) if said else leaf)
                    settled = settled and not said
        if raw.kind != "word":
            found += self._standing(raws, at)
        if self._named:
            found += _flavors(raws, at)
            settled = False
        named = self._names_at(raws, at, names)
        if settled and not named:
            return found
        found += named
        return _own_first(raws, at, list(dict.fromkeys(found))) if len(found) > 1 else found

    def _names_at(self, raws: list[Raw], at: int, names: tuple[NameTable, ...]) -> list[Leaf]:
        raw, found = raws[at], []
        for table in names:
            for words, name in table.get(raw.normal, ()):
                if _matches(raws, at, words) and not (name.proper and len(words) == 1 and raw.text[0].islower()):
                    leaf = _leaf(name.terminal, name.lexeme, name.value, raws, at, len(words))
                    found.append(leaf._replace(text="¤") if words in self._pictures else leaf)
        return found

    def _standing(self, raws: list[Raw], at: int) -> Iterator[Leaf]:
        """Yield the nouns that a symbol, or an apostrophe, stands for."""
        raw = raws[at]
        if raw.kind == "possessive" and raw.normal == "'":  # of a plural: *creatures'*
            yield from self._symbols_of(raws, at, ("'s",))
        if raw.kind in ("symbol", "close"):
            yield from self._picture(raws, at)
        if raw.kind in _NOUNS:
            yield from self._symbols_of(raws, at, _NOUNS[raw.kind])


def _is_wanted(terminal: str, wanted: Wanted) -> bool:
    for terminals in wanted:  # noqa: SIM110 - asked of every word that is read
        if terminal in terminals:
            return True
    return False


def _own_first(raws: list[Raw], at: int, leaves: list[Leaf]) -> list[Leaf]:
    """A card's own name is never another card of that name (106.2.2); a name within a sentence is no common noun."""
    own = {leaf.length for leaf in leaves if leaf.terminal == "OWN"}
    inside = at and raws[at - 1].kind == "word" and raws[at].text[:1].isupper()
    named = {leaf.length for leaf in leaves if leaf.terminal == "NAME"} if inside else set()
    return [
        leaf
        for leaf in leaves
        if leaf.terminal == "OWN" or ((leaf.terminal == "NAME" or leaf.length not in named) and leaf.length not in own)
    ]


_NAMING = frozenset(("effect", "spell", "воздействие", "заклинание", "воздействия", "заклинания"))
_ATTACKING = frozenset(("метание", "выстрел", "разряд", "удар"))
_AT = frozenset(("на", "at", "по"))
_LONGEST_NAME = 5


def _flavors(raws: list[Raw], at: int) -> Iterator[Leaf]:
    """What a spell, an effect or an attack is called (1.13.2): in quotes, or, behind the word, without any."""
    if raws[at].normal in ('"', "'"):
        end = next((i for i in range(at + 1, len(raws)) if raws[i].normal == raws[at].normal), None)
        if end is not None and end > at + 1:
            leaf = _leaf("FLAVOR", None, None, raws, at, end - at + 1)
            yield leaf._replace(value=_leaf("", None, None, raws, at + 1, end - at - 1).text)
    elif at and raws[at - 1].normal in _NAMING:
        for length in range(1, _LONGEST_NAME + 1):
            if at + length > len(raws) or raws[at + length - 1].kind != "word":
                break
            leaf = _leaf("FLAVOR", None, None, raws, at, length)
            yield leaf._replace(value=leaf.text)
    elif at and raws[at].kind == "word" and raws[at - 1].normal in _ATTACKING and raws[at].normal not in _AT:
        length = next((i - at for i in range(at + 1, min(at + 4, len(raws))) if raws[i].normal in _AT), 0)
        if length and at + length + 1 < len(raws) and _is_power(raws[at + length + 1]):
            leaf = _leaf("FLAVOR", None, None, raws, at, length)
            yield leaf._replace(value=leaf.text)


def _x_and_more(raws: list[Raw], at: int) -> Iterator[Leaf]:
    """*X+1* is one amount, where it is no X with a bonus behind it."""
    if raws[at].normal == "x" and at + 1 < len(raws) and raws[at + 1].kind == "signed":
        more = raws[at + 1].normal
        if more[0] == "+" and more[1:].isdigit():
            yield _leaf("X_MORE", None, int(more[1:]), raws, at, 2)


def _is_power(raw: Raw) -> bool:
    return raw.kind in ("number", "powers") or raw.normal == "x"


NameRows = Sequence[tuple[tuple[str, ...], Name]]
"""Names by the pieces of their forms."""


class NameTable(Protocol):
    """Names by the first piece of each form."""

    def get(self, piece: str, otherwise: NameRows, /) -> NameRows:
        """Return the names that begin with a piece."""


class CardNames(Protocol):
    """The names of cards in one language, wherever they are kept."""

    def get(self, piece: str, otherwise: NameRows, /) -> NameRows:
        """Return the names that begin with a piece."""

    def standing_for(self, value: object) -> Name | None:
        """Return the name of a card by its id."""

    def all(self) -> Iterable[Name]:
        """Return all names, in the order of the cards."""


def _leaf(terminal: str, lexeme: Lexeme | None, value: object, raws: list[Raw], at: int, length: int) -> Leaf:
    first, last = raws[at], raws[at + length - 1]
    text = first.text
    if length == 1:
        return Leaf(terminal, lexeme, value, text, first.start, first.end, 1)
    for before, raw in itertools.pairwise(raws[at : at + length]):
        text += (" " if raw.start > before.end else "") + raw.text
    return Leaf(terminal, lexeme, value, text, first.start, last.end, length)


def _matches(raws: list[Raw], at: int, words: tuple[str, ...]) -> bool:
    if len(words) == 1:
        return True
    if at + len(words) > len(raws) or raws[at + 1].normal != words[1]:
        return False
    return all(raws[at + step].normal == words[step] for step in range(2, len(words)))


def _symbols(raw: Raw) -> Iterable[tuple[str, object]]:
    """The readings of what is not a word."""
    text = raw.normal
    match raw.kind:
        case "number":
            yield "NUMBER", int(text)
        case "coins":
            yield from _amount("COINS", text.strip("()").replace("{монета}", ""))
        case "powers":
            yield "POWERS", text
        case "hole":
            yield text.strip("{}").upper(), text.strip("{}")
        case "close":
            yield "CLOSE", "close"
        case "signed":
            yield from _signed(text)
        case "word" if text == "x":
            yield "X", "X"


def _amount(terminal: str, text: str) -> Iterable[tuple[str, object]]:
    if text.isdigit():
        yield terminal, int(text)
    else:
        yield terminal + "_X", "X"


def _signed(text: str) -> Iterable[tuple[str, object]]:
    sign = "PLUS" if text[0] == "+" else "MINUS"
    yield from _amount(sign, text[1:])
