"""LALR tables of plain rules: Lark's analyzer, given symbols that compare at once, and sets that are shared."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from lark.common import ParserConf
from lark.exceptions import GrammarError
from lark.grammar import NonTerminal, Rule, Symbol, Terminal
from lark.parsers.grammar_analysis import LR0ItemSet, RulePtr
from lark.parsers.lalr_analysis import LALR_Analyzer, digraph

from compiler.language.tables import Tables, tables

_ROOT, _START = "$root", "$start"


class _Once:
    """A symbol of which there is one object for each name, so that it is compared by being the same."""

    __slots__ = ()
    __eq__ = object.__eq__
    __ne__ = object.__ne__
    __hash__ = object.__hash__


class _Token(_Once, Terminal):
    __slots__ = ()


class _Category(_Once, NonTerminal):
    __slots__ = ()


class _Numbered(_Once, Rule):
    """A rule that is known by its number, its ``order``."""

    __slots__ = ()


class _Analyzer(LALR_Analyzer):
    """Lark's analyzer, which would hold a set of rules for each terminal of each state, and each item of each state."""

    def __init__(self, rules: Sequence[Rule]) -> None:
        """Begin with the last of the rules, which stands for a whole text."""
        super().__init__(ParserConf([*rules], {}, []), strict=True)
        self._expanded = cache(super().expand_rule)
        first = RulePtr(rules[-1], 0)
        self.root = LR0ItemSet([first], self.expand_rule(first.rule.origin))  # type: ignore[no-untyped-call]
        self.lr0_start_states = {_ROOT: self.root}

    def expand_rule(self, source_rule: NonTerminal, rules_by_origin: Any = None) -> Any:
        """Return the items with which a category may begin, the same objects each time."""
        return self._expanded(source_rule)

    def compute_lookaheads(self) -> None:
        """Say in each state what may follow each of the rules that end there."""
        solve: Callable[..., Mapping[object, set[Symbol]]] = digraph
        reads = solve(self.nonterminal_transitions, self.reads, self.directly_reads)
        follow = solve(self.nonterminal_transitions, self.includes, reads)
        ending: dict[LR0ItemSet, dict[Rule, set[Symbol]]] = defaultdict(lambda: defaultdict(set))
        for transition, lookbacks in self.lookback.items():
            for state, rule in lookbacks:
                ending[state][rule] |= follow[transition]
        self.ending: Mapping[LR0ItemSet, Mapping[Rule, set[Symbol]]] = ending

    def compute_lalr1_states(self) -> None:
        """Do nothing: the rows are written from the states at once."""

    def states(self) -> list[LR0ItemSet]:
        """Return the states, always in the same order."""
        order = dict.fromkeys([self.root])
        waiting = [self.root]
        for state in waiting:
            after = (state.transitions[symbol] for symbol in _sorted(state))
            new = [each for each in after if each not in order]
            order.update(dict.fromkeys(new))
            waiting += dict.fromkeys(new)
        return waiting

    def row(self, state: LR0ItemSet, order: Mapping[LR0ItemSet, int]) -> dict[str, int]:
        """Return what to do in a state at each terminal. GrammarError if there are two things to do."""
        row = {symbol.name: order[after] for symbol, after in state.transitions.items() if symbol.is_term}
        for rule, symbols in self.ending.get(state, {}).items():
            for symbol in symbols:
                if row.setdefault(symbol.name, ~rule.order) != ~rule.order:
                    raise GrammarError(f"{symbol.name} may end {rule}, or mean something else")
        return dict(sorted(row.items()))


def lalr(rules: Iterable[tuple[str, Sequence[str]]], start: str, terminals: Iterable[str]) -> Tables:
    """Return the tables of rules, each a category and its parts; the rule of the start has the number after the last.

    Raises ``lark.exceptions.GrammarError`` when a text could be read in two ways that one terminal does not tell apart.
    """
    analyzer = _Analyzer(_rules([*rules, (_START, [start]), (_ROOT, [_START])], {*terminals}))
    analyzer.compute_lalr()  # type: ignore[no-untyped-call]
    states = analyzer.states()
    order = {state: index for index, state in enumerate(states)}
    gotos = (
        {symbol.name: order[state.transitions[symbol]] for symbol in _sorted(state) if not symbol.is_term}
        for state in states
    )
    return tables((analyzer.row(state, order) for state in states), gotos, order[analyzer.root])


def _rules(rules: Iterable[tuple[str, Sequence[str]]], terminals: set[str]) -> list[Rule]:
    @cache
    def symbol(name: str) -> Any:
        return _Token(name) if name in terminals else _Category(name)

    return [
        _Numbered(symbol(category), [*map(symbol, parts)], order=number)
        for number, (category, parts) in enumerate(rules)
    ]


def _sorted(state: LR0ItemSet) -> list[Symbol]:
    """Return what a state goes on with."""
    return sorted(state.transitions, key=lambda symbol: symbol.name)
