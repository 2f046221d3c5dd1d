"""A project as its open editors show it: what they hold counts, saved or not."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from compiler import pipeline
from compiler.diagnostics import Diagnostic, Refused, Span
from compiler.games.game import game
from compiler.language.texts import LANGUAGES, Texts
from compiler.pipeline import CheckedCard, Compilation
from compiler.sources import CardSource, KeywordSource, Project, Source
from compiler.sources.project import PACKAGED
from compiler.sources.reader import read_file
from compiler.sources.scripts import at_odds, read_script, unknown_editions

_KINDS = ("cards", "keywords", "sets", "decks")


@dataclass(frozen=True, slots=True)
class TextPlace:
    """A place in one of the texts of a card: the card, the language, and which character."""

    card: CardSource
    language: str
    offset: int

    @property
    def text(self) -> str:
        """The text."""
        return self.card.printings[self.language].text


class LiveProject:
    """A loaded project in which single scripts are exchanged.

    A script that can't be used while it is being typed keeps its last good state for the rest of the project.
    """

    def __init__(self, project: Project) -> None:
        self.project = project
        self.compilation: Compilation = pipeline.load(project)

    def texts(self, game_id: str) -> Texts:
        """Return the languages of a game, with the names as they are now."""
        return self.compilation.texts(game_id)

    def put(self, path: Path, text: str) -> list[Diagnostic]:
        """Take a script as it now reads, and return what is wrong with it."""
        label = self.project.label(path)
        read = read_script(self.project, path, text)
        if read.diagnostics:
            return [fault for fault in read.diagnostics if isinstance(fault.span, Span)]
        names = self._names(label)
        for kind in _KINDS:
            for script in getattr(read, kind):
                self._exchange(getattr(self.compilation.scripts, kind), script, label)
        if names != self._names(label):
            self.compilation.names_changed()
        return [fault for fault in self._faults(label) if isinstance(fault.span, Span) and fault.span.file == label]

    def drop(self, path: Path) -> None:
        """Forget a script whose file is gone."""
        label = self.project.label(path)
        for kind in _KINDS:
            scripts = getattr(self.compilation.scripts, kind)
            scripts[:] = [script for script in scripts if script.source.file != label]
        self.compilation.names_changed()

    def reread(self, path: Path) -> None:
        """Take a script as it is on disk."""
        try:
            source = read_file(path, self.project.label(path))
        except Refused:
            self.drop(path)
        else:
            self.put(path, source.text)

    def card(self, path: Path) -> CardSource | None:
        """Return the card of a file."""
        label = self.project.label(path)
        return next((card for card in self.compilation.scripts.cards if card.source.file == label), None)

    def checked(self, card: CardSource) -> CheckedCard | None:
        """Return the card if it has no faults."""
        return pipeline.check_card(card, self.texts(card.game), game(card.game))[0]

    def named(self, game_id: str, terminal: str, value: object) -> CardSource | KeywordSource | None:
        """Return the card or keyword that a name of a terminal stands for."""
        scripts = self.compilation.scripts
        among: Sequence[CardSource | KeywordSource] = scripts.cards if terminal == "NAME" else scripts.keywords
        return next((each for each in among if each.game == game_id and each.id == value), None)

    def path(self, source: Source) -> Path:
        """Return where a script lies."""
        if source.file.startswith("<cardscript>/"):
            return PACKAGED / source.file.removeprefix("<cardscript>/")
        return self.project.root / source.file

    def _faults(self, label: str) -> Iterator[Diagnostic]:
        scripts = self.compilation.scripts
        yield from at_odds(scripts)
        yield from unknown_editions(scripts.sets)
        for card in scripts.cards:
            if card.source.file == label:
                yield from pipeline.check_card(card, self.texts(card.game), game(card.game))[1]
        for word in scripts.keywords:
            if word.source.file == label:
                yield from pipeline.check_keyword(word, self.texts(word.game), game(word.game))[1]

    def _names(self, label: str) -> list[Mapping[str, object]]:
        scripts = self.compilation.scripts
        every: list[CardSource | KeywordSource] = [*scripts.cards, *scripts.keywords]
        named = [each for each in every if each.source.file == label]
        return [
            {code: (each.printings[code].name, getattr(each.printings[code], "forms", None)) for code in LANGUAGES}
            for each in named
        ]

    def _exchange(self, scripts: list[Any], script: Any, label: str) -> None:
        for at, each in enumerate(scripts):
            if each.source.file == label:
                scripts[at] = script
                return
        scripts.append(script)
