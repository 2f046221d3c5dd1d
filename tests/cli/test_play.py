"""`cardscript play` on the decks of this repository."""

import io
import re
import sys
from collections import Counter
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


def test_agents_are_chosen(run: Run) -> None:
    greedy, random = ("--agent", "greedy"), ("--agent", "random")
    ends = [run("--seed", "3", "--last", "0", *agents)[2] for agents in ((), greedy, greedy + random, random + random)]
    assert ends[0] == ends[1]
    assert len(set(ends)) == 3


def test_what_did_not_happen_is_explained_to_those_who_ask(run: Run) -> None:
    agents = ("--agent", "random", "--agent", "random", "--deck", "dark-bargain", "--deck", "living-grove")
    plain, explained = (_told(run("--seed", "3", *agents, *more)[1]) for more in ((), ("--explain",)))
    added = Counter(explained) - Counter(plain)
    assert not Counter(plain) - Counter(explained)
    assert any(re.search(r"since there is nothing to choose|is skipped, since|by choice", line) for line in added)


def _told(out: str) -> list[str]:
    """Return the lines without their causes, which are said once in a row."""
    return [re.sub(r" \[.*\]$", "", line) for line in out.splitlines()]


def test_only_the_last_turns_are_told(run: Run) -> None:
    whole, end = run("--seed", "3")[1], run("--seed", "3", "--last", "2")[1]
    assert whole.endswith(end)
    assert end.count("Turn ") == 2
    assert run("--seed", "3", "--last", "0")[1] == ""


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
        (("--agent", "gredy"), 2, "did you mean `greedy`?"),
        (("--seed", "many"), 2, "`--seed` can't be `many`"),
        (("--seed", "-1"), 2, "`--seed` can't be `-1`"),
    ],
)
def test_wrong_usage(run: Run, args: tuple[str, ...], code: int, message: str) -> None:
    found, out, err = run(*args)
    assert (found, out) == (code, "")
    assert message in err
