"""The scripts as frozen values: what a file says, and the file for the places."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal, Self

from compiler.diagnostics import Diagnostic, Span, TextSpan
from compiler.sources.source import Source

Data = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Printing:
    """A card in one language: its name, its ability text as written, given cases of the name, and its legend.

    What the card does not have is empty.
    """

    name: str
    text: str
    forms: Mapping[str, str]
    legend: str = ""


@dataclass(frozen=True, slots=True)
class CardSource:
    """A card as its file says it; `printings` is by language, and lacks one only if the card is untranslated."""

    source: Source
    game: str
    set: str
    id: str
    type: str
    elements: tuple[str, ...]
    classes: tuple[str, ...]
    cost: int | Literal["X"] | None
    strike: int | None
    lives: int | None
    printings: Mapping[str, Printing]
    illustrative: bool
    rules: tuple[str, ...]
    native: str | None
    reverse: str | None
    scenarios: tuple[Data, ...]
    printed: Data
    """All that the file says, as the schema of the game calls it."""

    @classmethod
    def of(cls, data: Data, source: Source, game: str, set_id: str) -> Self:
        """Return the card of valid data."""
        return cls(
            source,
            game,
            set_id,
            data["id"],
            data["type"],
            tuple(data["elements"]),
            tuple(data.get("classes", ())),
            data.get("cost"),
            None if isinstance(data.get("strike"), list) else data.get("strike"),
            data.get("lives"),
            {language: _printing(data[language]) for language in ("en", "ru") if language in data},
            data.get("illustrative", False),
            tuple(data.get("rules", ())),
            data.get("native"),
            data.get("reverse"),
            tuple(data.get("scenarios", ())),
            data,
        )

    @property
    def names(self) -> Mapping[str, str]:
        """Its name in each language."""
        return {language: printing.name for language, printing in self.printings.items()}

    def text_span(self, language: str, span: TextSpan) -> Span:
        """Return where a range of the text in that language stands in the file."""
        return self.source.text_span((language, "text"), span)

    def located(self, diagnostic: Diagnostic, language: str) -> Diagnostic:
        """Return a diagnostic about the text in that language with its places in the file."""
        return located(diagnostic, self.source, (language, "text"))


def _printing(data: Data) -> Printing:
    return Printing(data.get("name", ""), data.get("text", ""), data.get("forms", {}), data.get("legend", ""))


def located(diagnostic: Diagnostic, source: Source, path: tuple[str, ...]) -> Diagnostic:
    """Return a diagnostic about the text at a path with its places, and what its fixes write, as in the file."""
    return diagnostic.located(partial(source.text_span, path), partial(source.spelt, path))


@dataclass(frozen=True, slots=True)
class KeywordPrinting:
    """A keyword in one language; `pattern` shows its parameter in braces, `definition` is card language."""

    name: str
    pattern: str
    definition: str | None
    reminder: str | None


@dataclass(frozen=True, slots=True)
class KeywordSource:
    """A keyword as its file says it."""

    source: Source
    game: str
    id: str
    parameter: Literal["none", "number", "object", "condition", "body"]
    stacking: Literal["greatest", "each", "once"]
    python: Mapping[str, str] | None
    """Why the rules code does it in Python and not by its definition, in each language; None if it does not."""
    counter: bool
    rules: tuple[str, ...]
    printings: Mapping[str, KeywordPrinting]

    @classmethod
    def of(cls, data: Data, source: Source, game: str) -> Self:
        """Return the keyword of valid data."""
        return cls(
            source,
            game,
            data["id"],
            data["parameter"],
            data["stacking"],
            data.get("python"),
            data.get("counter", False),
            tuple(data.get("rules", ())),
            {language: _keyword_printing(data[language]) for language in ("en", "ru")},
        )

    @property
    def names(self) -> Mapping[str, str]:
        """Its name in each language."""
        return {language: printing.name for language, printing in self.printings.items()}

    def located(self, diagnostic: Diagnostic, language: str) -> Diagnostic:
        """Return a diagnostic about the definition in that language with its places in the file."""
        return located(diagnostic, self.source, (language, "definition"))


def _keyword_printing(data: Data) -> KeywordPrinting:
    return KeywordPrinting(data["name"], data["pattern"], data.get("definition"), data.get("reminder"))


@dataclass(frozen=True, slots=True)
class SetSource:
    """A set's manifest: the cards in its folder belong to it."""

    source: Source
    game: str
    id: str
    edition: str
    names: Mapping[str, str]

    @classmethod
    def of(cls, data: Data, source: Source, game: str) -> Self:
        """Return the manifest of valid data."""
        names = {language: data[language]["name"] for language in ("en", "ru")}
        return cls(source, game, data["id"], data["edition"], names)


@dataclass(frozen=True, slots=True)
class DeckSource:
    """How many there are of each card, and the hero that leads them, if the game has heroes."""

    source: Source
    game: str
    set: str
    id: str
    hero: str | None
    cards: Mapping[str, int]
    names: Mapping[str, str]

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all that is in it."""
        return (*self.cards,) if self.hero is None else (self.hero, *self.cards)

    @classmethod
    def of(cls, data: Data, source: Source, game: str, set_id: str) -> Self:
        """Return the deck of valid data."""
        names = {language: data[language]["name"] for language in ("en", "ru")}
        return cls(source, game, set_id, data["id"], data.get("hero"), data["cards"], names)
