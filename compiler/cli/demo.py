"""`cardscript demo`: a short tour: the cards are built, one of them is shown, a game is played."""

import shutil
import sys
import time
from contextlib import redirect_stderr
from pathlib import Path
from typing import TYPE_CHECKING

import click

from compiler.cli.build import built
from compiler.cli.explain import checked_card, find_card, unknown
from compiler.cli.inputs import here
from compiler.cli.play import AGENTS, Table, ending, last_turns
from compiler.cli.ui import language, say, show, tell
from compiler.cli.words import Command, Misuse
from compiler.diagnostics import LANGUAGES, Language, Wording
from compiler.faces import feature_lines, kind_line, number_line

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from compiler.diagnostics.render.text import Piece
    from compiler.pipeline import CheckedCard, Compilation
    from compiler.sources import CardSource

WIDEST, SIDE_BY_SIDE = 132, 100  # columns
SEED, SEED_OF_BATTLE = 20, 7  # of the games that are played
_MOST_LINES = 30  # of the game that is told

_CARDS = Wording("1. The cards are checked and built", "1. Проверяем и собираем карты")
_CARD = Wording("2. One card: two printings, one meaning", "2. Одна карта: две печати, один смысл")
_GAME = Wording("3. A game: greedy against random", "3. Игра: жадный против случайного")
_OTHER = Wording("4. Another game of the same language, on squares", "4. Другая игра того же языка, на клетках")
_NEXT = Wording("What to try next", "Что попробовать дальше")
_EXPLAINED = Wording("what was understood", "что понято")
_TOOK = Wording("in {seconds} s", "за {seconds} с")
_TRY = {
    "{cardscript} play --you": Wording("play yourself", "сыграть самому"),
    "{cardscript} explain alp": Wording("another card, or a code: CS304", "другая карта или код: CS304"),
    '{cardscript} print --to ru "Charge."': Wording("a translator's draft", "черновик для переводчика"),
    "{cardscript} check": Wording("what is wrong, and where", "что не так и где"),
    "make help": Wording("all the rest", "всё остальное"),
}


def demo(card: str) -> None:
    """Show what the project is about; exit 1 if its cards have faults."""
    from rich.console import Console

    console = Console(file=sys.stdout, highlight=False)
    console.width = min(console.width, WIDEST)
    with redirect_stderr(sys.stdout):  # a tour is read from top to bottom, also through a pipe
        _tour(console, card)


def _tour(console: "Console", card: str) -> None:
    from compiler import pipeline

    begun = time.perf_counter()
    compilation = pipeline.load(here())
    source = find_card(compilation, card)
    if source is None:
        raise Misuse(unknown(card, compilation))
    _title(console, _CARDS)
    if built(compilation.project):
        click.get_current_context().exit(1)
    tell(say(_TOOK, seconds=f"{time.perf_counter() - begun:.1f}"))
    _title(console, _CARD)
    console.print(_card(compilation, source, console.width))
    _title(console, _GAME)
    _play(compilation, "heroes", SEED)
    if "tcg" in compilation.project.games:
        _title(console, _OTHER)
        _play(compilation, "tcg", SEED_OF_BATTLE)
    _title(console, _NEXT)
    console.print(_hints())


def _title(console: "Console", wording: Wording) -> None:
    console.print()
    console.rule(f"[bold]{say(wording)}", align="left", style="blue")


def _card(compilation: "Compilation", source: "CardSource", width: int) -> "RenderableType":
    """Return a card's two printings and what was understood beside its classes, or above them on a narrow terminal."""
    from rich.console import Group
    from rich.table import Table

    checked = checked_card(compilation, source)
    left = Group(*(_printing(source, each) for each in LANGUAGES), _understood(compilation, checked))
    if width < SIDE_BY_SIDE:
        return Group(left, _classes(checked))
    table = Table.grid(expand=True)
    table.add_column(ratio=2)
    table.add_column(ratio=3)
    table.add_row(left, _classes(checked))
    return table


def _printing(card: "CardSource", language: Language) -> "RenderableType":
    from rich.panel import Panel
    from rich.text import Text

    printing = card.printings[language]
    text = Text.assemble((kind_line(card, language), "dim"), f"\n\n{printing.text.strip()}")
    return Panel(text, title=Text(printing.name, "bold"), subtitle=number_line(card, language), border_style="yellow")


def _understood(compilation: "Compilation", checked: "CheckedCard") -> "RenderableType":
    from rich.panel import Panel
    from rich.table import Table
    from rich.text import Text

    from compiler.explanation import features

    table = Table.grid(padding=(0, 1))
    for feature in features(checked, compilation):
        for label, value in feature_lines(feature, language()):
            table.add_row(Text(label, "cyan"), Text(value))
    return Panel(table, title=say(_EXPLAINED), border_style="green")


def _classes(checked: "CheckedCard") -> "RenderableType":
    from rich.panel import Panel
    from rich.syntax import Syntax

    from compiler.explanation import ability_classes

    code = ability_classes(checked.module)
    syntax = Syntax(code, "python", theme="ansi_dark", background_color="default", word_wrap=True)
    return Panel(syntax, title="Python", border_style="blue")


def _play(compilation: "Compilation", game: str, seed: int) -> None:
    """Play a game and tell its end."""
    table = Table.of(compilation, game, (), AGENTS, seed)
    tell(table.beginning(seed))
    made = table.play([table.agent(name, seed) for name in AGENTS])
    turns = table.told()
    fitting = 1
    while sum(map(_lines, turns[-fitting - 1 :])) <= _MOST_LINES:
        fitting += 1
    show(last_turns(turns, fitting))
    tell("\n" + ending(table, made))


def _lines(turn: "list[Piece]") -> int:
    return sum(text.count("\n") for text, _ in turn)


def _hints() -> "RenderableType":
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    for command_line, wording in _TRY.items():
        table.add_row(Text(command_line.format(cardscript=_called()), "bold"), say(wording))
    return table


def _called() -> str:
    """Return how the command is called from here."""
    if shutil.which("cardscript"):
        return "cardscript"
    script = Path(sys.executable).with_name("cardscript")
    return str(script.relative_to(Path.cwd()) if script.is_relative_to(Path.cwd()) else script)


command = Command(
    "demo",
    callback=demo,
    params=[click.Argument(["card"], metavar="CARD")],
    wording=Wording("A short tour of the project.", "Короткая экскурсия по проекту."),
)
