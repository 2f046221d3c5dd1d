"""The project's files at a revision of its git repository, and which of them have changed since."""

import subprocess
from collections.abc import Iterator

from compiler.sources.project import Project


def commit(project: Project, revision: str) -> str | None:
    """Return the commit that a revision names, or None if there is none or no repository."""
    found = _git(project, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}")
    return found.strip() if found else None


def text_at(project: Project, commit: str, file: str) -> str:
    """Return a file of the project, called as in messages, as it was at a commit; empty if it was not there."""
    return _git(project, "show", f"{commit}:./{file}") or ""


def changed_since(project: Project, commit: str) -> list[str]:
    """Return the files of the project that differ from the commit, are gone since or are not in the repository yet."""
    return sorted({*_names(project, "diff", "--name-only", "--no-renames", "--relative", commit), *_untracked(project)})


def _untracked(project: Project) -> Iterator[str]:
    return _names(project, "ls-files", "--others", "--exclude-standard")


def _names(project: Project, *arguments: str) -> Iterator[str]:
    listed = _git(project, *arguments[:1], "-z", *arguments[1:]) or ""
    return (name for name in listed.split("\0") if name)


def _git(project: Project, *arguments: str) -> str | None:
    command = ["git", "-C", str(project.root), *arguments]
    try:
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", errors="replace", check=False)  # noqa: S603
    except OSError:
        return None
    return done.stdout if done.returncode == 0 else None
