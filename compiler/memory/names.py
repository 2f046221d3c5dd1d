"""The names of a project's cards: all of them at once, or fetched from the store when a text says them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from compiler.language.lexer import Name, NameRows, spellings
from compiler.language.ru.names import Decliner
from compiler.language.texts import LANGUAGES, NameEntry, lexeme
from compiler.memory.reading import NAME, SAID, Shelf
from compiler.memory.run import REFUSED, Fact
from compiler.memory.store import Data
from compiler.pipeline import names_file
from compiler.sources.places import Place

PIECES = "pieces"
"""Of the entries that hold, by game, language and piece, the files of the cards whose names begin with it."""

FEW = 300
"""So many names are fetched one by one; for more of them all are loaded."""


class NameBook:
    """The names of all cards of a run, and what those that have changed concern."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._listed: dict[str, list[str]] = {}
        self._all_listed = False
        self._labels: dict[str, dict[str, str]] = {}
        before = shelf.run.last.facts
        self.renamed = {label for label in shelf.changed if _named(before[label]) != _named(shelf.fact(label))}
        """The files of cards that have other names than at the last run, are new, or are gone."""

    @cached_property
    def places(self) -> dict[str, Place]:
        """The cards that have names, by file, in order."""
        return {each.label: each for each in self._shelf.cards if self._shelf.rows[each.label].state != REFUSED}

    def of_game(self, game_id: str) -> Sequence[Place]:
        """Return the cards of a game that have names, in order."""
        return [place for place in self.places.values() if place.game == game_id]

    def entry(self, place: Place) -> NameEntry:
        """Return the names of a card."""
        english, russian, forms = self._shelf.facts[place.label].names
        return NameEntry("NAME", place.id, {"en": english, "ru": russian}, forms)

    @cached_property
    def many(self) -> bool:
        """Whether so many names are new that all that the project ever declined are worth loading."""
        return len(self.renamed) > FEW

    @cached_property
    def decliner(self) -> Decliner:
        """What declines the names of this run."""
        if self.many:
            return Decliner(names_file(self._shelf.run.project.cache))
        return declined(each for _, each in self._shelf.run.store.some(NAME, self.renamed))

    def relist(self) -> set[str]:
        """List the renamed cards under their new names; return the pieces with which the old and the new begin."""
        store = self._shelf.run.store
        if self.many:
            self._listed, self._all_listed = dict(store.every(PIECES)), True
        concerned: dict[str, str] = {}
        for label, (game_id, pieces, *_) in store.some(NAME, self.renamed):
            concerned |= self._list(label, game_id, pieces, gone=True)
        places = [self.places[label] for label in sorted(self.renamed & self.places.keys())]
        self.decliner.learn(self.entry(place).written["ru"] for place in places)
        for place in places:
            label = place.label
            entry = described(place.game, self.entry(place), self.decliner)
            self._shelf.change((NAME, label), entry)
            concerned |= self._list(label, place.game, entry[1], gone=False)
        for name in concerned:
            self._shelf.change((PIECES, name), self._listed[name] or None)
        return {*concerned.values()}

    def _list(self, label: str, game_id: str, pieces: Mapping[str, Sequence[str]], *, gone: bool) -> dict[str, str]:
        """List a card under pieces, or no longer; return these by the names of their entries."""
        names = {f"{game_id} {language} {piece}": piece for language, each in pieces.items() for piece in each}
        for name in names:
            others = [known for known in self._beginning(name) if known != label]
            self._listed[name] = others if gone else [*others, label]
        return names

    def beginning(self, game_id: str, language: str, piece: str) -> Sequence[str]:
        """Return the files of the cards of a game whose names in a language begin with a piece."""
        return self._beginning(f"{game_id} {language} {piece}")

    def _beginning(self, name: str) -> Sequence[str]:
        known = self._listed.get(name)
        if known is None:
            found = None if self._all_listed else self._shelf.run.store.get(PIECES, name)
            known = self._listed[name] = found or []
        return known

    def labels(self, game_id: str) -> Mapping[str, str]:
        """Return the files of a game's cards by their ids."""
        if game_id not in self._labels:
            self._labels[game_id] = {place.id: place.label for place in self.of_game(game_id)}
        return self._labels[game_id]

    def speaking_of(self, pieces: set[str]) -> Iterator[str]:
        """Yield the cards whose texts may say a name that begins with one of the pieces."""
        for label, said in self._shelf.run.store.every(SAID):
            if label in self.places and not pieces.isdisjoint(said):
                yield label


def _named(card: Fact) -> Data:
    return [*card.names] if card.type else None


class StoredNames:
    """The names of a game's cards in one language, fetched when they are asked for."""

    def __init__(self, shelf: Shelf, names: NameBook, game_id: str, language: str) -> None:
        self._shelf = shelf
        self._names = names
        self._game = game_id
        self._language = language
        self._known: dict[str, Name] = {}

    def get(self, piece: str, otherwise: NameRows, /) -> NameRows:
        """Return the names that begin with a piece."""
        labels = self._names.beginning(self._game, self._language, piece)
        if not labels:
            return otherwise
        names = self._fetched(sorted(labels, key=_in_order))
        return [(words, name) for name in names for words in spellings(name) if words[0] == piece]

    def standing_for(self, value: object) -> Name | None:
        """Return the name of a card by its id."""
        label = self._names.labels(self._game).get(value) if isinstance(value, str) else None
        return self._fetched([label])[0] if label is not None else None

    def all(self) -> Sequence[Name]:
        """Return all names, in the order of the cards."""
        places = self._names.of_game(self._game)
        if self._language != "ru":  # nothing declines: what the index says of the cards is enough
            entries = ((place.label, self._names.entry(place)) for place in places if place.label not in self._known)
            self._known.update((label, name_of(entry, self._language, Decliner())) for label, entry in entries)
        return self._fetched([place.label for place in places])

    def _fetched(self, labels: Sequence[str]) -> list[Name]:
        lacking = [label for label in labels if label not in self._known]
        if lacking:
            kept = self._shelf.entries(NAME, lacking)
            decliner = declined(kept.values())
            for label, (_, _, (english, russian, forms), _) in kept.items():
                entry = NameEntry("NAME", self._names.places[label].id, {"en": english, "ru": russian}, forms)
                self._known[label] = name_of(entry, self._language, decliner)
        return [self._known[label] for label in labels]


def _in_order(label: str) -> list[str]:
    """Files lie in the order of the folders on the way to them."""
    return label.split("/")


def name_of(entry: NameEntry, language: str, decliner: Decliner) -> Name:
    """Return a name in a language."""
    return Name(entry.terminal, entry.value, lexeme(decliner, language, entry.written[language], entry.forms))


def declined(kept: Iterable[Data], others: Mapping[str, Data] | None = None) -> Decliner:
    """Return a decliner that knows the names of cards that were kept, and others."""
    return Decliner(known={name: known for _, _, (_, name, _), known in kept} | dict(others or {}))


def described(game_id: str, entry: NameEntry, decliner: Decliner) -> Data:
    """Return what is kept of a card's names: the pieces they begin with, the names, how the Russian one declines."""
    pieces = {
        language: sorted({words[0] for words in spellings(name_of(entry, language, decliner))})
        for language in LANGUAGES
    }
    english, russian = entry.written["en"], entry.written["ru"]
    return [game_id, pieces, [english, russian, entry.forms], decliner.declined(russian)]
