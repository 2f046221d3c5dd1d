"""From phrases to a grammar: one rule for each wording, compiled by Lark (LALR, strict) to plain tables."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from compiler.language.lexicon import Lexeme, form_class
from compiler.language.phrases import Phrasebook, Same, Wording
from compiler.language.tables import Tables, load, store, tables
from compiler.language.template import SlotItem, WordItem
from compiler.sharing import aside

if TYPE_CHECKING:
    from lark.parsers.lalr_analysis import ParseTableBase

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

    def text(self) -> str:
        """Return the grammar in Lark's notation."""
        lines = [f"start: {self.start}"]
        for rule in self.rules:
            symbols = " ".join(self._symbol(symbol) for symbol in rule.symbols)
            lines.append(f"{self._symbol(rule.category)}: {symbols} -> r{rule.id}")
        merged: dict[str, list[str]] = {}
        for line in lines:
            head, _, body = line.partition(": ")
            merged.setdefault(head, []).append(body)
        terminals = {self._symbol(s) for rule in self.rules for s in rule.symbols if self.is_terminal(s)}
        rules = [f"{head}: " + "\n    | ".join(bodies) for head, bodies in merged.items()]
        return "\n".join([*rules, *(f"%declare {name}" for name in sorted(terminals))]) + "\n"

    def is_terminal(self, symbol: str) -> bool:
        """Whether a symbol is a token rather than a category."""
        return symbol in self.terminals or symbol.isupper()

    def _symbol(self, symbol: str) -> str:
        return symbol.upper() if symbol in self.terminals else symbol.replace("-", "_")

    def tables(self, cache: Path | None = None) -> Tables:
        """Return the LALR tables, from the cache folder if they are there.

        Raises ``lark.exceptions.GrammarError`` when the grammar has a conflict: strict mode, no silent choice.
        """
        if self._tables is None:
            self._tables = self._kept(cache / f"grammar-{self.language}-{self._digest()}.rows" if cache else None)
        return self._tables

    def _kept(self, path: Path | None) -> Tables:
        known = load(path) if path else None
        made = known or aside(self._compile)  # Lark needs far more memory than all the rest of a check
        if path and not known:
            store(path, made)
        return made

    def _digest(self) -> str:
        return hashlib.sha256(self.text().encode()).hexdigest()[:16]

    def _compile(self) -> Tables:
        from lark import Lark
        from lark.lexer import Lexer

        class NoLexer(Lexer):
            def __init__(self, conf: object) -> None: ...

            def lex(self, *args: object) -> object:  # type: ignore[override]
                raise NotImplementedError

        lark = Lark(self.text(), parser="lalr", lexer=NoLexer, strict=True, keep_all_tokens=True)
        return self._plain(lark.parser.parser._parse_table)

    def _plain(self, table: ParseTableBase[Any]) -> Tables:
        order = {state: index for index, state in enumerate(table.states)}
        names = {self._symbol(rule.category): rule.category for rule in self.rules} | {"start": "start"}
        terminals = {self._symbol(t): t for rule in self.rules for t in rule.symbols if self.is_terminal(t)}
        terminals[END] = END
        actions: list[dict[str, int]] = []
        gotos: list[dict[str, int]] = []
        for state in table.states:
            here: dict[str, int] = {}
            after: dict[str, int] = {}
            for symbol, (action, target) in table.states[state].items():
                if symbol in names:
                    after[names[symbol]] = order[target]
                elif action.name == "Shift":
                    here[terminals[symbol]] = order[target]
                else:
                    here[terminals[symbol]] = ~self._rule_of(target)
            actions.append(here)
            gotos.append(after)
        (start,) = table.start_states.values()
        return tables(actions, gotos, order[start])

    def _rule_of(self, rule: object) -> int:
        alias = rule.alias  # type: ignore[attr-defined]
        return int(alias[1:]) if alias else len(self.rules)

