"""Both texts of a card cut into rows and pieces, so that what says the same node stands together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from compiler.agreement.compare import aligned
from compiler.agreement.sync import Field
from compiler.diagnostics import LANGUAGES, TextSpan
from compiler.language import meaning as m
from compiler.language.ast import Node, compared
from compiler.language.meaning import CardText

_WHOLE = (
    *(m.Cards, m.Both, m.AnyOf, m.Referent, m.ThisCard, m.Zone, m.Keyword, m.Until, m.ForTurns, m.Limit, m.TurnBound),
    *(m.Number, m.Variable, m.PropertyOf, m.CountOf, m.Change, m.PayCoins, m.PayClose, m.You, m.Opponent),
)
"""Nodes of one colour: smaller ones within them are not told apart."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Some words: the number of their node in the row (0 for none), and whether only one text has them."""

    text: str
    number: int = 0
    marked: bool = False


Row = Mapping[str, Sequence[Piece]]
"""A feature in each language; no pieces where a text does not have it."""


def rows(field: Field, trees: Mapping[str, CardText]) -> list[Row]:
    """Return a text feature by feature; in one row if one of the texts is not read, or there is only one."""
    if any(language not in trees for language in LANGUAGES) or not all(field.said.values()):
        return [{language: _plain(field, language) for language in LANGUAGES}]
    cuts: dict[str, dict[int, TextSpan]] = {
        language: _cuts(field.said[language], trees[language].features) for language in LANGUAGES
    }
    return [_row(field, cuts, pair) for pair in aligned(trees["en"].features, trees["ru"].features)]


def _plain(field: Field, language: str) -> Sequence[Piece]:
    return [Piece(field.said[language])] if field.said[language] else []


def _cuts(text: str, features: Sequence[Node]) -> dict[int, TextSpan]:
    """Return for each feature, by its identity, the part of the text up to the next one."""
    starts = [feature.span.start if feature.span and at else 0 for at, feature in enumerate(features)]
    ends = [*starts[1:], len(text)]
    return {id(feature): TextSpan(*cut) for feature, *cut in zip(features, starts, ends, strict=True)}


def _row(
    field: Field, cuts: Mapping[str, Mapping[int, TextSpan]], pair: tuple[Node | None, Node | None]
) -> Row:
    numbers = {language: _numbers(field.said[language], pair, at) for at, language in enumerate(LANGUAGES)}
    order = _order(numbers.values())
    row: dict[str, Sequence[Piece]] = {}
    for language, mine in zip(LANGUAGES, pair, strict=True):
        marks = {place for mark in field.marks(language) for place in range(mark.start, mark.end)}
        known = [0 if place in marks else order[number] for place, number in enumerate(numbers[language])]
        _leave_edges(field.said[language], known)
        cut = cuts[language][id(mine)] if mine else TextSpan(0, 0)
        row[language] = list(_pieces(field.said[language], cut, known, marks))
    return row


def _numbers(text: str, pair: tuple[Node | None, Node | None], at: int) -> list[int]:
    """Return for each character of a text the number of the smallest node that says it; 0 for none."""
    numbers = [0] * len(text)
    spans = [(nodes[at].span, number) for number, nodes in enumerate(_alike(*pair), 1)]
    known = [(span.start, min(span.end, len(text)), number) for span, number in spans if span]
    for start, end, number in sorted(known, key=lambda each: each[0] - each[1]):  # a longer one lies below
        numbers[start:end] = [number] * (end - start)
    return numbers


def _leave_edges(text: str, numbers: list[int]) -> None:
    """Let spaces between two nodes belong to neither."""
    for place, letter in enumerate(text):
        if letter.isspace() and len(set(numbers[max(place - 1, 0) : place + 2])) > 1:
            numbers[place] = 0


def _order(numbers: Iterable[Sequence[int]]) -> dict[int, int]:
    """Return new numbers in the order in which the texts say the nodes."""
    seen = dict.fromkeys(number for each in numbers for number in each if number)
    return {0: 0} | {number: place for place, number in enumerate(seen, 1)}


def _pieces(text: str, cut: TextSpan, numbers: Sequence[int], marks: set[int]) -> Iterator[Piece]:
    """Yield the words of a part of the text, divided where the node changes or a mark begins or ends."""
    end = cut.start + len(text[cut.start : cut.end].rstrip())
    start = cut.start
    for at in range(cut.start, end):
        same = at + 1 < end and numbers[at + 1] == numbers[start] and (at + 1 in marks) == (start in marks)
        if not same:
            words = text[start : at + 1]
            yield Piece(words, numbers[start] if any(map(str.isalnum, words)) else 0, start in marks)
            start = at + 1


def _alike(one: Node | None, other: Node | None) -> Iterator[tuple[Node, Node]]:
    """Yield the nodes that both texts say."""
    if one is None or other is None or type(one) is not type(other):
        return
    if one.span and other.span and (not isinstance(one, _WHOLE) or one == other):
        yield one, other
    if not isinstance(one, _WHOLE):
        for name in compared(type(one)):
            yield from _inside(getattr(one, name), getattr(other, name))


def _inside(one: object, other: object) -> Iterator[tuple[Node, Node]]:
    if isinstance(one, Node) and isinstance(other, Node):
        yield from _alike(one, other)
    elif isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        for left, right in zip(one, other, strict=True):
            yield from _inside(left, right)
