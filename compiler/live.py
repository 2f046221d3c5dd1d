"""A loaded project in which single scripts are exchanged while it is worked on, in an editor or on disk."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from compiler import pipeline
from compiler.diagnostics import Diagnostic, Refused, Span
from compiler.games.game import game
from compiler.language.texts import Texts
from compiler.mentions import Called, called, saying
from compiler.pipeline import CheckedCard, Compilation
from compiler.sources import CardSource, KeywordSource, Project, Source
from compiler.sources.project import PACKAGED
from compiler.sources.reader import read_file
from compiler.sources.scripts import at_odds, read_script, unknown_editions

_KINDS = ("cards", "keywords", "sets", "decks")


class LiveProject:
    """A loaded project in which single scripts are exchanged.

    A script that can't be used while it is being typed keeps its last good state for the rest of the project.
    """

    def __init__(self, project: Project) -> None:
        self.project = project
        self.compilation: Compilation = pipeline.load(project)
        self._unusable: dict[str, list[Diagnostic]] = {}

    def texts(self, game_id: str) -> Texts:
        """Return the languages of a game, with the names as they are now."""
        return self.compilation.texts(game_id)

    def check(self) -> list[Diagnostic]:
        """Check the whole project; return what is wrong in the order of the files."""
        pipeline.check(self.compilation)
        pipeline.check_keywords(self.compilation)
        found, self.compilation.diagnostics = self.compilation.diagnostics, []
        return sorted((each for each in found if isinstance(each.span, Span)), key=lambda each: each.span)

    def put(self, path: Path, text: str) -> set[str]:
        """Take a script as it now reads; return the files to look at: its own, and those that say a name it changed.

        Of scenarios there is nothing to look at: they are played.
        """
        label = self.project.label(path)
        read = read_script(self.project, path, text)
        scenarios = self.compilation.scripts.scenarios
        scenarios += [each for each in read.scenarios if each not in scenarios]
        self._unusable[label] = read.diagnostics
        if read.diagnostics or read.scenarios:
            return {label} if read.diagnostics else set()
        before = self._names(label)
        for kind in _KINDS:
            for script in getattr(read, kind):
                self._exchange(getattr(self.compilation.scripts, kind), script, label)
        return self._touched(label, before)

    def drop(self, path: Path) -> set[str]:
        """Forget a script whose file is gone; return the files that say its names."""
        label = self.project.label(path)
        before = self._names(label)
        self._unusable.pop(label, None)
        for kind in _KINDS:
            scripts = getattr(self.compilation.scripts, kind)
            scripts[:] = [script for script in scripts if script.source.file != label]
        self.compilation.scripts.scenarios[:] = [each for each in self.compilation.scripts.scenarios if each != path]
        return self._touched(label, before) - {label}

    def reread(self, path: Path) -> set[str]:
        """Take a script as it is on disk; return the files to look at."""
        if not path.exists():
            return self.drop(path)
        try:
            source = read_file(path, self.project.label(path))
        except Refused as refused:
            self._unusable[self.project.label(path)] = list(refused.diagnostics)
            return {self.project.label(path)}
        return self.put(path, source.text)

    def faults(self, file: str) -> list[Diagnostic]:
        """Return what is wrong with a script, beside the others as they are now."""
        found = self._unusable.get(file) or list(self._found(file))
        return [each for each in found if isinstance(each.span, Span) and each.span.file == file]

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

    def _found(self, label: str) -> Iterator[Diagnostic]:
        scripts = self.compilation.scripts
        yield from at_odds(scripts)
        yield from unknown_editions(scripts.sets)
        for card in scripts.cards:
            if card.source.file == label:
                yield from pipeline.check_card(card, self.texts(card.game), game(card.game))[1]
        for word in scripts.keywords:
            if word.source.file == label:
                yield from pipeline.check_keyword(word, self.texts(word.game), game(word.game))[1]

    def _touched(self, label: str, before: list[Called]) -> set[str]:
        """Return a file, and if its names have changed those that say the former or the present ones."""
        now = self._names(label)
        if before == now:
            return {label}
        self.compilation.names_changed()
        return {label} | saying(self.compilation, [*before, *now])

    def _names(self, label: str) -> list[Called]:
        scripts = self.compilation.scripts
        every: list[CardSource | KeywordSource] = [*scripts.cards, *scripts.keywords]
        return [name for each in every if each.source.file == label for name in called(each)]

    def _exchange(self, scripts: list[Any], script: Any, label: str) -> None:
        for at, each in enumerate(scripts):
            if each.source.file == label:
                scripts[at] = script
                return
        scripts.append(script)
