"""Checking what has changed since the last run of a project, and what depends on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from compiler import pipeline
from compiler.agreement import ledger
from compiler.codegen.package import package_name
from compiler.diagnostics import Diagnostic, make
from compiler.diagnostics.storage import stored
from compiler.games.game import game
from compiler.language.texts import LANGUAGES, Texts
from compiler.memory.names import FEW, NameBook, StoredNames, declined
from compiler.memory.reading import NAME, RESULT, SAID, SCRIPT, Shelf
from compiler.memory.results import CardResult, examine
from compiler.memory.run import FAULTY, FINE, NEW, REFUSED, WARNED, WHOLE, Run, digest_of_data
from compiler.memory.store import Data, encoded
from compiler.pipeline import SAMPLES, Workshop, keyword_entries, said_out
from compiler.sharing import share
from compiler.sources import CardSource, DeckSource, KeywordSource, SetSource
from compiler.sources.places import Place
from compiler.sources.reader import read_file
from compiler.sources.scripts import Script, across
from compiler.sources.source import Source

Wanted = Callable[[str], bool]
"""Whether a file, by its label, is to be checked."""

_WORTH_SHARING = 60
"""So many cards are worth a process of their own."""
_KEYWORDS, _KEYWORD_NAMES = "keywords", "keyword-names"


@dataclass(frozen=True, slots=True)
class Outline:
    """What the index says of a card, for what concerns all cards."""

    place: Place
    type: str
    names: Mapping[str, str]

    @property
    def game(self) -> str:
        """Its game."""
        return self.place.game

    @property
    def id(self) -> str:
        """Its id."""
        return self.place.id

    @property
    def source(self) -> Source:
        """Its file."""
        return read_file(Path(self.place.path), self.place.label)


class _Outcome(NamedTuple):
    """What came of checking a card: what the index says of it now, and its entries."""

    row: Mapping[str, Any]
    fact: Mapping[str, Any]
    result: bytes
    said: bytes


class Checking:
    """The check of a project of which something has changed; ``finish`` keeps what came of it."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.shelf = Shelf(run)
        self.rows = self.shelf.rows
        self.names = NameBook(self.shelf)
        self.keywords = list(self.shelf.scripts(KeywordSource, self.shelf.places("keyword")))
        self._texts: dict[str, Texts] = {}
        self._forget_what_changed()

    def _forget_what_changed(self) -> None:
        """Call all cards new for which something is not as it was that their results depend on."""
        digests, last = self.run.digests, self.run.last.digests
        words = [[place.label, self.rows[place.label].seen[4]] for place in self.shelf.places("keyword")]
        digests["keywords"] = digest_of_data([digests["settings"], words])
        pieces = self._learn_names()
        samples = [self.rows[place.label].seen[4] for place in self.shelf.cards[:SAMPLES]]
        digests["hints"] = digest_of_data([digests["keywords"], digests["names"], samples])
        if digests["keywords"] != last.get("keywords"):
            self._forget(self.names.places)
        elif pieces:
            self._forget(self.names.speaking_of(pieces))
        if digests["hints"] != last.get("hints"):
            self._forget(place.label for place in self.shelf.cards if self.rows[place.label].state == FAULTY)

    def _learn_names(self) -> set[str]:
        """Return the pieces with which the names begin that have changed."""
        if not self.names.renamed and "names" in self.run.last.digests:
            self.run.digests["names"] = self.run.last.digests["names"]
            return set()
        names = [[label, *self.shelf.facts[label].names] for label in self.names.places]
        self.run.digests["names"] = digest_of_data(names)
        return self.names.relist()

    def _forget(self, labels: Iterable[str]) -> None:
        for label in labels:
            self.rows[label] = self.rows[label]._replace(state=NEW)

    def check(self, wanted: Wanted | None, *, modules: bool = False) -> None:
        """Check the new cards among the wanted ones; with modules, those of which there is no module, too."""
        lacking = [
            place
            for place in self.shelf.cards
            if (row := self.rows[place.label]).state == NEW or (modules and row.state in WHOLE and not row.module)
        ]
        chosen = [place for place in lacking if wanted is None or wanted(place.label)]
        for place in chosen:
            self.texts(place.game, chosen)
        said = self.shelf.bodies(SCRIPT, (place.label for place in chosen))
        cards = [(place, said[place.label]) for place in chosen]
        for place, outcome in zip(chosen, share(partial(self._examined, modules), cards, _WORTH_SHARING), strict=True):
            self._keep(place.label, outcome)

    def _examined(self, modules: bool, cards: Sequence[tuple[Place, bytes]]) -> list[_Outcome]:
        """Check cards by the entries of their scripts, one after another: no more of them is held than is kept."""
        return [self._outcome(self.shelf.made(*card), modules) for card in cards]

    def _outcome(self, card: Script, modules: bool) -> _Outcome:
        assert isinstance(card, CardSource)
        result = examine(card, self._texts[card.game], self.keywords, modules)
        row = {"state": _state(result), "altered": False, "module": result.module is not None}
        meaning = result.entry.meaning
        fact = {"mentions": result.mentions, "fingerprint": result.fingerprint, "meaning": meaning}
        return _Outcome(row, fact, encoded(result._replace(pieces=[])), encoded(result.pieces))

    def _keep(self, label: str, outcome: _Outcome) -> None:
        self.rows[label] = self.rows[label]._replace(**outcome.row)
        self.shelf.facts[label] = self.shelf.facts[label]._replace(**outcome.fact)
        self.shelf.put[RESULT, label] = outcome.result
        self.shelf.put[SAID, label] = outcome.said

    def texts(self, game_id: str, cards: Sequence[Place] = ()) -> Texts:
        """Return the languages of a game, for checking some cards of it: names are loaded or fetched."""
        if game_id not in self._texts:
            keywords = [word for word in self.keywords if word.game == game_id]
            words, meanings = list(keyword_entries(game(game_id), keywords)), said_out(keywords)
            workshop = Workshop(game(game_id), self.run.project.cache)
            if self.names.many or len(cards) > FEW:
                names = [self.names.entry(place) for place in self.names.of_game(game_id)]
                texts = workshop.texts([*words, *names], meanings, self.names.decliner if self.names.many else None)
            else:
                fetched = {each: StoredNames(self.shelf, self.names, game_id, each) for each in LANGUAGES}
                kept = self.shelf.entries(NAME, (card.label for card in cards if card.game == game_id))
                known = self.run.store.get(_KEYWORD_NAMES, game_id) or {}
                texts = workshop.texts(words, meanings, declined(kept.values(), known), fetched)
            said = {word.written["ru"]: texts.declined(word.written["ru"]) for word in words}
            self.shelf.keep((_KEYWORD_NAMES, game_id), said)
            for language, reader in texts.readers.items():
                reader.samples = Samples(self.shelf, game_id, language)
            self._texts[game_id] = texts
        return self._texts[game_id]

    # --- what is wrong

    def faults(self) -> list[Data]:
        """Return everything that is wrong with the project and with the cards that were checked."""
        faulty = [place.label for place in self.shelf.cards if self.rows[place.label].state in (WARNED, FAULTY)]
        results = self.shelf.entries(RESULT, faulty)
        said = [fault for label in faulty for fault in CardResult(*results[label]).faults]
        return [*self.run.now.misplaced, *self.shelf.refusals(), *self._across(), *said, *self._altered()]

    def _across(self) -> list[Data]:
        """Return what no file is to blame for alone."""
        last = self.run.last
        same = last.digests.get("settings") == self.run.digests["settings"]
        if same and not any(map(self._concerns_all, self.shelf.changed)):
            self.run.now.across = last.across
        else:
            self.run.now.across = [stored(each) for each in self._all_across()]
        return self.run.now.across

    def _concerns_all(self, label: str) -> bool:
        """Whether a file that has changed did so in a way that may concern others."""
        before, now = self.run.last.facts[label], self.shelf.fact(label)
        return not now.type or (before.type, before.names) != (now.type, now.names)

    def _all_across(self) -> Iterator[Diagnostic]:
        outlines = [
            Outline(place, fact.type, dict(zip(LANGUAGES, fact.names[:2], strict=True)))
            for place, fact in ((place, self.shelf.facts[place.label]) for place in self.shelf.cards)
            if self.rows[place.label].state != REFUSED
        ]
        sets = self.shelf.scripts(SetSource, self.shelf.places("set"))
        decks = list(self.shelf.scripts(DeckSource, self.shelf.places("deck")))
        refused = {place.id for place in self.shelf.cards if self.rows[place.label].state == REFUSED}
        yield from across(self.run.project, self.run.places, outlines, self.keywords, sets, decks, refused)

    def _altered(self) -> list[Data]:
        """Return which cards mean something else than the ledger says although their texts are the same."""
        same = self.run.digests["ledgers"] == self.run.last.digests.get("ledgers")
        for game_id in self.run.project.games:
            path = self.run.project.output / package_name(game_id) / ledger.NAME
            text = _text(path)
            known = ledger.read(text) if not same else {}
            for place in self.shelf.cards:
                new = not same or (RESULT, place.label) in self.shelf.put
                checked = new and self.rows[place.label].state in WHOLE
                if place.game == game_id and checked:
                    self._compare(place.label, ledger.find(text, place.id) if same else known.get(place.id))
        return [self._changed(place) for place in self.shelf.cards if self.rows[place.label].altered]

    def _compare(self, label: str, known: ledger.Entry | None) -> None:
        fact = self.shelf.facts[label]
        altered = ledger.altered(known, fact.fingerprint, fact.meaning)
        self.rows[label] = self.rows[label]._replace(altered=altered)

    def _changed(self, place: Place) -> Data:
        span = read_file(Path(place.path), place.label).span("id")
        return stored(make("meaning-changed", span, card=place.id))

    # --- keywords

    def has_own_keywords(self, wanted: Wanted | None) -> bool:
        """Whether the project has keywords of its own among the wanted files."""
        own = (place for place in self.shelf.places("keyword") if not place.packaged)
        return any(wanted is None or wanted(place.label) for place in own)

    def check_keywords(self) -> tuple[list[Data], list[tuple[str, str, str]]]:
        """Return what is wrong with the keywords, and the game, id and module of each that has one."""
        places = self.shelf.places("keyword")
        mentioned = sorted({word for label in self.rows for word in self.shelf.facts[label].mentions})
        contents = [self.rows[place.label].seen[4] for place in places]
        depends = digest_of_data([contents, mentioned, self.run.digests["names"], self.run.digests["keywords"]])
        kept = self.run.store.get(_KEYWORDS, "")
        if kept and kept[0] == depends and (not kept[1] or kept[2] == self.run.digests["hints"]):
            return kept[1], kept[3]
        found, modules = self._checked_keywords(mentioned)
        self.shelf.change((_KEYWORDS, ""), [depends, found, self.run.digests["hints"], modules])
        return found, modules

    def _checked_keywords(self, mentioned: Sequence[str]) -> tuple[list[Data], list[tuple[str, str, str]]]:
        found: list[Data] = []
        modules: list[tuple[str, str, str]] = []
        for word in self.keywords:
            module, wrong = pipeline.check_keyword(word, self.texts(word.game), game(word.game))
            if wrong and word.source.file.startswith("<cardscript>") and word.id not in mentioned:
                continue  # the package's keywords may create cards (an Egg) that this project does not have
            found += [stored(each) for each in wrong]
            if module is not None:
                modules.append((word.game, word.id, module))
        return found, modules

    # --- what is kept

    def results(self) -> list[tuple[Place, CardResult]]:
        """Return the results of all cards that are fine, in order."""
        fine = [place for place in self.shelf.cards if self.rows[place.label].state in WHOLE]
        kept = self.shelf.entries(RESULT, (place.label for place in fine))
        return [(place, CardResult(*kept[place.label])) for place in fine]

    def finish(self, whole: list[Data] | None) -> None:
        """Keep what was found out; ``whole`` is everything that is wrong, if all was checked."""
        self.run.now.whole = whole
        self.run.write(self.shelf.put, self.shelf.drop)


def _state(result: CardResult) -> str:
    """A card of which only warnings are said is whole, and compiled."""
    if not result.faults:
        return FINE
    return WARNED if result.fingerprint else FAULTY


@dataclass(frozen=True, slots=True)
class Samples:
    """The texts of the first cards of a game in one language, read when somebody asks for them."""

    shelf: Shelf
    game: str
    language: str

    def __iter__(self) -> Iterator[str]:
        rows = self.shelf.rows
        usable = [each for each in self.shelf.cards if each.game == self.game and rows[each.label].state != REFUSED]
        first = [place.label for place in usable[:SAMPLES]]
        said = self.shelf.entries(SCRIPT, first)
        for label in first:
            yield said[label][0][self.language].get("text", "")


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return ""  # not built yet; ``build --check`` says so
