"""The tables of a grammar are those that Lark itself makes of it, conflicts included."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st
from lark import Lark
from lark.exceptions import GrammarError
from lark.lexer import Lexer

from compiler.language.lalr import lalr
from compiler.language.tables import Tables

CATEGORIES, TERMINALS = "abc", "XYZ"

Rules = list[tuple[str, str]]
State = dict[str, tuple[str, object]]


class NoLexer(Lexer):
    """A lexer that Lark need not run."""

    def __init__(self, conf: object) -> None: ...

    def lex(self, *args: object) -> object:  # type: ignore[override]
        """Never called."""
        raise NotImplementedError


RULES = st.lists(
    st.tuples(st.sampled_from(CATEGORIES), st.text(CATEGORIES + TERMINALS, min_size=1, max_size=3)),
    max_size=7,
    unique=True,
).map(lambda rules: [*dict.fromkeys([*rules, *zip(CATEGORIES, TERMINALS, strict=True)])])
"""Rules of three categories, each of which can be said somehow."""


def _by_lark(rules: Rules) -> tuple[dict[int, State], int]:
    """Return what Lark would do in each state at each symbol, and where it begins."""
    lines = ["start: a", *(f"{category}: {' '.join(parts)} -> r{i}" for i, (category, parts) in enumerate(rules))]
    text = "\n".join([*_merged(lines), *(f"%declare {terminal}" for terminal in TERMINALS)])
    table = Lark(text, parser="lalr", lexer=NoLexer, strict=True, keep_all_tokens=True).parser.parser._parse_table
    states = {
        state: {
            symbol: ("to", after) if action.name == "Shift" else ("by", after.alias and int(after.alias[1:]))
            for symbol, (action, after) in row.items()
        }
        for state, row in table.states.items()
    }
    return states, table.start_states["start"]


def _merged(lines: list[str]) -> list[str]:
    bodies: dict[str, list[str]] = {}
    for head, _, body in (line.partition(": ") for line in lines):
        bodies.setdefault(head, []).append(body)
    return [f"{head}: {' | '.join(each)}" for head, each in bodies.items()]


def _state(tables: Tables, state: int, rules: Rules) -> State:
    """Return what our tables do in a state, said as Lark says it."""
    found: State = {symbol.replace("$start", "start"): ("to", after) for symbol, after in tables.gotos[state].items()}
    for symbol, action in tables.actions[state].items():
        found[symbol] = ("to", action) if action >= 0 else ("by", None if ~action == len(rules) else ~action)
    return found


@given(RULES)
@example([("a", "aXa"), ("a", "X"), ("b", "Y"), ("c", "Z")])
@example([("a", "b"), ("a", "c"), ("b", "X"), ("c", "X")])
def test_tables_are_those_of_lark(rules: Rules) -> None:
    try:
        theirs, start = _by_lark(rules)
    except GrammarError:
        theirs, start = {}, -1
    try:
        ours = lalr(rules, "a", TERMINALS)
    except GrammarError:
        assert not theirs
        return
    assert theirs, "Lark finds a conflict in these rules"
    assert len(ours.actions.lines) == len(theirs)
    same = {ours.start: start}
    waiting = [ours.start]
    for state in waiting:
        row, other = _state(ours, state, rules), theirs[same[state]]
        assert row.keys() == other.keys()
        for symbol, (deed, after) in row.items():
            if deed == "to" and after not in same:
                same[after] = other[symbol][1]  # type: ignore[index, assignment]
                waiting.append(after)  # type: ignore[arg-type]
            assert other[symbol] == (deed, same[after] if deed == "to" else after)  # type: ignore[index]
    assert len(same) == len(theirs)


def test_tables_are_the_same_each_time() -> None:
    rules = [("a", "aXb"), ("a", "b"), ("b", "bYc"), ("b", "c"), ("c", "Z")]
    first, second = (lalr(rules, "a", terminals) for terminals in (TERMINALS, TERMINALS[::-1]))
    assert (first.actions.lines, first.gotos.lines) == (second.actions.lines, second.gotos.lines)
