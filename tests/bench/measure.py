"""Measuring: medians of rates and times by the processor's clock, and what a whole process costs."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from threading import Thread

ROOT = Path(__file__).resolve().parents[2]
"""The checkout that is measured."""

BYTECODE = ROOT / ".cardscript" / "bytecode"
"""Where measured processes keep their compiled modules, as they would after a first start anywhere."""

KILOBYTE = 1 if sys.platform == "darwin" else 1024
"""The unit in which the system reports peak memory, in bytes."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured number; with a `target`, whether more or less of it is better decides if that is met."""

    name: str
    value: float
    unit: str
    target: float | None = None
    more_is_better: bool = False

    @property
    def met(self) -> bool:
        """Whether the target, if there is one, is reached."""
        if self.target is None:
            return True
        return self.value >= self.target if self.more_is_better else self.value <= self.target


def rate(work: Callable[[], int], rounds: int) -> float:
    """Return the median of how many things per second of its own processor time `work` does, after one to warm up.

    `work` returns how many it did.
    """
    work()
    return median(_rate(work) for _ in range(rounds))


def _rate(work: Callable[[], int]) -> float:
    began = time.process_time()
    done = work()
    return done / (time.process_time() - began)


@dataclass(frozen=True, slots=True)
class Cost:
    """What a process took: seconds by the wall clock and of processors, and bytes of memory at the peak."""

    wall: float
    cpu: float
    memory: int
    output: str


class Together(Thread):
    """Watches how much memory a process and its copies hold together, what they share counted once (on Linux)."""

    def __init__(self, process: int) -> None:
        super().__init__(daemon=True)
        self._process = process
        self.most = 0

    def run(self) -> None:
        """Look again and again until the process has ended."""
        while held := sum(map(_held, [self._process, *_children(self._process)])):
            self.most = max(self.most, held, _peak(self._process))
            time.sleep(0.1)


def _children(process: int) -> list[int]:
    try:
        return [int(each) for each in Path(f"/proc/{process}/task/{process}/children").read_text("ascii").split()]
    except OSError:
        return []


def _held(process: int) -> int:
    """Return the bytes of a process; each of its pages that others share counts in part."""
    try:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text("ascii").splitlines()
    except OSError:
        return 0
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))


def _peak(process: int) -> int:
    """Return the most that a process has held; what its parent held when it was started is not counted."""
    try:
        lines = Path(f"/proc/{process}/status").read_text("ascii").splitlines()
    except OSError:
        return 0
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmHWM:"))


class Failed(Exception):
    """A process that was to be measured failed; the message holds what it said."""


def process(command: Sequence[str], folder: Path = ROOT, fine: Sequence[int] = (0,), path: str = str(ROOT),
            **environment: str) -> Cost:
    """Run a process to its end and return its cost; Failed if it exits with a code that isn't fine.

    It imports the modules of this checkout, unless `path` says from where else; `environment` adds variables.
    """
    given = {**os.environ, **environment, "PYTHONPATH": path, "PYTHONPYCACHEPREFIX": str(BYTECODE)}
    given.pop("PYTHONDONTWRITEBYTECODE", None)
    began = time.perf_counter()
    running = subprocess.Popen(command, cwd=folder, env=given, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    assert running.stdout is not None
    together = Together(running.pid)
    together.start()
    output = running.stdout.read().decode("utf-8", "replace")
    _, status, used = os.wait4(running.pid, 0)
    wall = time.perf_counter() - began
    together.join()
    running.returncode = os.waitstatus_to_exitcode(status)
    running.stdout.close()
    if running.returncode not in fine:
        raise Failed(f"{' '.join(command)} (in {folder}) exits with {running.returncode}:\n{output[-2000:]}")
    return Cost(wall, used.ru_utime + used.ru_stime, together.most or used.ru_maxrss * KILOBYTE, output)


def processes(command: Sequence[str], rounds: int, folder: Path = ROOT) -> Cost:
    """Return the medians of a process that is run several times, after once to warm up the disk."""
    process(command, folder)
    costs = [process(command, folder) for _ in range(rounds)]
    memory = int(median(cost.memory for cost in costs))
    return Cost(median(cost.wall for cost in costs), median(cost.cpu for cost in costs), memory, costs[-1].output)


def python(*arguments: str) -> list[str]:
    """Return a command of this interpreter."""
    return [sys.executable, *arguments]


def cardscript(*arguments: str) -> list[str]:
    """Return a call of the command line as it is in this checkout."""
    return python("-m", "compiler.cli", *arguments)
