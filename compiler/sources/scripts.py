"""Reading all scripts of a project: every file is looked at, and a bad one never hides the next."""

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from compiler.diagnostics import Diagnostic, Refused, Span, make, suggestions
from compiler.sources.cards import CardSource, DeckSource, KeywordSource, SetSource
from compiler.sources.project import PACKAGED, Project
from compiler.sources.reader import read_data, read_file
from compiler.sources.source import Source
from compiler.sources.validation import ID, faults, mixed_letters, shown, wrong_id

SUFFIX = ".yaml"
RECORDS = "translations.txt"
"""The file of a game's folder that says which original each translation was made from."""


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


@dataclass(frozen=True, slots=True)
class _Place:
    """What the path of a script says about it."""

    path: Path
    label: str
    kind: str
    game: str
    set: str = ""

    @property
    def id(self) -> str:
        """The id that the script must have: its file's name, or its folder's for a manifest."""
        return self.set if self.kind == "set" else self.path.stem


def load_scripts(project: Project) -> Scripts:
    """Read every script of the project, with the package's keywords for games that the project adds cards to.

    Never raises for what an author wrote: all faults are in the diagnostics.
    """
    scripts = Scripts()
    places = [*_own(project, scripts.diagnostics), *_packaged(project)]
    for place in places:
        try:
            _read(place, scripts)
        except Refused as refused:
            scripts.diagnostics.extend(refused.diagnostics)
            if place.kind == "card":
                scripts.refused.add(place.id)
    scripts.diagnostics.extend(_missing_manifests(project, places))
    scripts.diagnostics.extend(at_odds(scripts))
    return scripts


def read_script(project: Project, path: Path, text: str) -> Scripts:
    """Return what one script says if it holds this text; nothing if no script has such a path."""
    scripts, label = Scripts(), project.label(path)
    place = _place(project, path, label) if path.is_relative_to(project.scripts) else None
    if place is not None and place.kind != "scenario":
        try:
            _take(place, Source(label, text), scripts)
        except Refused as refused:
            scripts.diagnostics.extend(refused.diagnostics)
    return scripts


def at_odds(scripts: Scripts) -> Iterator[Diagnostic]:
    """Yield what is wrong with scripts beside each other: ids and names used twice, decks of unknown cards."""
    yield from _repeated(scripts)
    yield from _strangers(scripts)


def _read(place: _Place, scripts: Scripts) -> None:
    if place.kind == "scenario":
        scripts.scenarios.append(place.path)
    else:
        _take(place, read_file(place.path, place.label), scripts)


def _take(place: _Place, source: Source, scripts: Scripts) -> None:
    data = read_data(source)
    found = faults(place.kind, data, source) or [*_wrong_place(data["id"], place, source), *_mixed(data, source)]
    if found:
        if place.kind == "card" and _lacks_only_words(found):
            scripts.untranslated.append(CardSource.of(data, source, place.game, place.set))
        raise Refused(*found)
    if place.kind == "card":
        scripts.cards.append(CardSource.of(data, source, place.game, place.set))
    elif place.kind == "keyword":
        scripts.keywords.append(KeywordSource.of(data, source, place.game))
    elif place.kind == "set":
        scripts.sets.append(SetSource.of(data, source, place.game))
    else:
        scripts.decks.append(DeckSource.of(data, source, place.game, place.set))


def _lacks_only_words(found: Iterable[Diagnostic]) -> bool:
    """Whether a card is right but for a language that is missing, or its name in it."""
    return all(
        fault.code == "missing-language" or (fault.code == "missing-field" and fault.args["field"] == "name")
        for fault in found
    )


def _wrong_place(identity: str, place: _Place, source: Source) -> list[Diagnostic]:
    if identity == place.id:
        return []
    return [make("id-differs-from-file", source.span("id"), value=identity, file=shown(place.id))]


def _mixed(data: Mapping[str, Any], source: Source) -> Iterator[Diagnostic]:
    """Yield the words of names and legends in which letters of two alphabets are mixed; texts are read later."""
    for language in ("en", "ru"):
        for name in ("name", "legend"):
            said = data[language].get(name, "")
            if not said.isascii():
                yield from mixed_letters(said, source, (language, name))


def _own(project: Project, diagnostics: list[Diagnostic]) -> Iterator[_Place]:
    """Yield the project's own scripts; what is not one is a fault."""
    for path in _files(project, project.scripts, diagnostics):
        label = project.label(path)
        place = _place(project, path, label)
        if path == project.scripts / path.parent.name / RECORDS and path.parent.name in project.games:
            continue
        if path.suffix != SUFFIX:
            diagnostics.append(make("wrong-suffix", Span(label), suffix=shown(path.suffix)))
        elif place is None:
            diagnostics.append(make("misplaced-file", Span(label), path=shown(label)))
        elif not re.fullmatch(ID, place.id):
            diagnostics.append(wrong_id(place.id, Source(label, ""), ()))
        else:
            yield place


def _packaged(project: Project) -> Iterator[_Place]:
    """Yield the keywords that come with the package; a project's own file of the same name stands for one of them."""
    for game in sorted(project.games):
        for path in sorted(PACKAGED.glob(f"{game}/keywords/*{SUFFIX}")):
            name = path.relative_to(PACKAGED)
            if not (project.scripts / name).exists():
                yield _Place(path, f"<cardscript>/{name.as_posix()}", "keyword", game)


def packaged_keywords(game: str) -> list[KeywordSource]:
    """Return the keywords of a game that come with the package."""
    scripts = Scripts()
    for path in sorted(PACKAGED.glob(f"{game}/keywords/*{SUFFIX}")):
        label = f"<cardscript>/{path.relative_to(PACKAGED).as_posix()}"
        _read(_Place(path, label, "keyword", game), scripts)
    return scripts.keywords


def _files(project: Project, folder: Path, diagnostics: list[Diagnostic]) -> Iterator[Path]:
    """Yield the files below a folder in order, but no hidden ones, notes (`.md`) or editors' copies (`~`)."""
    try:
        entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
    except OSError as error:
        span = Span(project.label(folder))
        diagnostics.append(make("file-unreadable", span, reason=error.strerror or str(error)))
        return
    for entry in entries:
        path = Path(entry.path)
        if entry.name.startswith(".") or entry.name.endswith(("~", ".md")) or entry.name == "__pycache__":
            continue
        if entry.is_symlink() and (entry.is_dir() or not project.contains(path)):
            diagnostics.append(make("outside-project", Span(project.label(path))))
        elif entry.is_dir():
            yield from _files(project, path, diagnostics)
        elif entry.is_file() or entry.is_symlink():
            yield path
        else:
            diagnostics.append(make("file-unreadable", Span(project.label(path)), reason="special"))


def _place(project: Project, path: Path, label: str) -> _Place | None:
    parts = path.relative_to(project.scripts).parts
    if len(parts) < 3 or parts[0] not in project.games:
        return None
    game, folder, *rest = parts
    if "scenarios" in parts[1:-1]:
        return _Place(path, label, "scenario", game)
    if folder == "keywords":
        return _Place(path, label, "keyword", game) if len(rest) == 1 else None
    if len(rest) == 1:
        return _Place(path, label, "set" if path.stem == "set" else "card", game, folder)
    return _Place(path, label, "deck", game, folder) if rest[0] == "decks" and len(rest) == 2 else None


def _missing_manifests(project: Project, places: Iterable[_Place]) -> Iterator[Diagnostic]:
    cards = {(place.game, place.set): place for place in places if place.kind == "card"}
    described = {(place.game, place.set) for place in places if place.kind == "set"}
    for key, place in cards.items():
        if key not in described:
            folder = project.label(place.path.parent)
            yield make("missing-manifest", Span(folder), folder=shown(folder))


class _Named(Protocol):
    """A script whose id and names are its own in its game."""

    @property
    def source(self) -> Source: ...
    @property
    def game(self) -> str: ...
    @property
    def id(self) -> str: ...


def _repeated(scripts: Scripts) -> Iterator[Diagnostic]:
    yield from _repeated_ids(scripts.cards)
    yield from _repeated_ids(scripts.decks)
    yield from _repeated_ids(scripts.keywords)
    for language in ("en", "ru"):
        yield from _repeated_names(((card, card.printings[language].name) for card in scripts.cards), language)
        yield from _repeated_names(((word, word.printings[language].name) for word in scripts.keywords), language)


def _repeated_ids(named: Iterable[_Named]) -> Iterator[Diagnostic]:
    first: dict[tuple[str, str], Source] = {}
    for script in named:
        before = first.setdefault((script.game, script.id), script.source)
        if before is not script.source:
            fault = make("duplicate-id", script.source.span("id"), value=script.id)
            yield fault.noting("first", before.span("id"))


def _repeated_names(named: Iterable[tuple[_Named, str]], language: str) -> Iterator[Diagnostic]:
    first: dict[tuple[str, str], Source] = {}
    for script, name in named:
        before = first.setdefault((script.game, " ".join(name.casefold().split())), script.source)
        if before is not script.source:
            fault = make("duplicate-name", script.source.span(language, "name"), value=name)
            yield fault.noting("first", before.span(language, "name"))


def _strangers(scripts: Scripts) -> Iterator[Diagnostic]:
    """Yield the cards of decks that there are not, and heroes that stand in the wrong place."""
    cards = {card.id for card in scripts.cards}
    heroes = {card.id for card in scripts.cards if card.type == "hero"}
    for deck in scripts.decks:
        named = [(deck.hero, deck.source.span("hero"), heroes)]
        named += [(card, deck.source.key("cards", card), cards - heroes) for card in deck.cards]
        for identity, span, fitting in named:
            if identity in cards - fitting:
                yield make("hero-misplaced", span, value=identity)
            elif identity not in fitting | scripts.refused:
                fault = make("unknown-card", span, value=identity)
                yield fault.suggesting(*suggestions(identity, fitting))
