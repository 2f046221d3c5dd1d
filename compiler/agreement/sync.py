"""The state of each card's translation, field by field: agrees, disagrees, missing or outdated."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from compiler.agreement.records import FIELDS, Records, stamp
from compiler.agreement.words import Teller, Told
from compiler.diagnostics import LANGUAGES, Diagnostic, Language, TextSpan
from compiler.diagnostics.differences import REASONS
from compiler.language.ast import Node
from compiler.language.lexer import Name
from compiler.language.meaning import CardText
from compiler.language.printer import Unprintable
from compiler.language.texts import Texts
from compiler.sources import CardSource


class State(StrEnum):
    """What is to be said of a translation, the worst first."""

    DISAGREES = "disagrees"
    MISSING = "missing"
    OUTDATED = "outdated"
    AGREES = "agrees"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a field is in its state, as data."""

    name: str
    args: Mapping[str, str | tuple[str, ...]]

    def say(self, language: Language) -> str:
        """Return the reason in a sentence."""
        return REASONS[self.name].say(language, self.args)


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a card in both languages and the state of its translation.

    ``draft`` is the printing of a missing text, and ``lacking`` the language in which it is missing.
    """

    name: str
    state: State
    said: Mapping[str, str]
    told: tuple[Told, ...] = ()
    reasons: tuple[Reason, ...] = ()
    lacking: str | None = None
    draft: str | None = None

    def marks(self, language: str) -> tuple[TextSpan, ...]:
        """Return which words of a language the other one does not say."""
        return tuple(sorted({place for each in self.told for place in each.marks[language]}))

    def why(self, language: Language) -> list[str]:
        """Return everything that is to be said about the state, in sentences."""
        return [*(each.say(language) for each in self.told), *(each.say(language) for each in self.reasons)]


@dataclass(frozen=True, slots=True)
class Translation:
    """A card with the states of its fields; ``trees`` is what each text that is read means."""

    card: CardSource
    fields: tuple[Field, ...]
    trees: Mapping[str, CardText]

    @property
    def state(self) -> State:
        """The worst state of a field."""
        return min((field.state for field in self.fields), key=list(State).index)

    def field(self, name: str) -> Field | None:
        """Return a field of the card, if it has that in any language."""
        return next((field for field in self.fields if field.name == name), None)


def translations(cards: Iterable[CardSource], texts: Texts, records: Records, to: Language) -> list[Translation]:
    """Return the states of cards' translations into a language, in the order of the cards."""
    return [_translation(card, texts, records.get((card.id, to), {}), to) for card in cards]


def _translation(card: CardSource, texts: Texts, known: Mapping[str, str], to: Language) -> Translation:
    pair = _Pair(card, texts, known, to)
    found = (pair.text(name) if name == "text" else pair.prose(name) for name in FIELDS)
    return Translation(card, tuple(field for field in found if field is not None), pair.trees)


class _Pair:
    """The two printings of a card being compared."""

    def __init__(self, card: CardSource, texts: Texts, known: Mapping[str, str], to: Language) -> None:
        self._card, self._texts, self._known = card, texts, known
        self._from = next(language for language in LANGUAGES if language != to)
        self._names: dict[str, Name | None] = {language: self._name(language) for language in LANGUAGES}
        self._faults: dict[str, Diagnostic] = {}
        self.trees: dict[str, CardText] = {}

    def _said(self, name: str) -> dict[str, str]:
        """Return a field in both languages; what is not there is empty."""
        printings = self._card.printings
        return {each: getattr(printings[each], name).strip() if each in printings else "" for each in LANGUAGES}

    def _name(self, language: str) -> Name | None:
        printing = self._card.printings.get(language)
        return self._texts.own_name(language, printing.name, printing.forms) if printing and printing.name else None

    def prose(self, name: str) -> Field | None:
        """Return the state of a name or a legend, which only a person can judge."""
        said = self._said(name)
        lacking = [language for language in LANGUAGES if not said[language]]
        if len(lacking) == len(LANGUAGES):
            return None
        if lacking:
            return Field(name, State.MISSING, said, lacking=lacking[0])
        return self._dated(name, said, "changed", needs_record=True)

    def _dated(self, name: str, said: Mapping[str, str], reason: str, *, needs_record: bool) -> Field:
        record = self._known.get(name)
        if record == stamp(said[self._from]) or (record is None and not needs_record):
            return Field(name, State.AGREES, said)
        return Field(name, State.OUTDATED, said, reasons=(Reason(reason if record else "unconfirmed", {}),))

    def text(self, name: str) -> Field | None:
        """Return the state of the ability text, whose meaning is compared."""
        said = self._said(name)
        for language in LANGUAGES:
            if said[language]:
                self._read(language)
        lacking = [language for language in LANGUAGES if not said[language]]
        if len(lacking) == len(LANGUAGES):
            return None
        if lacking:
            return self._drafted(name, said, lacking[0])
        if self._faults:
            return Field(name, State.DISAGREES, said, reasons=self._unread())
        if self.trees["en"] != self.trees["ru"]:
            told = Teller(self._texts, self._own()).tell(self.trees["en"], self.trees["ru"])
            return Field(name, State.DISAGREES, said, tuple(told))
        return self._dated(name, said, "reworded", needs_record=False)

    def _own(self) -> dict[str, Name]:
        """Return the card's own name in each language; where it has none, as the other one says it."""
        known = next(name for name in self._names.values() if name is not None)
        return {language: name or known for language, name in self._names.items()}

    def _read(self, language: str) -> None:
        text = self._card.printings[language].text
        reading = self._texts.read(language, text, self._names[language], self._card.type == "spell")
        if reading.text is not None:
            self.trees[language] = reading.text
        else:
            self._faults[language] = reading.diagnostics[0]

    def _unread(self) -> tuple[Reason, ...]:
        return tuple(
            Reason("unread", {"language": language, "problem": tuple(fault.message(each) for each in LANGUAGES)})
            for language, fault in self._faults.items()
        )

    def _drafted(self, name: str, said: Mapping[str, str], lacking: str) -> Field:
        other = next(language for language in LANGUAGES if language != lacking)
        if other in self._faults:
            return Field(name, State.MISSING, said, reasons=self._unread(), lacking=lacking)
        draft = self._printed(lacking, self._card.printings[other].text, self.trees[other])
        if draft is None:
            return Field(name, State.MISSING, said, reasons=(Reason("no-draft", {}),), lacking=lacking)
        return Field(name, State.MISSING, said, lacking=lacking, draft=draft)

    def _printed(self, language: str, original: str, tree: CardText) -> str | None:
        """Return a text in a language, its features on lines of their own where the original has them so.

        None if it can't be printed so that it is read as the same again.
        """
        said = ""
        try:
            for at, feature in enumerate(tree.features):
                said += _between(original, tree.features[at - 1], feature) if at else ""
                said += self._texts.write(language, CardText((feature,)), self._names[language])
        except Unprintable:
            return None
        again = self._texts.read(language, said, self._names[language], self._card.type == "spell")
        return said if again.text == tree else None


def _between(original: str, before: Node, here: Node) -> str:
    """Return what divides two features in a text."""
    return "\n" if before.span and here.span and "\n" in original[before.span.end : here.span.start] else " "
