"""Saying and checking trees: every word takes the form that its place asks for.

Reading and printing share this one walk. Printing, it gives the words; reading, it also compares them
with what the text has, so that a wrong ending, number or article is found where it stands, and a rule
that two wordings share is decided by which of them agrees.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Protocol

from compiler.language.ast import Surface
from compiler.language.features import NONE, Features
from compiler.language.grammar import Part, Reading, Word, spoken
from compiler.language.lexer import Leaf, normal
from compiler.language.lexicon import Lexeme
from compiler.language.parser import Child, Tree
from compiler.language.phrases import Fields
from compiler.language.template import SlotItem


class Speech(Protocol):
    """What one surface language knows of its own inflection."""

    def forms(self, word: Word, asked: Features, partner: Features | None) -> tuple[str, ...]:
        """Return the forms that a word may have in its place, the printed one first."""

    def named(self, lexeme: Lexeme, asked: Features) -> tuple[str, ...]:
        """Return the forms that a name may have in its place, the printed one first."""

    def counted(self, amount: object, asked: Features, animate: bool) -> Features:
        """Return the features of a noun counted by an amount."""

    def symbol(self, leaf: Leaf) -> str:
        """Return how a token that is no word is written."""


@dataclass(frozen=True, slots=True)
class Mismatch:
    """A word of a text whose form does not fit its place."""

    start: int
    end: int
    found: str
    expected: str


@dataclass(slots=True)
class Said:
    """A tree as said: its value, its features, its words, and where a text differs from them."""

    value: object
    features: Features
    words: list[str]
    mismatches: list[Mismatch]
    start: int
    end: int
    others: list[object]


class Agreement:
    """The walk for one language; one object for one sentence."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._known: dict[tuple[int, Features], Said] = {}

    def say(self, child: Child, asked: Features) -> Said:
        """Return the tree said with the features asked for."""
        key = (id(child), asked)
        said = self._known.get(key)
        if said is None:
            said = self._leaf(child, asked) if isinstance(child, Leaf) else self._tree(child, asked)
            self._known[key] = said
        return said

    def _leaf(self, leaf: Leaf, asked: Features) -> Said:
        if leaf.lexeme is None:
            return Said(leaf.value, NONE, [self._speech.symbol(leaf)], [], leaf.start, leaf.end, [])
        forms = self._speech.named(leaf.lexeme, asked)
        features = Features(asked.case, leaf.lexeme.number or "sg", leaf.lexeme.gender, leaf.lexeme.animate, None)
        return Said(leaf.value, features, [forms[0]], _compare(leaf, forms), leaf.start, leaf.end, [])

    def _tree(self, tree: Tree, asked: Features) -> Said:
        readings = tree.rule.readings
        best = self._reading(tree, readings[0], asked)
        for reading in readings[1:]:
            said = self._reading(tree, reading, asked)
            if len(said.mismatches) < len(best.mismatches):
                best = said
            elif len(said.mismatches) == len(best.mismatches) and said.value != best.value:
                best.others.append(said.value)
        return best

    def _reading(self, tree: Tree, reading: Reading, asked: Features) -> Said:
        said: dict[str, Said] = {}
        parts = reading.parts if len(tree.children) == len(reading.parts) else spoken(reading.parts)
        children = dict(zip(parts, tree.children, strict=True))
        done: list[Said | None] = [None] * len(parts)
        for at in sorted(range(len(parts)), key=lambda at: _rank(parts[at])):
            part = parts[at]
            if isinstance(part, SlotItem):
                inner = self.say(tree.children[at], self._asked(part, asked, said, children))
                said[part.name] = inner
                done[at] = replace(inner, words=[], mismatches=[]) if part.silent else inner
            else:
                done[at] = self._word(part, tree.children[at], asked, said)
        return self._join(reading, parts, [each for each in done if each is not None], said)

    def _asked(
        self, slot: SlotItem, asked: Features, said: dict[str, Said], children: Mapping[Part, Child]
    ) -> Features:
        wanted = asked if slot.inherit else NONE._replace(case=slot.case)
        if slot.case:
            wanted = wanted._replace(case=slot.case)
        if slot.number:
            wanted = wanted._replace(number=slot.number)
        if slot.mood:
            wanted = wanted._replace(mood=slot.mood)
        if slot.agrees and slot.agrees in said:
            partner = said[slot.agrees].features
            wanted = wanted._replace(number=partner.number, gender=partner.gender, animate=partner.animate)
        if slot.counted:
            wanted = self._count(slot, wanted, children)
        return wanted

    def _count(self, slot: SlotItem, wanted: Features, children: Mapping[Part, Child]) -> Features:
        slots = {part.name: child for part, child in children.items() if isinstance(part, SlotItem)}
        amount = self.say(slots[slot.counted or ""], NONE).value
        own = self.say(slots[slot.name], Features("gen", "pl"))
        return self._speech.counted(amount, wanted, own.features.animate)

    def _word(self, word: Word, child: Child, asked: Features, said: dict[str, Said]) -> Said:
        partner = said[word.agrees].features if word.agrees and word.agrees in said else None
        forms = self._speech.forms(word, asked, partner)
        assert isinstance(child, Leaf)
        features = NONE
        if word.head and word.lexeme.pos in ("noun", "name"):
            number = asked.number or word.lexeme.number or "sg"
            features = Features(asked.case, number, word.lexeme.gender, word.lexeme.animate)
        return Said(None, features, [forms[0]], _compare(child, forms), child.start, child.end, [])

    def _join(self, reading: Reading, parts: tuple[Part, ...], done: list[Said], said: dict[str, Said]) -> Said:
        words = [word for part in done for word in part.words]
        mismatches = [each for part in done for each in part.mismatches]
        start, end = done[0].start, done[-1].end
        phrase = reading.wording.phrase
        slots: Fields = {name: each.value for name, each in said.items()}
        mismatches += self._unfit(parts, said)
        value = phrase.shape.build(slots, Surface(start, end, phrase.manner))
        others = self._others(reading, said, slots, Surface(start, end, phrase.manner))
        return Said(value, self._features(reading, parts, done, said), words, mismatches, start, end, others)

    def _others(
        self, reading: Reading, said: dict[str, Said], slots: Fields, span: Surface
    ) -> list[object]:
        shape = reading.wording.phrase.shape
        return [shape.build({**slots, name: other}, span) for name, each in said.items() for other in each.others]

    def _unfit(self, parts: tuple[Part, ...], said: dict[str, Said]) -> list[Mismatch]:
        """Slots that cannot be what they must: definite or not, singular or plural."""
        found = []
        for part in parts:
            if not isinstance(part, SlotItem):
                continue
            known = said[part.name].features
            definite = part.definite is not None and known.definite not in (None, part.definite)
            if definite or (part.number and known.number not in (None, part.number)):
                inner = said[part.name]
                found.append(Mismatch(inner.start, inner.end, " ".join(inner.words), ""))
        return found

    def _features(
        self, reading: Reading, parts: tuple[Part, ...], done: list[Said], said: dict[str, Said]
    ) -> Features:
        own = self._own_features(parts, done, said)
        gives = reading.wording.phrase.gives
        return own._replace(**dict(gives)) if gives else own  # type: ignore[arg-type]

    def _own_features(self, parts: tuple[Part, ...], done: list[Said], said: dict[str, Said]) -> Features:
        for part, each in zip(parts, done, strict=True):
            if isinstance(part, Word) and part.head and each.features is not NONE:
                return each.features
        passed = [part for part in parts if isinstance(part, SlotItem) and part.inherit]
        heads = [part.name for part in passed if not part.agrees]
        if not heads:
            return NONE
        head = said[heads[-1]].features
        definite = True if any(said[part.name].features.definite for part in passed) else head.definite
        return head._replace(definite=definite)


def _rank(part: object) -> int:
    """Slots before the words and slots that agree with them."""
    if isinstance(part, SlotItem):
        return 1 if part.agrees else 0
    return 2


def _compare(leaf: Leaf, forms: tuple[str, ...]) -> list[Mismatch]:
    if not leaf.end or normal(leaf.text) in map(normal, forms):
        return []
    return [Mismatch(leaf.start, leaf.end, leaf.text, forms[0])]
