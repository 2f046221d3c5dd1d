"""Our random games beside those of peers, in turns, so that a busy machine slows all of them alike."""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from tests.bench.measure import ROOT, process, python

PEERS = ("dgisim", "chess")
ENVIRONMENT = ROOT / ".cardscript" / "peers"
SCRIPTS = Path(__file__).parent / "peers"
SECONDS = "3"


@dataclass(frozen=True, slots=True)
class Rate:
    """How many of a thing a library does per second of processor time; ours come first."""

    library: str
    thing: str
    value: float


def rates(rounds: int) -> list[Rate]:
    """Return the median rates of all libraries, ours first."""
    interpreter = str(environment())
    commands = {"cardscript": python("-m", "tests.bench.peers.with_cardscript", SECONDS)}
    for peer in PEERS:
        commands[peer] = [interpreter, str(SCRIPTS / f"with_{peer}.py"), SECONDS]
    found: dict[tuple[str, str], list[float]] = {}
    for _ in range(rounds):
        for library, command in commands.items():
            for thing, value in counted(command):
                found.setdefault((library, thing), []).append(value)
    return [Rate(library, thing, median(values)) for (library, thing), values in found.items()]


def counted(command: list[str]) -> Iterator[tuple[str, float]]:
    """Run a script of `peers`; yield what it counted, per second."""
    data = json.loads(process(command).output)
    seconds = data.pop("seconds")
    for thing, count in data.items():
        yield thing, count / seconds


def environment() -> Path:
    """Return the interpreter of the peers' own environment; make it if it isn't there."""
    interpreter = ENVIRONMENT / "bin" / "python"
    ready = ENVIRONMENT / ".ready"
    if not ready.exists():
        process([sys.executable, "-m", "venv", str(ENVIRONMENT)])
        process([str(interpreter), "-m", "pip", "install", "--quiet", *PEERS])
        ready.touch()
    return interpreter
