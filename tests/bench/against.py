"""Our random games, compiled and not, beside those of peers, in turns: a busy machine slows all of them alike."""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from tests.bench.measure import ROOT, process, python
from tests.compiled.package import path_with_package, with_package

PEERS = ("dgisim", "chess")
ENVIRONMENT = ROOT / ".cardscript" / "peers"
SCRIPTS = Path(__file__).parent / "peers"
SCRIPT = "tests.bench.peers.with_cardscript"
SECONDS = "3"
OURS = ("compiled package", "pure Python")
"""What is measured of ours, in the order of the rates."""


@dataclass(frozen=True, slots=True)
class Rate:
    """How many of a thing a library does per second of processor time; ours come first."""

    library: str
    thing: str
    value: float


def rates(rounds: int) -> list[Rate]:
    """Return the median rates of all libraries, ours first (see OURS)."""
    interpreter = str(environment())
    compiled, pure = OURS
    commands = {compiled: with_package("-m", SCRIPT, SECONDS), pure: python("-m", SCRIPT, SECONDS)}
    for peer in PEERS:
        commands[peer] = [interpreter, str(SCRIPTS / f"with_{peer}.py"), SECONDS]
    paths = {compiled: path_with_package()}
    found: dict[tuple[str, str], list[float]] = {}
    for _ in range(rounds):
        for library, command in commands.items():
            for thing, value in counted(command, paths.get(library, str(ROOT))):
                found.setdefault((library, thing), []).append(value)
    return [Rate(library, thing, median(values)) for (library, thing), values in found.items()]


def compiled_rate(rounds: int) -> float:
    """Return how many decisions per second the compiled package makes in random games."""
    command, path = with_package("-m", SCRIPT, SECONDS), path_with_package()
    return median(value for _ in range(rounds) for _, value in counted(command, path))


def counted(command: list[str], path: str) -> Iterator[tuple[str, float]]:
    """Run a script of `peers`; yield what it counted, per second."""
    data = json.loads(process(command, path=path).output)
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
