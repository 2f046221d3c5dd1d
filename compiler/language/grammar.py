"""From phrases to a grammar: one rule for each wording, compiled by Lark (LALR, strict) to plain tables."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from compiler.language.lexicon import Lexeme, form_class
from compiler.language.phrases import Phrasebook, Same, Wording
from compiler.language.tables import Tables, load, store
from compiler.language.template import SlotItem, WordItem
from compiler.sharing import aside

END = "$END"


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


class Grammar:
    """The grammar of one language for one phrasebook.

    Symbols in capitals are the lexer's own tokens (numbers, names …); the terminal of a word is ``w`` and its number.
    """

    def __init__(self, words: Words, book: Phrasebook, start: str = "feature") -> None:
        self.language = words.code
        self.synonyms = words.synonyms
        self.pictures = book.pictures
        self._find = words.finder(book)
        self.start = start
        self.rules: list[Rule] = []
        self.terminals: dict[str, Lexeme] = {}
        self._names: dict[str, str] = {}
        self._by_symbols: dict[tuple[str, tuple[str, ...]], Rule] = {}
        self.by_category: dict[str, list[tuple[Rule, Reading]]] = {}
        self._parts: dict[WordItem, Word] = {}
        for phrase in book.phrases:
            for wording in phrase.wordings(self.language):
                self._add(wording)
        self._tables: Tables | None = None

    def terminal(self, lexeme: Lexeme) -> str:
        """Return the terminal of a lexeme."""
        if lexeme.id not in self._names:
            name = f"w{len(self._names)}"
            self._names[lexeme.id] = name
            self.terminals[name] = lexeme
        return self._names[lexeme.id]

    def _add(self, wording: Wording) -> None:
        parts = tuple(self._part(item) if isinstance(item, WordItem) else item for item in wording.items)
        symbols = tuple(
            self.terminal(part.lexeme) if isinstance(part, Word) else part.category for part in spoken(parts)
        )
        category = wording.phrase.category
        rule = self._by_symbols.get((category, symbols))
        if rule is None:
            rule = Rule(len(self.rules), category, symbols)
            self._by_symbols[category, symbols] = rule
            self.rules.append(rule)
        reading = Reading(wording, parts)
        rule.readings.append(reading)
        self.by_category.setdefault(category, []).append((rule, reading))

    def _part(self, item: WordItem) -> Word:
        part = self._parts.get(item)
        if part is None:
            lexeme, form = self._find(item), item.form
            part = self._parts[item] = Word(lexeme, form, form_class(lexeme, form), item.head, item.agrees)
        return part

    def is_terminal(self, symbol: str) -> bool:
        """Whether a symbol is a token rather than a category."""
        return symbol in self.terminals or symbol.isupper()

    def tables(self, cache: Path | None = None) -> Tables:
        """Return the LALR tables, from the cache folder if they are there.

        Raises ``lark.exceptions.GrammarError`` when the grammar has a conflict: strict mode, no silent choice.
        """
        if self._tables is None:
            self._tables = self._kept(cache / f"grammar-{self.language}-{self._digest()}.rows" if cache else None)
        return self._tables

    def _kept(self, path: Path | None) -> Tables:
        known = load(path) if path else None
        made = known or aside(self._compile)  # the states of a grammar take far more memory than its tables
        if path and not known:
            store(path, made)
        return made

    def _digest(self) -> str:
        rules = [f"{rule.category}: {' '.join(rule.symbols)}" for rule in self.rules]
        return hashlib.sha256("\n".join([self.start, *rules]).encode()).hexdigest()[:16]

    def _compile(self) -> Tables:
        from compiler.language.lalr import lalr  # it loads Lark, which is seldom needed

        terminals = {symbol for rule in self.rules for symbol in rule.symbols if self.is_terminal(symbol)}
        return lalr([(rule.category, rule.symbols) for rule in self.rules], self.start, terminals)
