"""Reading all scripts of a project: every file is looked at, and a bad one never hides the next."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from compiler.diagnostics import Diagnostic, Refused, Span, make, suggestions
from compiler.sources.cards import CardSource, DeckSource, KeywordSource, SetSource
from compiler.sources.places import Place, find_places, packaged_places, place_of
from compiler.sources.project import Project, known_editions
from compiler.sources.reader import read_data, read_file
from compiler.sources.source import Source
from compiler.sources.validation import faults, kind_in, mixed_letters, shown, split_letters

Script = CardSource | KeywordSource | SetSource | DeckSource


@dataclass(frozen=True, slots=True)
class Scripts:
    """What a project's files say, each kind in the order of the paths, and what is wrong with them.

    `refused` holds the ids of cards whose files can't be used: they exist, but nothing is known of them;
    but those that lack only a language, or their name in it, are in `untranslated`.
    """

    cards: list[CardSource] = field(default_factory=list)
    keywords: list[KeywordSource] = field(default_factory=list)
    sets: list[SetSource] = field(default_factory=list)
    decks: list[DeckSource] = field(default_factory=list)
    scenarios: list[Path] = field(default_factory=list)
    refused: set[str] = field(default_factory=set)
    untranslated: list[CardSource] = field(default_factory=list)
    diagnostics: list[Diagnostic] = field(default_factory=list)


class Untranslated(Refused):
    """A card that is right but for a language that is missing, or its name in it."""

    def __init__(self, data: Any, source: Source, *diagnostics: Diagnostic) -> None:
        super().__init__(*diagnostics)
        self.data = data
        self.source = source


def load_scripts(project: Project) -> Scripts:
    """Read every script of the project, with the package's keywords for games that the project adds cards to.

    Never raises for what an author wrote: all faults are in the diagnostics.
    """
    places, misplaced = find_places(project)
    scripts = Scripts(diagnostics=misplaced)
    for place in places:
        if place.kind == "scenario":
            scripts.scenarios.append(Path(place.path))
            continue
        try:
            _add(made(place, *read(place)), scripts)
        except Refused as refused:
            _refuse(place, refused, scripts)
    scripts.diagnostics.extend(_missing_manifests(project, places))
    scripts.diagnostics.extend(at_odds(scripts))
    scripts.diagnostics.extend(unknown_editions(scripts.sets))
    return scripts


def read_script(project: Project, path: Path, text: str) -> Scripts:
    """Return what one script says if it holds this text; nothing if no script has such a path."""
    scripts, place = Scripts(), place_of(project, path)
    if place is not None and place.kind == "scenario":
        scripts.scenarios.append(path)
    elif place is not None:
        source = Source(place.label, text)
        try:
            _add(made(place, checked_data(place, source), source), scripts)
        except Refused as refused:
            _refuse(place, refused, scripts)
    return scripts


def _refuse(place: Place, refused: Refused, scripts: Scripts) -> None:
    scripts.diagnostics.extend(refused.diagnostics)
    if place.kind == "card":
        scripts.refused.add(place.id)
    if isinstance(refused, Untranslated):
        scripts.untranslated.append(CardSource.of(refused.data, refused.source, place.game, place.set))


def at_odds(scripts: Scripts) -> Iterator[Diagnostic]:
    """Yield what is wrong with scripts beside each other: ids and names used twice, decks of unknown cards."""
    yield from _repeated(scripts.cards, scripts.keywords, scripts.decks)
    yield from _strangers(scripts.cards, scripts.decks, scripts.refused)


def read(place: Place) -> tuple[Any, Source]:
    """Return the data of a script, which are right by the schema of its kind, and its file. Refused if they aren't."""
    source = read_file(Path(place.path), place.label)
    return checked_data(place, source), source


def checked_data(place: Place, source: Source) -> Any:
    """Return the data that stand in a script's file. Refused if they aren't right."""
    data = read_data(source)
    found = faults(kind_in(place.game, place.kind), data, source)
    found = found or [*_wrong_place(data["id"], place, source), *_mixed(data, source)]
    if found and place.kind == "card" and _lacks_only_words(found):
        raise Untranslated(data, source, *found)
    if found:
        raise Refused(*found)
    return data


def made(place: Place, data: Mapping[str, Any], source: Source) -> Script:
    """Return the script of right data."""
    if place.kind == "card":
        return CardSource.of(data, source, place.game, place.set)
    if place.kind == "keyword":
        return KeywordSource.of(data, source, place.game)
    if place.kind == "set":
        return SetSource.of(data, source, place.game)
    return DeckSource.of(data, source, place.game, place.set)


def _add(script: Script, scripts: Scripts) -> None:
    if isinstance(script, CardSource):
        scripts.cards.append(script)
    elif isinstance(script, KeywordSource):
        scripts.keywords.append(script)
    elif isinstance(script, SetSource):
        scripts.sets.append(script)
    else:
        scripts.decks.append(script)


def _lacks_only_words(found: Iterable[Diagnostic]) -> bool:
    """Whether a card is right but for a language that is missing, or its name in it."""
    return all(
        fault.code == "missing-language" or (fault.code == "missing-field" and fault.args["field"] == "name")
        for fault in found
    )


def _wrong_place(identity: str, place: Place, source: Source) -> list[Diagnostic]:
    if identity == place.id:
        return []
    return [make("id-differs-from-file", source.span("id"), value=identity, file=shown(place.id))]


def _mixed(data: Mapping[str, Any], source: Source) -> Iterator[Diagnostic]:
    """Yield the words of names and legends with letters of another alphabet or in parts; texts are read later."""
    for language in ("en", "ru"):
        for name in ("name", "legend"):
            said = data[language].get(name, "")
            if not said.isascii():
                yield from mixed_letters(said, source, (language, name), language)
                yield from split_letters(said, source, (language, name))


def packaged_keywords(game: str) -> list[KeywordSource]:
    """Return the keywords of a game that come with the package."""
    scripts = Scripts()
    for place in packaged_places(game):
        _add(made(place, *read(place)), scripts)
    return scripts.keywords


class Named(Protocol):
    """A script whose id and names are its own in its game."""

    @property
    def source(self) -> Source:
        """Its file."""

    @property
    def game(self) -> str:
        """Its game."""

    @property
    def id(self) -> str:
        """Its id."""

    @property
    def names(self) -> Mapping[str, str]:
        """Its name in each language."""


class NamedCard(Named, Protocol):
    """What is known of a card without its text."""

    @property
    def type(self) -> str:
        """Its type."""


def across(
    project: Project,
    places: Iterable[Place],
    cards: Sequence[NamedCard],
    keywords: Sequence[Named],
    sets: Iterable[SetSource],
    decks: Sequence[DeckSource],
    refused: set[str],
) -> Iterator[Diagnostic]:
    """Yield what no file is to blame for alone: what is there twice, is missing, or belongs to what isn't there."""
    yield from _missing_manifests(project, places)
    yield from _repeated(cards, keywords, decks)
    yield from _strangers(cards, decks, refused)
    yield from unknown_editions(sets)


def _missing_manifests(project: Project, places: Iterable[Place]) -> Iterator[Diagnostic]:
    cards = {(place.game, place.set): place for place in places if place.kind == "card"}
    described = {(place.game, place.set) for place in places if place.kind == "set"}
    for key, place in cards.items():
        if key not in described:
            folder = project.label(Path(place.path).parent)
            yield make("missing-manifest", Span(folder), folder=shown(folder))


def _repeated(
    cards: Sequence[NamedCard], keywords: Sequence[Named], decks: Sequence[DeckSource]
) -> Iterator[Diagnostic]:
    for named in (cards, decks, keywords):
        yield from _repeated_ids(named)
    for language in ("en", "ru"):
        yield from _repeated_names(cards, language)
        yield from _repeated_names(keywords, language)


def _repeated_ids(named: Iterable[Named]) -> Iterator[Diagnostic]:
    first: dict[tuple[str, str], Named] = {}
    for script in named:
        before = first.setdefault((script.game, script.id), script)
        if before is not script:
            fault = make("duplicate-id", script.source.span("id"), value=script.id)
            yield fault.noting("first", before.source.span("id"))


def _repeated_names(named: Iterable[Named], language: str) -> Iterator[Diagnostic]:
    first: dict[tuple[str, str], Named] = {}
    for script in named:
        name = script.names[language]
        before = first.setdefault((script.game, " ".join(name.casefold().split())), script)
        if before is not script:
            fault = make("duplicate-name", script.source.span(language, "name"), value=name)
            yield fault.noting("first", before.source.span(language, "name"))


def _strangers(cards: Sequence[NamedCard], decks: Iterable[DeckSource], refused: set[str]) -> Iterator[Diagnostic]:
    """Yield the cards of decks that there are not, and heroes that stand in the wrong place."""
    heroes = {card.id for card in cards if card.type == "hero"}
    others = {card.id for card in cards} - heroes
    for deck in decks:
        if deck.hero is not None:
            yield from _stranger(deck.hero, partial(deck.source.span, "hero"), heroes, others, refused)
        for card in deck.cards:
            yield from _stranger(card, partial(deck.source.key, "cards", card), others, heroes, refused)


def _stranger(
    card: str, place: Callable[[], Span], fitting: set[str], misplaced: set[str], refused: set[str]
) -> Iterator[Diagnostic]:
    if card in misplaced and card not in fitting:
        yield make("hero-misplaced", place(), value=card)
    elif card not in fitting and card not in refused:
        yield make("unknown-card", place(), value=card).suggesting(*suggestions(card, fitting))


def unknown_editions(sets: Iterable[SetSource]) -> Iterator[Diagnostic]:
    """Yield what is wrong with sets whose edition of the rules is not known."""
    for one in sets:
        known = known_editions(one.game, one.edition)
        if one.edition not in known:
            fault = make("unknown-edition", one.source.span("edition"), value=one.edition)
            yield fault.suggesting(*suggestions(one.edition, known))
