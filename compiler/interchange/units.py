"""A unit of translation, whatever the format of the file that carries it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from compiler.agreement.records import FIELDS
from compiler.agreement.sync import Field, State, Translation
from compiler.diagnostics import Language, Wording
from compiler.language.ast import Node
from compiler.language.meaning import Activated, CardText, Instructions, Keyword, Triggered
from compiler.language.printer import Unprintable
from compiler.language.texts import Texts

LARGEST = 32 * 1024 * 1024
"""Bytes of an exchange file that is read: a thousand cards take about one million."""


@dataclass(frozen=True, slots=True)
class Unit:
    """One field of one card, in the original and in the translation.

    ``name`` tells which: game, card and field, as ``heroes.chaos-hyena.text``. ``ready`` says that the
    translation holds: a file calls it fuzzy, or in its first state, as long as somebody has to look at it.
    """

    name: str
    original: str
    translation: str
    ready: bool
    notes: tuple[tuple[str, str], ...] = ()
    place: tuple[str, int] = ("", 0)


@dataclass(frozen=True, slots=True)
class Received:
    """A unit that came in a file, and the line of the file at which it begins."""

    unit: Unit
    line: int


_NAME = re.compile(rf"([a-z0-9]+(?:-[a-z0-9]+)*)\.([a-z0-9]+(?:-[a-z0-9]+)*)\.({'|'.join(FIELDS)})")


def parts_of(name: str) -> tuple[str, str, str] | None:
    """Return game, card and field of a unit's name, or None if it is no such name."""
    match = _NAME.fullmatch(name)
    return (match[1], match[2], match[3]) if match else None


NOTES: Mapping[str, Wording] = {
    "card": Wording("card", "карта"),
    "meaning": Wording("meaning", "смысл"),
    "draft": Wording("draft", "черновик"),
    "state": Wording("state", "состояние"),
}
"""What the notes of a unit are called."""

_KINDS: Mapping[type[Node], Wording] = {
    Keyword: Wording("keyword", "ключевое слово"),
    Triggered: Wording("triggered ability", "срабатывающая способность"),
    Activated: Wording("activated ability", "активируемая способность"),
    Instructions: Wording("what is done, or always holds", "что делается или всегда действует"),
}
_PROPERTY = Wording("rule about the card", "правило о карте")


@dataclass(frozen=True, slots=True)
class Exporter:
    """Makes the units of a game's cards; ``ui`` is the language of the notes, ``describe`` says what a card is."""

    texts: Texts
    original: Language
    to: Language
    ui: Language

    def units(self, found: Iterable[Translation], described: Mapping[str, str]) -> Iterator[Unit]:
        """Yield a unit for each field that the original has."""
        for each in found:
            for field in each.fields:
                if field.said[self.original]:
                    yield self._unit(each, field, described[each.card.id])

    def _unit(self, each: Translation, field: Field, described: str) -> Unit:
        source = each.card.source
        path = (self.original, field.name)
        draft = self._draft(each, field)
        notes = {"card": (described,), "meaning": self._meaning(each, field), "draft": (draft,) if draft else ()}
        notes["state"] = tuple(field.why(self.ui))
        return Unit(
            f"{each.card.game}.{each.card.id}.{field.name}",
            field.said[self.original],
            field.said[self.to] or draft,
            field.state is State.AGREES,
            tuple((name, _line(text)) for name, texts in notes.items() for text in texts),
            (source.file, source.span(*path).line),
        )

    def _draft(self, each: Translation, field: Field) -> str:
        """Return how the compiler prints the original's meaning in the language of the translation."""
        if field.name != "text" or self.original not in each.trees:
            return ""
        if field.lacking == self.to:
            return field.draft or ""
        return self._said(each, each.trees[self.original], self.to)

    def _meaning(self, each: Translation, field: Field) -> tuple[str, ...]:
        """Return what the original means: each feature with its kind, in the language of the notes."""
        tree = each.trees.get(self.original)
        if field.name != "text" or tree is None:
            return ()
        said = ((feature, self._said(each, CardText((feature,)), self.ui)) for feature in tree.features)
        return tuple(f"{_KINDS.get(type(feature), _PROPERTY).say(self.ui, {})}: {text}" for feature, text in said)

    def _said(self, each: Translation, tree: CardText, language: Language) -> str:
        printing = each.card.printings.get(language)
        own = self.texts.own_name(language, printing.name, printing.forms) if printing and printing.name else None
        try:
            return self.texts.write(language, tree, own)
        except Unprintable:
            return ""


def _line(text: str) -> str:
    """Return a note on one line."""
    return " ".join(text.split())
