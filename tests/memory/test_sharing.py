"""Work that is shared over processes gives what it gives in one, and leaves none behind."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Sequence

import pytest

from compiler import sharing
from compiler.sharing import aside, share

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes can't be copied here")
HOME = os.getpid()


def _doubled(items: Sequence[int]) -> list[int]:
    return [2 * item for item in items]


def _where(items: Sequence[int]) -> list[int]:
    return [os.getpid() for _ in items]


def _only_at_home(items: Sequence[int]) -> list[int]:
    if os.getpid() != HOME:
        os.kill(os.getpid(), signal.SIGKILL)
    return _doubled(items)


def _never(items: Sequence[int]) -> list[int]:
    if os.getpid() == HOME:
        raise KeyboardInterrupt
    signal.pause()
    return _doubled(items)


@pytest.fixture(autouse=True)
def three_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    """Share with three processes, however many cores there are."""
    monkeypatch.setattr(sharing, "cores", lambda: 3)


def _no_child_is_left() -> bool:
    with pytest.raises(ChildProcessError):
        os.waitpid(-1, os.WNOHANG)
    return True


@pytest.mark.parametrize("count", [0, 1, 5, 6, 7, 100])
def test_results_come_in_the_order_of_the_items(count: int) -> None:
    assert share(_doubled, range(count), 2) == [2 * item for item in range(count)]
    assert _no_child_is_left()


def test_the_part_of_a_process_that_fails_is_done_here() -> None:
    assert share(_only_at_home, range(9), 2) == _doubled(range(9))
    assert _no_child_is_left()


def test_a_part_is_done_here_unless_all_are_to_be_apart() -> None:
    assert HOME in share(_where, range(9), 2)
    assert HOME not in share(_where, range(9), 2, all_apart=True)
    assert share(_doubled, range(9), 2, all_apart=True) == _doubled(range(9))
    assert _no_child_is_left()


def test_where_no_process_can_be_started_the_work_is_done_here(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> int:
        raise OSError

    monkeypatch.setattr(os, "fork", refuse)
    assert share(_doubled, range(9), 2) == _doubled(range(9))


def test_a_work_is_done_aside_and_its_result_comes_back() -> None:
    assert aside(os.getpid) != HOME
    assert _no_child_is_left()


def test_a_work_whose_process_fails_is_done_here() -> None:
    assert aside(lambda: _only_at_home(range(3))) == _doubled(range(3))
    assert _no_child_is_left()


def test_what_a_work_raises_aside_is_raised_here() -> None:
    def refuse() -> int:
        raise ValueError("no result")

    with pytest.raises(ValueError, match="no result"):
        aside(refuse)
    assert _no_child_is_left()


def test_a_process_with_threads_is_not_copied() -> None:
    done = threading.Event()
    other = threading.Thread(target=done.wait)
    other.start()
    try:
        assert aside(os.getpid) == HOME
        assert set(share(_where, range(9), 2)) == {HOME}
    finally:
        done.set()
        other.join()


def test_an_interruption_ends_all_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_children: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(sharing, "_listen", interrupted)
    with pytest.raises(KeyboardInterrupt):
        share(_never, range(9), 2)
    assert _no_child_is_left()
