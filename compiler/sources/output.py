"""Writing what was generated: all of it or nothing, and never over anyone's own work."""

import signal
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from compiler.diagnostics import Diagnostic, Refused, Span, make
from compiler.sources.project import Project

MARK = "do not edit"
"""Stands in the first lines of every generated file; a file without it is never replaced or removed."""

_MARKED = 1000  # characters from the start in which the mark stands
_PATIENCE = 20.0  # seconds to wait for another build


@dataclass(frozen=True, slots=True)
class Written:
    """What a build did: paths below the output folder, in order."""

    written: tuple[str, ...]
    removed: tuple[str, ...]
    unchanged: int


def write_output(project: Project, files: Mapping[str, str]) -> Written:
    """Make the output folder hold exactly these files (path below the folder to text).

    Everything is first written beside its place, so a full disk changes nothing. Refused if the folder
    can't be written, holds a file that was not generated, or another build is at work.
    """
    with alone(project):
        _refuse_foreign(project, files)
        removed = _stale(project, files)
        written = [path for path in sorted(files) if _read(project.output / path) != files[path]]
        with _writable(project):
            _replace(project.output, {path: files[path] for path in written}, removed)
        return Written(tuple(written), tuple(removed), len(files) - len(written))


def compare_output(project: Project, files: Mapping[str, str]) -> list[Diagnostic]:
    """Return in what the output folder differs from these files; writes nothing."""
    if not project.output.exists():
        label = project.label(project.output)
        return [make("output-missing", Span(label), path=label)]
    found = []
    for path in sorted(files):
        there, label = _read(project.output / path), project.label(project.output / path)
        if there is None:
            found.append(make("output-missing", Span(label), path=label))
        elif there != files[path]:
            line = _first_difference(there, files[path])
            found.append(make("output-outdated", Span(label, line, 1, line, 1), path=label, line=line))
    for path in _stale(project, files):
        label = project.label(project.output / path)
        found.append(make("output-stale", Span(label), path=label))
    return found


@contextmanager
def alone(project: Project) -> Iterator[None]:
    """Keep other builds of the project waiting."""
    from filelock import FileLock, Timeout

    label = project.label(project.output)
    try:
        project.cache.mkdir(exist_ok=True)
        with FileLock(project.cache / "build.lock", timeout=_PATIENCE):
            yield
    except Timeout:
        raise Refused(make("build-in-progress", Span(label), path=label)) from None
    except OSError as error:
        raise Refused(_unwritable(project, project.cache, error)) from None


@contextmanager
def _writable(project: Project) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Refused(_unwritable(project, Path(error.filename or project.output), error)) from None


def _unwritable(project: Project, path: Path, error: OSError) -> Diagnostic:
    label = project.label(path)
    return make("output-unwritable", Span(label), path=label, reason=error.strerror or str(error))


def _replace(folder: Path, files: Mapping[str, str], removed: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".build-", dir=folder) as name:
        staged = Path(name)
        for number, path in enumerate(files):
            (staged / str(number)).write_text(files[path], encoding="utf-8", newline="\n")
        with uninterrupted():
            for number, path in enumerate(files):
                (folder / path).parent.mkdir(parents=True, exist_ok=True)
                (staged / str(number)).replace(folder / path)
            for path in removed:
                (folder / path).unlink()
                _prune(folder, (folder / path).parent)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Hold back Ctrl-C for the moment in which files take their places."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _prune(top: Path, folder: Path) -> None:
    """Remove folders that hold nothing but Python's caches."""
    while folder != top and not any(entry.name != "__pycache__" for entry in folder.iterdir()):
        for cached in folder.glob("__pycache__/*"):
            cached.unlink()
        for cache in folder.glob("__pycache__"):
            cache.rmdir()
        folder.rmdir()
        folder = folder.parent


def _read(path: Path) -> str | None:
    try:
        return path.read_bytes().decode()
    except (OSError, UnicodeDecodeError):
        return None


def _first_difference(one: str, other: str) -> int:
    lines = zip(one.split("\n"), other.split("\n"), strict=False)
    return next((number for number, (a, b) in enumerate(lines, 1) if a != b), 1 + one.count("\n"))


def _present(project: Project) -> list[str]:
    """Return the files below the output folder, without hidden ones and Python's caches."""
    return sorted(
        path.relative_to(project.output).as_posix()
        for path in project.output.rglob("*")
        if path.is_file() and not _passed_over(path.relative_to(project.output))
    )


def _passed_over(path: Path) -> bool:
    return any(part.startswith(".") or part == "__pycache__" for part in path.parts)


def _generated(path: Path) -> bool:
    return MARK in (_read(path) or "")[:_MARKED]


def _stale(project: Project, files: Mapping[str, str]) -> list[str]:
    return [p for p in _present(project) if p not in files and _generated(project.output / p)]


def _refuse_foreign(project: Project, files: Mapping[str, str]) -> None:
    """Refuse to go on if someone's own file lies where generated files belong."""
    assert all(MARK in text[:_MARKED] for text in files.values()), "a generated file without the mark"
    foreign = [path for path in _present(project) if not _generated(project.output / path)]
    labels = [project.label(project.output / path) for path in foreign]
    if labels:
        raise Refused(*(make("output-foreign", Span(label), path=label) for label in labels))
