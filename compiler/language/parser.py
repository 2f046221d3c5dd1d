"""Reading a lattice with LALR tables: every path that the lexicon leaves open is followed, none is preferred."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from compiler.language.grammar import END, Grammar, Rule
from compiler.language.kept import Lazy
from compiler.language.lexer import Lattice, Leaf
from compiler.language.tables import Tables

MOST_STEPS = 2_000  # of one sentence; real ones take fewer than 60, others are refused as too involved


UNKNOWN = object()
"""What a tree says of which this is still to be found out."""


class Tree(NamedTuple):
    """A rule with what it was read from, or with what was found to say something."""

    rule: Rule
    children: tuple[Tree | Leaf, ...]
    says: Any = UNKNOWN


Child = Tree | Leaf


Step = tuple[int, str, Rule]
"""How many parts a rule joins, its category, and the rule."""

_Stack = tuple[Any, ...]
"""A state, what was read to come to it, and the stack below: linked, so that a fork costs nothing.

It does not name itself as the type of its third part: compiled code knows no such types.
"""


@dataclass(slots=True)
class Readings:
    """What came of reading a sentence: its trees, or how far it went and what could have followed."""

    trees: list[Child] = field(default_factory=list)
    reached: int = 0
    expected: set[str] = field(default_factory=set)
    too_involved: bool = False


class Parser:
    """A parser for one grammar."""

    def __init__(self, grammar: Grammar, tables: Tables) -> None:
        self._rules: Lazy[int, Step] = Lazy(lambda number: _step(grammar.rule[number]))
        self._whole = grammar.count
        self._tables = tables

    def read(self, lattice: Lattice) -> Readings:
        """Return every tree of the sentence, or where reading stopped."""
        end = Leaf(END, None, None, "", 0, 0, 1)
        waiting: list[list[_Stack]] = [[] for _ in range(len(lattice) + 1)]
        waiting[0].append((self._tables.start, None, None))
        result = Readings()
        steps = 0
        for at, stacks in enumerate(waiting):
            if not stacks:
                continue
            leaves = self._going_on(lattice, at, stacks) if at < len(lattice) else (end,)
            for stack in stacks:
                steps += 1
                if steps > MOST_STEPS:
                    result.too_involved = True
                    return result
                self._step(stack, at, leaves, waiting, result)
        return result

    def _going_on(self, lattice: Lattice, at: int, stacks: list[_Stack]) -> Sequence[Leaf]:
        """Return the readings of a piece that one of the stacks may shift."""
        return lattice.going_on(at, [self._tables.actions[stack[0]] for stack in stacks])

    def following(self, lattice: Sequence[Sequence[Leaf]]) -> set[str]:
        """Return the terminals that may stand right after a text; none if it can't be read so far."""
        waiting: list[list[_Stack]] = [[] for _ in range(len(lattice) + 1)]
        waiting[0].append((self._tables.start, None, None))
        steps = 0
        for at, stacks in enumerate(waiting[:-1]):
            steps += len(stacks)
            if steps > MOST_STEPS:
                return set()
            for stack, leaf in itertools.product(stacks, lattice[at] if stacks else ()):
                after = self._shift(stack, leaf)
                if after is not None:
                    waiting[at + leaf.length].append(after)
        return {
            terminal
            for stack in waiting[-1]
            for terminal in self._tables.actions[stack[0]]
            if self._shift(stack, Leaf(terminal, None, None, "", 0, 0, 1)) is not None
        }

    def _step(
        self, stack: _Stack, at: int, leaves: Sequence[Leaf], waiting: list[list[_Stack]], result: Readings
    ) -> None:
        moved, known = False, self._tables.actions[stack[0]]
        for leaf in leaves:
            after = self._shift(stack, leaf) if leaf.terminal in known else None
            if after is None:
                continue
            moved = True
            if leaf.terminal is END:
                result.trees.append(after[1])
            else:
                waiting[at + leaf.length].append(after)
        if not moved and at >= result.reached:
            if at > result.reached:
                result.reached, result.expected = at, set()
            result.expected |= known.keys()

    def _shift(self, stack: _Stack, leaf: Leaf) -> _Stack | None:
        """Reduce as long as the leaf asks for it, then shift it; None if it cannot stand here."""
        actions, gotos, rules = self._tables.actions, self._tables.gotos, self._rules
        terminal = leaf.terminal
        state, child, below = stack
        while True:
            action = actions[state].get(terminal)
            if action is None:
                return None
            if action >= 0:
                return (action, leaf, (state, child, below))
            if ~action == self._whole:  # the rule of the start symbol: its only child is the whole
                return (state, child, below)
            length, category, rule = rules[~action]
            if length:  # else one category stands for another: what was read stays what it is
                children: list[Child] = [child]
                for _ in range(length - 1):
                    children.append(below[1])
                    below = below[2]
                children.reverse()
                child = Tree(rule, tuple(children))
            state = gotos[below[0]][category]


def _step(rule: Rule) -> Step:
    """Return how to reduce by a rule; it joins no parts if it has one category stand for another in just one way."""
    alone = len(rule.readings) == 1 and rule.readings[0].stands_for
    return 0 if alone else len(rule.symbols), rule.category, rule
