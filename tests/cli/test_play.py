"""`cardscript play` on the decks of this repository."""

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from compiler.cli import app

ROOT = Path(__file__).parents[2]

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command here; returns exit code, output and messages."""
    monkeypatch.setenv("CARDSCRIPT_UI", "en")
    monkeypatch.chdir(ROOT)

    def call(*args: str) -> tuple[int, str, str]:
        code = app.run(["play", *args])
        said = capsys.readouterr()
        return code, said.out, said.err

    return call


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    code, out, err = run("--seed", "3", "--last", "2")
    assert code == 0
    assert "game is over" in out.splitlines()[-1]
    assert "wins on turn" in err
    russian = run("--seed", "3", "--last", "2", "--ui", "ru")
    assert "Победа" in russian[2]
    assert run("--seed", "3", "--last", "2") == (code, out, err)


def test_a_person_may_choose_and_stop(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("what?\n99999999999\n0\n1\nq\n"))
    code, out, err = run("--you")
    assert (code, out) == (130, "")
    assert err.count("your choice") == 5
    assert "  1  " in err


@pytest.mark.parametrize(
    ("args", "code", "message"),
    [
        (("--deck", "living-growe"), 2, "did you mean `living-grove`?"),
        (("--seed", "many"), 2, "`--seed` can't be `many`"),
        (("--seed", "-1"), 2, "`--seed` can't be `-1`"),
    ],
)
def test_wrong_usage(run: Run, args: tuple[str, ...], code: int, message: str) -> None:
    found, out, err = run(*args)
    assert (found, out) == (code, "")
    assert message in err
