"""The command as its users see it: two languages, exit codes, no traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from compiler.cli import app, ui
from compiler.diagnostics import LANGUAGES


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    """Run the command in this process and return exit code, output and messages."""
    code = app.run(args)
    said = capsys.readouterr()
    return code, said.out, said.err


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing of the machine choose the language."""
    for name in ("CARDSCRIPT_UI", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--help")
    assert code == 0
    assert all(f"  {name} " in out for name in app.COMMANDS)
    assert run(capsys)[:2] == (0, out)


@pytest.mark.parametrize("name", app.COMMANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_help(capsys: pytest.CaptureFixture[str], name: str, language: str) -> None:
    code, out, _ = run(capsys, name, "--help", "--ui", language)
    assert code == 0
    assert out.startswith("Usage: " if language == "en" else "Использование: ")


@pytest.mark.parametrize("args", [("--ui", "ru", "explain", "CS201"), ("explain", "CS201", "--ui=ru")])
def test_language_is_chosen_anywhere(capsys: pytest.CaptureFixture[str], args: tuple[str, ...]) -> None:
    code, out, _ = run(capsys, *args)
    assert code == 0
    assert "неизвестное поле" in out


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "CARDSCRIPT_UI": "en"}, "en"),
        ({"LANG": "en_US.UTF-8", "CARDSCRIPT_UI": "RU"}, "ru"),
        ({"CARDSCRIPT_UI": "de"}, "en"),
    ],
)
def test_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert ui.preferred(environment) == language


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("chek",), "error[CS910]: no such command: `chek`"),
        (("explain",), "error[CS912]: `CARD|KEYWORD|CODE|NAME` is missing"),
        (("explain", "--foo"), "error[CS911]: no such option: `--foo`"),
        (("explain", "a", "b"), "error[CS921]: `b` is one too many"),
        (("print", "x"), "error[CS912]: `--to en|ru` is missing"),
        (("coverage", "nowhere.jsonl"), "error[CS112]"),
        (("test", "-k", "no such word"), "error[CS922]"),
        (("play", *["--agent", "random"] * 3), "error[CS921]: `--agent random` is one too many"),
        (("--ui", "de"), "error[CS913]: `--ui` can't be `de`"),
        (("--ui",), "error[CS913]"),
        (("explain", "CS2o1"), "did you mean `CS201`"),
    ],
)
def test_wrong_usage(capsys: pytest.CaptureFixture[str], args: tuple[str, ...], message: str) -> None:
    code, out, err = run(capsys, *args)
    assert (code, out) == (2, "")
    assert message in err


def test_wrong_usage_in_russian(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "--ui", "ru", "expain")
    assert code == 2
    assert err.startswith("ошибка[CS910]: нет такой команды: «expain»")
    assert "«explain»" in err


def test_a_mistake_of_the_compiler_is_no_traceback(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fail() -> None:
        raise RuntimeError("the moon is full")

    monkeypatch.setattr(app, "_app", fail)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    code, _, err = run(capsys, "explain", "CS201")
    assert code == 1
    assert "error[CS999]: the compiler itself failed: RuntimeError the moon is full" in err
    assert "Traceback" not in err
    report = next(tmp_path.iterdir())
    assert str(report) in err
    assert "Traceback" in report.read_text(encoding="utf-8")


def test_as_a_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "compiler.cli", "explain", "CS201"],
        env={**os.environ, "PYTHONIOENCODING": "ascii", "CARDSCRIPT_UI": "ru"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0
    assert done.stdout.startswith("CS201 unknown-field")
    assert not done.stderr


def test_help_starts_quickly() -> None:
    """Nothing heavy is imported before a command needs it."""
    script = (
        "import sys; from compiler.cli.app import run; run(['--help']);"
        "print({'yaml', 'lark', 'rich', 'jinja2', 'pymorphy3', 'rapidfuzz', 'compiler.sources'} & sys.modules.keys())"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "set()"
