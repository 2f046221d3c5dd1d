"""How many cards of First Light say each construct and each keyword of the language, counted from their trees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields
from functools import cache

from compiler import pipeline, reference
from compiler.language import meaning as m
from compiler.language.ast import Node, walk
from compiler.sources import CardSource
from tests.language.helpers import compilation, texts

SET = "first-light"
ENOUGH = 3
"""So many cards say each construct and each keyword."""

EXCUSED: Mapping[str, str] = {
    "body": "stands in the definitions of keywords for what a card says",
    "object-of": "stands in the definitions of keywords for what a card says",
    "demand-of": "stands in the definitions of keywords for what a card says",
    "mention": "is bound to what it means before a card is whole",
    "note": "explains a word in brackets: no game text",
}
"""Constructs that no card of its own can show, and why."""

EFFECTS: Mapping[type[Node], str] = {m.Poison: "poison", m.Shoot: "shot", m.Stun: "stun"}
"""Keywords that cards give by a deed of the same name."""


def families() -> Counter[str]:
    """Return how many cards say each construct of the language, those of the keywords on them included."""
    counted: Counter[str] = Counter(dict.fromkeys(_wanted(), 0))
    for card in cards():
        counted.update({reference.name(type(node)) for node in _said(card)} & set(counted))
    return counted


def keywords() -> Counter[str]:
    """Return how many cards say each keyword, or what it is called as an effect or a deed."""
    counted: Counter[str] = Counter({word.id: 0 for word in compilation().scripts.keywords if word.game == "heroes"})
    for card in cards():
        counted.update({id_ for node in walk(card.text) for id_ in _keyword(node)} & set(counted))
    return counted


@cache
def cards() -> tuple[pipeline.CheckedCard, ...]:
    """Return the cards of the set, checked."""
    sources: list[CardSource] = [card for card in compilation().scripts.cards if card.set == SET]
    return tuple(pipeline.check(compilation(), sources))


def _wanted() -> Iterator[str]:
    """Yield the constructs that phrases make, but for those that are excused."""
    for construct in reference.constructs("heroes", compilation(), ()):
        if construct.name not in EXCUSED:
            yield construct.name


def _said(card: pipeline.CheckedCard) -> Iterator[Node]:
    for node in walk(card.text):
        yield node
        yield from _notes(node)
        for id_ in _keyword(node):
            yield from _definition(id_)


def _notes(node: Node) -> Iterator[Node]:
    """Yield what is said in brackets behind a feature: it means nothing, so it is no part of the tree."""
    for item in fields(node):
        note = getattr(node, item.name)
        if item.name == "reminder" and isinstance(note, Node):
            yield from walk(note)


def _keyword(node: Node) -> Iterator[str]:
    match node:
        case m.Keyword(id="protection", object=m.Kind(noun=m.TypeNoun(type="spell"))):
            yield from (node.id, "protection-from-spells")
        case m.Keyword():
            yield node.id
            if node.object is not None:
                yield from (f"{node.id}-{preposition}" for preposition in ("over", "against"))
        case m.EffectNoun():
            yield node.effect
        case m.Triggered(trigger=m.Trigger(event=m.Do(agent=m.ThisCard(), deed=deed))):
            yield from _headed(deed)
        case _ if type(node) in EFFECTS:
            yield EFFECTS[type(node)]


def _headed(deed: Node) -> Iterator[str]:
    match deed:
        case m.EnterPlay():
            yield "hire"
        case m.Die():
            yield "death"
        case m.Strike():
            yield "strike"


@cache
def _definition(id_: str) -> tuple[Node, ...]:
    """Return all that the definition of a keyword says."""
    word = next((word for word in compilation().scripts.keywords if word.game == "heroes" and word.id == id_), None)
    trees = pipeline.read_definition(word, texts())[0] if word is not None else {}
    return tuple(walk(trees["en"])) if trees else ()
