"""Sharing work over the cores of the machine: parts are done by copies of this process, the order stays."""

from __future__ import annotations

import os
import pickle
import selectors
import signal
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")

_PIECE = 1 << 20  # bytes that are read at once


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def share(
    work: Callable[[Sequence[T]], Sequence[R]], items: Sequence[T], least: int, *, all_apart: bool = False
) -> list[R]:
    """Return what ``work`` makes of the items, one result for each, in their order.

    One part of it is done here, so that there is one copy of all that is known less; with ``all_apart``, none, so that
    the memory that the work takes goes with the copies.

    Fewer than ``least`` items for each of two processes are not worth starting them. What ``work`` returns must be
    picklable. Where processes can't be copied, and for a part whose process failed, the work is done here.
    """
    parts = min(cores(), len(items) // least)
    if parts < 2 or not _can_be_copied():
        return list(work(items))
    found: list[Any] = [None] * len(items)
    shares = [items[start::parts] for start in range(parts)]
    results = _apart(work, shares) if all_apart else _apart(work, shares[1:], shares[:1])
    for start, result in enumerate(results):
        found[start::parts] = result
    return found


def aside(work: Callable[[], R]) -> R:
    """Return what ``work`` gives, done by a copy of this process that takes with it the memory that it needed.

    What it gives must be picklable. Where processes can't be copied, or if the copy failed, the work is done here.
    """
    if not _can_be_copied():
        return work()
    ((result,),) = _apart(lambda _: [work()], [()])
    return result


def _can_be_copied() -> bool:
    """Whether this process can be copied; not if it has threads: a lock that one of them holds would stay closed."""
    return hasattr(os, "fork") and threading.active_count() == 1


def _apart(
    work: Callable[[Sequence[T]], Sequence[R]], parts: Sequence[Sequence[T]], here: Sequence[Sequence[T]] = ()
) -> list[Sequence[R]]:
    """Return what the work gives for the parts that are done here meanwhile, then for those that copies do."""
    children: list[_Child] = []
    try:
        for part in parts:
            with suppress(OSError):
                children.append(_started(work, part))
        done = [work(part) for part in here]
        _listen(children)
    finally:
        for child in children:
            child.end()
    answers = [child.answer() for child in children] + [None] * (len(parts) - len(children))
    return done + [work(part) if answer is None else answer for part, answer in zip(parts, answers, strict=True)]


@dataclass(slots=True)
class _Child:
    """A copy of this process at work, and what it has said so far."""

    process: int
    pipe: int
    said: list[bytes] = field(default_factory=list)

    def answer(self) -> Any:
        """Return what the work gave, or None if it did not come to its end."""
        with suppress(EOFError, pickle.UnpicklingError):
            return pickle.loads(b"".join(self.said))  # noqa: S301 - what a copy of this process has just written
        return None

    def end(self) -> None:
        """End the process, whatever it is doing, and leave nothing of it."""
        os.close(self.pipe)
        with suppress(ProcessLookupError):
            os.kill(self.process, signal.SIGKILL)
        with suppress(ChildProcessError):
            os.waitpid(self.process, 0)


def _started(work: Callable[[Sequence[T]], Sequence[R]], part: Sequence[T]) -> _Child:
    ours, theirs = os.pipe()
    try:
        process = os.fork()
    except OSError:
        os.close(ours)
        os.close(theirs)
        raise
    if process == 0:
        os.close(ours)
        _work(work, part, theirs)
    os.close(theirs)
    return _Child(process, ours)


def _work(work: Callable[[Sequence[T]], Sequence[R]], part: Sequence[T], pipe: int) -> None:
    """Do a part of the work, say what came of it, and be gone: nothing of the copied process may happen twice."""
    code = 1
    try:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        said = memoryview(pickle.dumps(list(work(part)), pickle.HIGHEST_PROTOCOL))
        while said:
            said = said[os.write(pipe, said) :]
        code = 0
    finally:
        os._exit(code)


def _listen(children: Sequence[_Child]) -> None:
    """Gather what the processes say until all have ended."""
    with selectors.DefaultSelector() as selector:
        for child in children:
            selector.register(child.pipe, selectors.EVENT_READ, child)
        while selector.get_map():
            for key, _ in selector.select():
                piece = os.read(key.fd, _PIECE)
                if piece:
                    key.data.said.append(piece)
                else:
                    selector.unregister(key.fd)
