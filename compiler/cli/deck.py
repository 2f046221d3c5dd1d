"""`cardscript deck check`: whether the rules allow a deck."""

from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

from compiler.cli.inputs import here
from compiler.cli.ui import answer, language, lines_of, report, say
from compiler.cli.words import COMMAND_LINE, Command, Misuse, OneOf, Option
from compiler.diagnostics import Diagnostic, Refused, Wording, make, suggestions

if TYPE_CHECKING:
    from collections.abc import Iterator

    from compiler.scenarios.cards import Playable
    from compiler.sources import DeckSource, Project

_DRAFT = Wording("A draft: any number of cards of a name.", "Драфт: карт с одним именем сколько угодно.")
_LEGAL = Wording("{name}: cards {count}; the rules allow it", "{name}: карт {count}; правила допускают")
_LED = Wording(
    "{name}: hero {hero}, cards {count}; the rules allow it", "{name}: герой {hero}, карт {count}; правила допускают"
)


def deck(action: str, file: str, draft: bool) -> None:
    """Check a deck, by its file or id (`deck check`): show each card that it may not have; exit 1 if there is one."""
    from compiler import pipeline
    from compiler.scenarios.cards import compile_game

    project = here()
    compilation = pipeline.load(project)
    unread = [
        each for each in compilation.diagnostics if _path(project, getattr(each.span, "file", "")) == _given(file)
    ]
    if unread:
        _refuse(project, unread)
    found = _find(project, compilation.scripts.decks, file)
    playable = compile_game(compilation, found.game)
    faults = list(check(found, playable, constructed=not draft))
    if faults:
        _refuse(project, faults)
    said: dict[str, str | int] = {"name": found.names[language()], "count": sum(found.cards.values())}
    if found.hero is None:
        answer(say(_LEGAL, **said))
    else:
        answer(say(_LED, hero=playable.definitions.card(found.hero).name(language()), **said))


def _refuse(project: "Project", faults: "list[Diagnostic]") -> NoReturn:
    report(faults, lines_of(project.root))
    click.get_current_context().exit(1)


def check(deck: "DeckSource", playable: "Playable", *, constructed: bool) -> "Iterator[Diagnostic]":
    """Yield what the rules say against a deck. Refused if its cards do not compile."""
    from compiler.playing import playing

    refused = [card for card in deck.ids if card in playable.refused]
    if refused:
        raise Refused(make("deck-unplayable", deck.source.span("cards"), value=deck.id, cards=refused))
    yield from playing(deck.game).deck_faults(deck, playable.definitions, language(), constructed)


def _find(project: "Project", decks: "list[DeckSource]", wanted: str) -> "DeckSource":
    """Return the deck of a file, or of an id."""
    for each in decks:
        if wanted == each.id or _given(wanted) == _path(project, each.source.file):
            return each
    known = [word for each in decks for word in (each.id, each.source.file)]
    fault = make("no-such-deck", COMMAND_LINE, deck=wanted)
    raise Misuse(fault.suggesting(*suggestions(wanted, known)))


def _path(project: "Project", label: str) -> Path:
    return (project.root / label).resolve()


def _file(fault: Diagnostic) -> str:
    return str(getattr(fault.span, "file", ""))


def _given(wanted: str) -> Path:
    return Path(wanted).resolve()


command = Command(
    "deck",
    callback=deck,
    params=[
        click.Argument(["action"], type=OneOf("check")),
        click.Argument(["file"], metavar="FILE|DECK"),
        Option(["--draft"], is_flag=True, wording=_DRAFT),
    ],
    wording=Wording("Check whether the rules allow a deck.", "Проверить, допускают ли правила колоду."),
)
