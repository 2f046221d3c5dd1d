"""Writing generated files: all or nothing, nothing of anyone else's, and a comparison that writes nothing."""

from pathlib import Path

import pytest
from filelock import FileLock

from compiler.diagnostics import Refused
from compiler.sources import Project, find_project, output
from compiler.sources.output import compare_output, write_output
from tests.folders import ProjectFolder

A, B = '"""A; do not edit."""\n', '"""B; do not edit."""\n'


@pytest.fixture
def project(folder: ProjectFolder) -> Project:
    """A project without output."""
    return find_project(folder.root)


def present(project: Project) -> dict[str, str]:
    """Return all files of the output folder."""
    files = (path for path in project.output.rglob("*") if path.is_file())
    return {path.relative_to(project.output).as_posix(): path.read_text() for path in files}


def refusal(project: Project, files: dict[str, str]) -> str:
    """Return the code of why the files are not written."""
    with pytest.raises(Refused) as refused:
        write_output(project, files)
    return refused.value.diagnostics[0].code


def test_written_then_changed_then_removed(project: Project) -> None:
    assert write_output(project, {"heroes/a.py": A, "b.py": B}).written == ("b.py", "heroes/a.py")
    assert present(project) == {"heroes/a.py": A, "b.py": B}
    again = write_output(project, {"heroes/a.py": A, "b.py": B})
    assert (again.written, again.removed, again.unchanged) == ((), (), 2)
    last = write_output(project, {"b.py": B + "#"})
    assert (last.written, last.removed) == (("b.py",), ("heroes/a.py",))
    assert present(project) == {"b.py": B + "#"}
    assert not (project.output / "heroes").exists()


def test_comparison(project: Project) -> None:
    write_output(project, {"a.py": A, "old.py": B})
    found = compare_output(project, {"a.py": A + "x", "new.py": B})
    assert [d.code for d in found] == ["output-outdated", "output-missing", "output-stale"]
    assert found[0].args["line"] == 2
    assert present(project) == {"a.py": A, "old.py": B}


def test_work_of_someone_else_is_left_alone(project: Project, folder: ProjectFolder) -> None:
    folder.write("generated/mine.py", "print('mine')\n")
    assert refusal(project, {"a.py": A, "mine.py": B}) == "output-foreign"
    assert present(project) == {"mine.py": "print('mine')\n"}


def test_full_disk_changes_nothing(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    write_output(project, {"a.py": A, "b.py": B})
    write = Path.write_text

    def full(path: Path, text: str, **how: str) -> int:
        if path.name == "1":
            raise OSError(28, "No space left on device", str(path))
        return write(path, text, **how)

    monkeypatch.setattr(Path, "write_text", full)
    assert refusal(project, {"a.py": B, "c.py": A}) == "output-unwritable"
    assert present(project) == {"a.py": A, "b.py": B}


def test_read_only_folder(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> str:
        raise PermissionError(13, "Permission denied", str(project.output))

    monkeypatch.setattr("tempfile.mkdtemp", refuse)
    with pytest.raises(Refused) as refused:
        write_output(project, {"a.py": A})
    fault = refused.value.diagnostics[0]
    assert fault.message("en") == "`generated` can't be written: access is not allowed"


def test_output_that_is_a_file(project: Project, folder: ProjectFolder) -> None:
    folder.write("generated", "x")
    assert refusal(project, {"a.py": A}) == "output-unwritable"


def test_a_second_build_gives_up(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(output, "_PATIENCE", 0.05)
    project.cache.mkdir()
    with FileLock(project.cache / "build.lock"):
        assert refusal(project, {"a.py": A}) == "build-in-progress"
    write_output(project, {"a.py": A})
