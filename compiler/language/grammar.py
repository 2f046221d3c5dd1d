"""From phrases to a grammar: one rule for each wording, compiled by Lark (LALR, strict) to plain tables.

The rules of a grammar are kept between runs as lines of JSON: a text comes to few of them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple, Protocol

from compiler.language.kept import Lazy, digest, kept, read
from compiler.language.lexicon import Lexeme, form_class
from compiler.language.phrases import Phrase, Phrasebook, Same, Wording
from compiler.language.tables import Tables, kept_tables
from compiler.language.template import SlotItem, WordItem

END = "$END"
_NO_WORDINGS = b"[]"

Place = tuple[int, int]
"""Where something stands: in which part, and which one it is there."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a rule: its lexeme, the exact form (unless it agrees), and what it agrees with."""

    lexeme: Lexeme
    form: str
    paradigm: str
    head: bool
    agrees: str | None


Part = Word | SlotItem


def spoken(parts: Iterable[Part]) -> tuple[Part, ...]:
    """Return the parts that stand in the text: all but silent slots."""
    return tuple(part for part in parts if not (isinstance(part, SlotItem) and part.silent))


@dataclass(frozen=True, slots=True)
class Reading:
    """A wording with its words looked up: one way to read (and say) a rule; ``plans`` belong to the walk."""

    wording: Wording
    parts: tuple[Part, ...]
    plans: dict[int, object] = field(default_factory=dict, compare=False, repr=False)

    @property
    def single_word(self) -> str | None:
        """The only word of the wording, beside marks and slots, if there is one."""
        words = [part.form for part in self.parts if isinstance(part, Word) and part.form.isalpha()]
        return words[0] if len(words) == 1 else None

    @property
    def stands_for(self) -> str | None:
        """The category that this wording has another one stand for, if it does nothing else."""
        part = self.parts[0]
        if len(self.parts) > 1 or not isinstance(part, SlotItem) or self.wording.phrase.gives:
            return None
        plain = part == SlotItem(part.name, part.category, inherit=True)
        return part.category if plain and isinstance(self.wording.phrase.shape, Same) else None


@dataclass(slots=True)
class Rule:
    """A rule of the grammar; wordings that look alike share it and are told apart by agreement."""

    id: int
    category: str
    symbols: tuple[str, ...]
    readings: list[Reading] = field(default_factory=list)


class Words(Protocol):
    """What a grammar needs of a surface language: the lexeme behind each word of a template."""

    code: str
    synonyms: tuple[tuple[str, tuple[str, ...]], ...]
    """What phrases say, and what is read as the same."""

    def finder(self, book: Phrasebook) -> Callable[[WordItem], Lexeme]:
        """Return how template words are looked up. It raises UnknownWord."""


class Lexemes(Mapping[str, Lexeme]):
    """The words of a grammar by their terminals: lines of JSON until they are asked for."""

    def __init__(self, lines: Sequence[bytes]) -> None:
        self._lines = {_terminal(number): line for number, line in enumerate(lines)}
        self._made: Lazy[str, Lexeme] = Lazy(lambda terminal: Lexeme(*read(self._lines[terminal])))

    def __getitem__(self, terminal: str) -> Lexeme:
        return self._made[terminal]

    def __iter__(self) -> Iterator[str]:
        return iter(self._lines)

    def __len__(self) -> int:
        return len(self._lines)

    def __contains__(self, symbol: object) -> bool:
        return symbol in self._lines


class Worded(NamedTuple):
    """A phrase that a grammar has wordings of, and its number in the phrasebook."""

    phrase: Phrase
    number: int


class Grammar:
    """The grammar of one language for one phrasebook.

    Symbols in capitals are the lexer's own tokens (numbers, names …); the terminal of a word is ``w`` and its number.
    """

    def __init__(self, words: Words, book: Phrasebook, start: str = "feature", cache: Path | None = None) -> None:
        """Take what there is to know from a folder of earlier runs, or find it out and keep it there."""
        self.language = words.code
        self.synonyms = words.synonyms
        self.pictures = book.pictures
        self.start = start
        self._book = book
        self._cache = cache
        self._key = digest(_contents(words, book, start))
        head, *lines = kept(self.file("phrases"), lambda: _Outline(words, book, start).lines())
        count, lexemes, self._alike, tokens = read(head)
        self.tokens = frozenset(tokens)
        self._rules, self._wordings = lines[:count], lines[count + lexemes :]
        self.terminals = Lexemes(lines[count : count + lexemes])
        self._worded: Lazy[int, tuple[Wording, ...]] = Lazy(lambda at: book.phrases[at].wordings(words.code))
        self.rule: Lazy[int, Rule] = Lazy(self._made)
        """The rules by their numbers."""
        self.by_category: dict[str, list[Worded]] = {}
        for number, (phrase, wordings) in enumerate(zip(book.phrases, self._wordings, strict=True)):
            if wordings != _NO_WORDINGS:
                self.by_category.setdefault(phrase.category, []).append(Worded(phrase, number))

    def file(self, kind: str) -> Path | None:
        """Return the file for lines of a kind that are made from this grammar and nothing else."""
        return self._cache / f"{kind}-{self.language}-{self._key}.lines" if self._cache else None

    @property
    def rules(self) -> list[Rule]:
        """All rules, in order."""
        return [self.rule[number] for number in range(self.count)]

    @property
    def count(self) -> int:
        """How many rules there are."""
        return len(self._rules)

    def _made(self, number: int) -> Rule:
        category, symbols, readings = read(self._rules[number])
        made = [self._reading(phrase, rank, symbols) for phrase, rank in readings]
        return Rule(number, category, tuple(symbols), made)

    def _reading(self, phrase: int, rank: int, symbols: Iterable[str]) -> Reading:
        wording, spoken_as = self._worded[phrase][rank], iter(symbols)
        parts: list[Part] = []
        for item in wording.items:
            if isinstance(item, WordItem):
                parts.append(_word(item, self.terminals[next(spoken_as)]))
            else:
                parts.append(item)
                if not item.silent:
                    next(spoken_as)
        return Reading(wording, tuple(parts))

    def readings(self, worded: Worded) -> Iterator[tuple[Rule, Reading]]:
        """Yield the wordings of a phrase with their rules, the printed one first."""
        for number, at in read(self._wordings[worded.number]):
            rule = self.rule[number]
            yield rule, rule.readings[at]

    def readings_of(self, phrase: Phrase) -> Iterator[tuple[Rule, Reading]]:
        """Yield the wordings of a phrase with their rules."""
        for worded in self.by_category.get(phrase.category, ()):
            if worded.phrase is phrase:
                yield from self.readings(worded)

    def rules_with(self, terminals: Iterable[str]) -> Iterator[Rule]:
        """Yield the rules in which one of some terminals stands, in order."""
        sought = [_line(terminal) for terminal in terminals]
        for number, line in enumerate(self._rules if sought else ()):
            if any(each in line for each in sought):
                yield self.rule[number]

    def categories(self, worded: Worded, slot: str) -> set[str]:
        """Return the categories of what may fill a slot in the wordings of a phrase."""
        items = (item for wording in self._worded[worded.number] for item in wording.items)
        return {item.category for item in items if isinstance(item, SlotItem) and item.name == slot}

    def is_terminal(self, symbol: str) -> bool:
        """Whether a symbol is a token rather than a category."""
        return symbol in self.terminals or symbol.isupper()

    def tables(self) -> Tables:
        """Return the LALR tables, from the folder of earlier runs if they are there.

        Raises ``lark.exceptions.GrammarError`` when the grammar has a conflict: strict mode, no silent choice.
        """
        path = self._cache / f"grammar-{self.language}-{self._alike}.lines" if self._cache else None
        return kept_tables(path, self._compile)

    def _compile(self) -> Tables:
        from compiler.language.lalr import lalr  # it loads Lark, which is seldom needed

        rules = [(rule.category, rule.symbols) for rule in self.rules]
        terminals = {symbol for _, symbols in rules for symbol in symbols if self.is_terminal(symbol)}
        return lalr(rules, self.start, terminals)


class _Outline:
    """The rules of a phrasebook in one language: which wordings share them, and the words in them."""

    def __init__(self, words: Words, book: Phrasebook, start: str) -> None:
        self._start = start
        self._find = words.finder(book)
        self._lexemes: dict[str, tuple[str, Lexeme]] = {}
        self._terminals: dict[WordItem, str] = {}
        self._rules: dict[tuple[str, tuple[str, ...]], tuple[int, list[Place]]] = {}
        self._wordings: list[list[Place]] = []
        for number, phrase in enumerate(book.phrases):
            wordings = enumerate(phrase.wordings(words.code))
            self._wordings.append([self._add(wording, (number, rank)) for rank, wording in wordings])

    def lines(self) -> Iterator[bytes]:
        """Yield how many rules and words there are, what tables depend on, the tokens; then rules, words, wordings."""
        said = [f"{category}: {' '.join(symbols)}" for category, symbols in self._rules]
        alike = blake2b("\n".join([self._start, *said]).encode(), digest_size=8).hexdigest()
        tokens = sorted({symbol for _, symbols in self._rules for symbol in symbols if symbol.isupper()})
        yield _line([len(self._rules), len(self._lexemes), alike, tokens])
        yield from (_line([*rule, readings]) for rule, (_, readings) in self._rules.items())
        for _, lexeme in self._lexemes.values():
            yield _line([getattr(lexeme, each.name) for each in fields(lexeme)])
        yield from map(_line, self._wordings)

    def _add(self, wording: Wording, place: Place) -> Place:
        """Add a wording, by its phrase's number and its rank; return its rule's number and its place in the rule."""
        spoken_items = (item for item in wording.items if isinstance(item, WordItem) or not item.silent)
        symbols = tuple(self._terminal(each) if isinstance(each, WordItem) else each.category for each in spoken_items)
        number, readings = self._rules.setdefault((wording.phrase.category, symbols), (len(self._rules), []))
        readings.append(place)
        return number, len(readings) - 1

    def _terminal(self, item: WordItem) -> str:
        known = self._terminals.get(item)
        if known is None:
            lexeme = self._find(item)
            known, first = self._lexemes.setdefault(lexeme.id, (_terminal(len(self._lexemes)), lexeme))
            assert first == lexeme, f"two words are called {lexeme.id!r}"
            self._terminals[item] = known
        return known


def _contents(words: Words, book: Phrasebook, start: str) -> Iterator[str]:
    """Yield all that a grammar is made from, besides the modules and lexicons of this package."""
    yield from (start, words.code, type(words).__module__, repr(words.synonyms))
    for phrase in book.phrases:
        yield phrase.category
        for language, templates in phrase.templates:
            if language == words.code:
                yield from templates


def _word(item: WordItem, lexeme: Lexeme) -> Word:
    return Word(lexeme, item.form, form_class(lexeme, item.form), item.head, item.agrees)


def _terminal(number: int) -> str:
    return f"w{number}"


def _line(data: object) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
