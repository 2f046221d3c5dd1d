"""Saying and checking trees: every word takes the form that its place asks for.

Reading and printing share this one walk. Printing, it gives the words; reading, it also compares them
with what the text has, so that a wrong ending, number or article is found where it stands, and a rule
that two wordings share is decided by which of them agrees.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from compiler.language.ast import Surface
from compiler.language.features import NONE, Features
from compiler.language.grammar import Part, Reading, Word, spoken
from compiler.language.lexer import Leaf, normal
from compiler.language.lexicon import Lexeme
from compiler.language.parser import UNKNOWN, Child, Tree
from compiler.language.phrases import Fields, Phrase
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

    value: Any
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
        self._again = False  # whether parts may be asked for more than once

    def say(self, child: Child, asked: Features) -> Said:
        """Return the tree said with the features asked for."""
        if not self._again:
            return self._leaf(child, asked) if type(child) is Leaf else self._tree(child, asked)  # type: ignore[arg-type]
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
        animate = leaf.lexeme.animate or None
        features = Features(asked.case, leaf.lexeme.number or "sg", leaf.lexeme.gender, animate, None)
        if self._writing:
            return Said(leaf.value, features, [forms[0]], NO_MISMATCHES, leaf.start, leaf.end, NO_OTHERS)
        return Said(leaf.value, features, NO_WORDS, _compare(leaf, forms), leaf.start, leaf.end, NO_OTHERS)

    def _tree(self, tree: Tree, asked: Features) -> Said:
        readings = tree.rule.readings
        if len(readings) == 1:
            return self._reading(tree, readings[0], asked)
        self._again = True
        best = self._reading(tree, readings[0], asked)
        for reading in readings[1:]:
            said = self._reading(tree, reading, asked)
            if len(said.mismatches) < len(best.mismatches):
                best = said
            elif len(said.mismatches) == len(best.mismatches) and said.value != best.value:
                best.others = [*best.others, said.value]
        return best

    def _reading(self, tree: Tree, reading: Reading, asked: Features) -> Said:
        children = tree.children
        plan = _plan(reading, len(children))
        said: dict[str, Said] = {}
        done: list[Said] = [NOTHING] * len(children)
        for at, slot, free in plan.filled:
            if free:
                inner = self.say(children[at], asked if slot.inherit else NONE)
            else:
                inner = self.say(children[at], self._asked(slot, asked, said, plan, tree))
            said[slot.name] = inner
            done[at] = _silent(inner) if slot.silent else inner
        for at, word in plan.words:
            done[at] = self._word(word, children[at], asked, said, plan)  # type: ignore[arg-type]
        return self._printed(tree, plan, done, said) if tree.says is not UNKNOWN else self._join(tree, plan, done, said)

    def _asked(self, slot: SlotItem, asked: Features, said: dict[str, Said], plan: Plan, tree: Tree) -> Features:
        passed = asked if slot.inherit else NONE
        partner = said[slot.agrees].features if slot.agrees and slot.agrees in said else None
        key = (slot.name, passed, partner)
        wanted = plan.asked.get(key)
        if wanted is None:
            wanted = plan.asked[key] = _wanted(slot, passed, partner)
        return self._count(slot, wanted, plan, tree) if slot.counted else wanted

    def _count(self, slot: SlotItem, wanted: Features, plan: Plan, tree: Tree) -> Features:
        self._again = True
        amount = self.say(tree.children[plan.slots[slot.counted or ""]], NONE).value
        own = self.say(tree.children[plan.slots[slot.name]], Features("gen", "pl"))
        return self._speech.counted(amount, wanted, bool(own.features.animate))

    def _word(self, word: Word, leaf: Leaf, asked: Features, said: dict[str, Said], plan: Plan) -> Said:
        partner = said[word.agrees].features if word.agrees and word.agrees in said else None
        key = (id(word), asked, partner)
        known = plan.formed.get(key)
        if known is None:
            forms, features = self._speech.forms(word, asked, partner), _own_features(word, asked)
            known = plan.formed[key] = forms, Said(None, features, [forms[0]], NO_MISMATCHES, 0, 0, NO_OTHERS)
        if self._writing or leaf.text in known[0]:
            return known[1]  # where it stands is asked of the leaf
        wrong = _compare(leaf, known[0])
        return Said(None, known[1].features, NO_WORDS, wrong, leaf.start, leaf.end, NO_OTHERS)

    def _printed(self, tree: Tree, plan: Plan, done: list[Said], said: dict[str, Said]) -> Said:
        """Return what a tree says that was made to say it: only its words are asked for."""
        words = [word for part in done for word in part.words]
        return Said(tree.says, _features(plan, done, said), words, NO_MISMATCHES, 0, 0, NO_OTHERS)

    def _join(self, tree: Tree, plan: Plan, done: list[Said], said: dict[str, Said]) -> Said:
        words = [word for part in done for word in part.words] if self._writing else NO_WORDS
        mismatches, doubtful = NO_MISMATCHES, False
        for part in done:
            if part.mismatches:
                mismatches = [*mismatches, *part.mismatches]
            if part.others:
                doubtful = True
        if plan.bound:
            mismatches = [*mismatches, *_unfit(plan, said)]
        slots: Fields = {name: each.value for name, each in said.items()}
        first, last = tree.children[0], tree.children[-1]
        start = first.start if type(first) is Leaf else done[0].start
        end = last.end if type(last) is Leaf else done[-1].end
        span = Surface(start, end, plan.phrase.manner)
        value = plan.build(slots, span)
        others = NO_OTHERS
        if doubtful:  # hardly ever
            for name, each in said.items():
                others = [*others, *(plan.build({**slots, name: one}, span) for one in each.others)]
        return Said(value, _features(plan, done, said), words, mismatches, start, end, others)


def _silent(said: Said) -> Said:
    """Return what is meant but not said."""
    return Said(said.value, said.features, NO_WORDS, NO_MISMATCHES, said.start, said.end, said.others)


NAMING = ("noun", "name")
NO_WORDS: list[str] = []
NO_MISMATCHES: list[Mismatch] = []
NO_OTHERS: list[object] = []
NOTHING = Said(None, NONE, NO_WORDS, NO_MISMATCHES, 0, 0, NO_OTHERS)


class Plan:
    """What the walk needs to know of a reading, worked out once.

    ``filled`` are the slots with their places, those last that agree with others, and whether nothing is asked of
    them but what is passed on; ``words`` come after them, for they agree with them; ``bound`` are the slots that must
    be definite or of a number; ``head`` is the word whose features the phrase has, else the slot ``passing`` them.
    """

    __slots__ = (
        *("asked", "bound", "build", "filled", "formed", "given", "gives", "head"),
        *("parts", "passed", "passing", "phrase", "slots", "words"),
    )

    def __init__(self, phrase: Phrase, parts: tuple[Part, ...]) -> None:
        self.phrase = phrase
        self.parts = parts
        self.build = phrase.shape.build
        spoken_slots = [(at, part, _is_free(part)) for at, part in enumerate(parts) if isinstance(part, SlotItem)]
        self.filled = sorted(spoken_slots, key=lambda each: each[1].agrees is not None)
        self.words = [(at, part) for at, part in enumerate(parts) if isinstance(part, Word)]
        self.gives = dict(phrase.gives)
        self.asked: dict[tuple[str, Features, Features | None], Features] = {}
        self.formed: dict[tuple[int, Features, Features | None], tuple[tuple[str, ...], Said]] = {}
        self.given: dict[Features, Features] = {}
        slots = [part for part in parts if isinstance(part, SlotItem)]
        self.slots = {part.name: at for at, part in enumerate(parts) if isinstance(part, SlotItem)}
        self.bound = [part for part in slots if part.definite is not None or part.number]
        self.head = next((at for at, part in self.words if part.head and part.lexeme.pos in NAMING), None)
        self.passed = [part.name for part in slots if part.inherit]
        heads = [part.name for part in slots if part.inherit and not part.agrees]
        self.passing = heads[-1] if heads else None


def _plan(reading: Reading, children: int) -> Plan:
    """Return the plan for a reading of so many parts: printing, silent slots are parts too."""
    plan = reading.plans.get(children)
    if plan is None:
        parts = reading.parts if len(reading.parts) == children else spoken(reading.parts)
        plan = reading.plans[children] = Plan(reading.wording.phrase, parts)
    assert isinstance(plan, Plan)
    return plan


def _wanted(slot: SlotItem, passed: Features, partner: Features | None) -> Features:
    """Return what a slot must have: what is passed on to it, what it asks for itself, what its partner has."""
    case, number, gender, animate, definite, mood = passed
    case, number, mood = slot.case or case, slot.number or number, slot.mood or mood
    if partner is not None:
        number, gender, animate = partner.number, partner.gender, partner.animate
    return Features(case, number, gender, animate, definite, mood)


def _own_features(word: Word, asked: Features) -> Features:
    """Return the features that a word gives to its phrase."""
    if not (word.head and word.lexeme.pos in NAMING):
        return NONE
    number = asked.number or word.lexeme.number or "sg"
    return Features(asked.case, number, word.lexeme.gender, word.lexeme.animate)


def _is_free(slot: SlotItem) -> bool:
    """Whether a slot asks nothing of its own."""
    return not (slot.case or slot.number or slot.mood or slot.agrees or slot.counted)


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
    if not plan.gives:
        return own
    given = plan.given.get(own)
    if given is None:
        given = plan.given[own] = own._replace(**plan.gives)  # type: ignore[arg-type]
    return given


def _compare(leaf: Leaf, forms: tuple[str, ...]) -> list[Mismatch]:
    if leaf.text in forms or normal(leaf.text) in map(normal, forms) or not any(map(str.isalnum, leaf.text)):
        return NO_MISMATCHES
    return [Mismatch(leaf.start, leaf.end, leaf.text, forms[0])]
