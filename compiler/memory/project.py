"""What commands ask for: a project checked, or compiled, with all that earlier runs found out about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from compiler.diagnostics import Diagnostic
from compiler.diagnostics.storage import restored
from compiler.memory.run import Outrun, Run
from compiler.memory.store import Damaged, Data, Store
from compiler.sources import Project

if TYPE_CHECKING:
    from compiler.memory.results import CardResult
    from compiler.sources.places import Place

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Found:
    """What a check found: the files of the cards that were to be checked, and all that is wrong."""

    cards: list[str]
    diagnostics: list[Diagnostic]


@dataclass(frozen=True, slots=True)
class Compiled:
    """The cards of a project that nothing is wrong with, the modules of its keywords, and all that is wrong.

    Modules of keywords stand by game and id.
    """

    cards: list[tuple[Place, CardResult]]
    keywords: Mapping[tuple[str, str], str]
    diagnostics: list[Diagnostic]


def check_project(project: Project, wanted: Callable[[str], bool] | None = None) -> Found:
    """Check the cards whose files, by label, are wanted (all by default), and the project's own keywords."""
    return _with_memory(project, lambda store: _check(Run(project, store), wanted))


def _check(run: Run, wanted: Callable[[str], bool] | None) -> Found:
    known = run.recall()
    if known is None:
        known = _checked(run, wanted)
    cards = [place.label for place in run.places if place.kind == "card" and run.usable(place)]
    return Found([file for file in cards if wanted is None or wanted(file)], [restored(each) for each in known])


def _checked(run: Run, wanted: Callable[[str], bool] | None) -> list[Data]:
    from compiler.memory.checking import Checking  # here, because it loads the whole compiler

    checking = Checking(run)
    checking.check(wanted)
    words = checking.check_keywords()[0] if checking.has_own_keywords(wanted) else []
    found = [*checking.faults(), *words]
    checking.finish(found if wanted is None else None)
    return found


def compile_project(project: Project) -> Compiled:
    """Check and compile all cards and keywords of a project."""
    return _with_memory(project, lambda store: _compile(Run(project, store)))


def _compile(run: Run) -> Compiled:
    from compiler.memory.checking import Checking

    whole = run.recall()
    checking = Checking(run)
    checking.check(None, modules=True)
    words, modules = checking.check_keywords()
    found = [*checking.faults(), *words]
    results = checking.results()
    checking.finish(whole)
    return Compiled(results, {(game, id_): text for game, id_, text in modules}, [restored(each) for each in found])


def _with_memory(project: Project, work: Callable[[Store], T]) -> T:
    """Do the work with what is remembered; with nothing, if that is damaged or others keep changing the project."""
    store = Store(project.cache)
    try:
        return work(store)
    except Damaged:
        store.forget()
        return _anew(project, store, work)
    except Outrun:
        return _anew(project, store, work)
    finally:
        store.close()


def _anew(project: Project, store: Store, work: Callable[[Store], T]) -> T:
    try:
        return work(store)
    except (Damaged, Outrun):
        return work(Store(None))
