"""What starting costs, as whole processes: the command, and the runtime with all cards."""

from collections.abc import Iterator

from tests.bench.measure import Figure, cardscript, processes, python

LOAD_CARDS = "from runtime.heroes.library import library; library()"


def figures(rounds: int) -> Iterator[Figure]:
    """Yield the figures of starting."""
    start = processes(python("-c", LOAD_CARDS), rounds)
    yield Figure("start until all cards are loaded", start.wall, "s", 0.4)
    yield Figure("start until all cards are loaded, processor", start.cpu, "s")
    yield Figure("start until all cards are loaded, memory", start.memory / 1e6, "MB")
    helping = processes(cardscript("--help"), rounds)
    yield Figure("cardscript --help", helping.wall, "s", 0.4)
    yield Figure("cardscript --help, processor", helping.cpu, "s")
