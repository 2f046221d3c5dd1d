"""`cardscript watch`: check what is saved as soon as it is saved, and play the scenarios that it touches."""

import signal
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from compiler.cli.inputs import here
from compiler.cli.test import all_well
from compiler.cli.ui import lines_of, report, say, tell
from compiler.cli.words import Command
from compiler.diagnostics import Wording

if TYPE_CHECKING:
    from compiler.live import LiveProject

_WATCHING = Wording(
    "cards: {cards}, errors: {errors}; watching {folder}", "карт: {cards}, ошибок: {errors}; слежу за {folder}"
)
_SAVED = Wording("{file}: errors {errors}", "{file}: ошибок {errors}")
_GONE = Wording("{file} is gone", "{file} больше нет")
_PAUSE = 100  # milliseconds that are waited for a change at a time


def watch() -> None:
    """Check the project once, then each script when it is saved, until the user ends it."""
    from watchfiles import watch as changes

    from compiler.live import LiveProject

    with suppress(KeyboardInterrupt), _ended_by_the_user() as stop:
        live = LiveProject(here())
        saved = changes(live.project.scripts, rust_timeout=_PAUSE, yield_on_timeout=True, stop_event=stop)
        next(saved)  # from here on nothing is missed, also while the project is checked
        _begin(live)
        for changed in saved:
            paths = sorted({Path(path) for _, path in changed if path.endswith(".yaml")})
            if paths:
                look(live, paths)


@contextmanager
def _ended_by_the_user() -> Iterator[Event]:
    """Let Ctrl-C end the watch as soon as what was saved has been looked at; pressed again, at once."""
    stop = Event()

    def end(*_: object) -> None:
        stop.set()
        signal.signal(signal.SIGINT, signal.default_int_handler)

    before = signal.signal(signal.SIGINT, end)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def _begin(live: "LiveProject") -> None:
    found, project = live.check(), live.project
    report(found, lines_of(project.root))
    folder = project.label(project.scripts)
    tell(say(_WATCHING, cards=len(live.compilation.scripts.cards), errors=len(found), folder=folder))


def look(live: "LiveProject", paths: Collection[Path]) -> None:
    """Take the scripts at the paths as they are on disk; check them and what says their names, play what they touch."""
    touched: set[str] = set()
    for path in paths:
        touched |= live.reread(path)
        if not path.exists():
            tell(say(_GONE, file=live.project.label(path)))
    for file in sorted(touched):
        found = live.faults(file)
        report(found, lines_of(live.project.root))
        tell(say(_SAVED, file=file, errors=len(found)))
    _play(live, {*touched, *map(live.project.label, paths)})


def _play(live: "LiveProject", files: set[str]) -> None:
    """Play the scenarios that stand in the files or speak of their cards, and show those that fail."""
    from compiler.scenarios.touched import play_touched

    played = play_touched(live.compilation, files)
    if played.outcomes or played.diagnostics:
        all_well(live.project, played)


command = Command(
    "watch",
    callback=watch,
    wording=Wording("Check scripts as they are saved.", "Проверять сценарии по мере сохранения."),
)
