"""Saying and checking trees: every word takes the form that its place asks for.

Reading and printing share this one walk. Printing, it gives the words; reading, it also compares them
with what the text has, so that a wrong ending, number or article is found where it stands, and a rule
that two wordings share is decided by which of them agrees.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Protocol

from compiler.language.ast import Surface
from compiler.language.features import NONE, Features
from compiler.language.grammar import Part, Reading, Word, spoken
from compiler.language.lexer import Leaf, normal
from compiler.language.lexicon import Lexeme
from compiler.language.parser import Child, Tree
from compiler.language.phrases import Fields, Phrase, Same
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
    """The walk for one language; one object for one sentence.

    ``writing`` gathers the words; a reader, who has them in his text, needs only what differs.
    """

    def __init__(self, speech: Speech, *, writing: bool = False) -> None:
        self._speech = speech
        self._writing = writing
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
            words = [self._speech.symbol(leaf)] if self._writing else NO_WORDS
            return Said(leaf.value, NONE, words, NO_MISMATCHES, leaf.start, leaf.end, NO_OTHERS)
        forms = self._speech.named(leaf.lexeme, asked)
        features = Features(asked.case, leaf.lexeme.number or "sg", leaf.lexeme.gender, leaf.lexeme.animate, None)
        return self._formed(leaf, forms, leaf.value, features)

    def _formed(self, leaf: Leaf, forms: tuple[str, ...], value: object, features: Features) -> Said:
        if self._writing:
            return Said(value, features, [forms[0]], NO_MISMATCHES, leaf.start, leaf.end, NO_OTHERS)
        return Said(value, features, NO_WORDS, _compare(leaf, forms), leaf.start, leaf.end, NO_OTHERS)

    def _tree(self, tree: Tree, asked: Features) -> Said:
        readings = tree.rule.readings
        while len(readings) == 1 and _plan(readings[0], len(tree.children)).transparent:
            (child,) = tree.children  # one category standing for another
            if isinstance(child, Leaf):
                return self.say(child, asked)
            tree, readings = child, child.rule.readings
        best = self._reading(tree, readings[0], asked)
        for reading in readings[1:]:
            said = self._reading(tree, reading, asked)
            if len(said.mismatches) < len(best.mismatches):
                best = said
            elif len(said.mismatches) == len(best.mismatches) and said.value != best.value:
                best.others = [*best.others, said.value]
        return best

    def _reading(self, tree: Tree, reading: Reading, asked: Features) -> Said:
        plan = _plan(reading, len(tree.children))
        said: dict[str, Said] = {}
        done: list[Said] = [NOTHING] * len(plan.parts)
        for at, part in plan.order:
            child = tree.children[at]
            if isinstance(part, SlotItem):
                wanted = self._asked(part, asked, said, plan, tree)
                inner = said[part.name] = self.say(child, wanted)
                done[at] = replace(inner, words=[], mismatches=[]) if part.silent else inner
            else:
                assert isinstance(child, Leaf)
                done[at] = self._word(part, child, asked, said)
        return self._join(plan, done, said)

    def _asked(
        self, slot: SlotItem, asked: Features, said: dict[str, Said], plan: Plan, tree: Tree
    ) -> Features:
        passed = asked if slot.inherit else NONE
        if not (slot.case or slot.number or slot.mood or slot.agrees or slot.counted):
            return passed
        case, number, gender, animate, definite, mood = passed
        case, number, mood = slot.case or case, slot.number or number, slot.mood or mood
        if slot.agrees and slot.agrees in said:
            partner = said[slot.agrees].features
            number, gender, animate = partner.number, partner.gender, partner.animate
        wanted = Features(case, number, gender, animate, definite, mood)
        return self._count(slot, wanted, plan, tree) if slot.counted else wanted

    def _count(self, slot: SlotItem, wanted: Features, plan: Plan, tree: Tree) -> Features:
        amount = self.say(tree.children[plan.slots[slot.counted or ""]], NONE).value
        own = self.say(tree.children[plan.slots[slot.name]], Features("gen", "pl"))
        return self._speech.counted(amount, wanted, own.features.animate)

    def _word(self, word: Word, leaf: Leaf, asked: Features, said: dict[str, Said]) -> Said:
        partner = said[word.agrees].features if word.agrees and word.agrees in said else None
        features = NONE
        if word.head and word.lexeme.pos in NAMING:
            number = asked.number or word.lexeme.number or "sg"
            features = Features(asked.case, number, word.lexeme.gender, word.lexeme.animate)
        return self._formed(leaf, self._speech.forms(word, asked, partner), None, features)

    def _join(self, plan: Plan, done: list[Said], said: dict[str, Said]) -> Said:
        words = [word for part in done for word in part.words] if self._writing else NO_WORDS
        mismatches: list[Mismatch] = []
        for part in done:
            if part.mismatches:
                mismatches += part.mismatches
        if plan.bound:
            mismatches += _unfit(plan, said)
        slots: Fields = {name: each.value for name, each in said.items()}
        span = Surface(done[0].start, done[-1].end, plan.phrase.manner)
        value = plan.phrase.shape.build(slots, span)
        others = NO_OTHERS
        for name, each in said.items():
            if each.others:  # hardly ever
                others = [*others, *(plan.phrase.shape.build({**slots, name: one}, span) for one in each.others)]
        return Said(value, _features(plan, done, said), words, mismatches, span.start, span.end, others)


NAMING = ("noun", "name")
NO_WORDS: list[str] = []
NO_MISMATCHES: list[Mismatch] = []
NO_OTHERS: list[object] = []
NOTHING = Said(None, NONE, NO_WORDS, NO_MISMATCHES, 0, 0, NO_OTHERS)


class Plan:
    """What the walk needs to know of a reading, worked out once.

    ``order`` puts slots before the words and slots that agree with them; ``bound`` are the slots that must be
    definite or of a number; ``head`` is the word whose features the phrase has, else the slot ``passing`` them.
    """

    __slots__ = ("bound", "gives", "head", "order", "parts", "passed", "passing", "phrase", "slots", "transparent")

    def __init__(self, phrase: Phrase, parts: tuple[Part, ...]) -> None:
        self.phrase = phrase
        self.parts = parts
        self.order = sorted(enumerate(parts), key=lambda each: _rank(each[1]))
        self.gives = dict(phrase.gives)
        slots = [part for part in parts if isinstance(part, SlotItem)]
        self.slots = {part.name: at for at, part in enumerate(parts) if isinstance(part, SlotItem)}
        self.bound = [part for part in slots if part.definite is not None or part.number]
        words = [(at, part) for at, part in enumerate(parts) if isinstance(part, Word)]
        self.head = next((at for at, part in words if part.head and part.lexeme.pos in NAMING), None)
        self.passed = [part.name for part in slots if part.inherit]
        heads = [part.name for part in slots if part.inherit and not part.agrees]
        self.passing = heads[-1] if heads else None
        plain = [SlotItem(part.name, part.category, inherit=True) for part in slots]
        self.transparent = isinstance(phrase.shape, Same) and list(parts) == plain and not self.gives


def _plan(reading: Reading, children: int) -> Plan:
    """Return the plan for a reading of so many parts: printing, silent slots are parts too."""
    plan = reading.plans.get(children)
    if plan is None:
        parts = reading.parts if len(reading.parts) == children else spoken(reading.parts)
        plan = reading.plans[children] = Plan(reading.wording.phrase, parts)
    assert isinstance(plan, Plan)
    return plan


def _rank(part: object) -> int:
    """Slots before the words and slots that agree with them."""
    if isinstance(part, SlotItem):
        return 1 if part.agrees else 0
    return 2


def _unfit(plan: Plan, said: dict[str, Said]) -> list[Mismatch]:
    """Slots that cannot be what they must: definite or not, singular or plural."""
    found = []
    for part in plan.bound:
        inner = said[part.name]
        known = inner.features
        definite = part.definite is not None and known.definite not in (None, part.definite)
        if definite or (part.number and known.number not in (None, part.number)):
            found.append(Mismatch(inner.start, inner.end, "", ""))
    return found


def _features(plan: Plan, done: list[Said], said: dict[str, Said]) -> Features:
    """The features of a phrase: of its head word or of the slot that passes them on, and what it gives."""
    if plan.head is not None:
        own = done[plan.head].features
    elif plan.passing is None:
        own = NONE
    else:
        own = said[plan.passing].features
        if not own.definite and any(said[name].features.definite for name in plan.passed):
            own = own._replace(definite=True)
    return own._replace(**plan.gives) if plan.gives else own  # type: ignore[arg-type]


def _compare(leaf: Leaf, forms: tuple[str, ...]) -> list[Mismatch]:
    if not any(map(str.isalnum, leaf.text)) or leaf.text in forms or normal(leaf.text) in map(normal, forms):
        return NO_MISMATCHES
    return [Mismatch(leaf.start, leaf.end, leaf.text, forms[0])]
