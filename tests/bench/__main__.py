"""`python -m tests.bench`: measure and print a table; a whole run is kept in .cardscript/bench.json."""

import argparse
import json
import sys
from collections.abc import Iterator

from rich.console import Console

from tests.bench import battles, compiling, editing, playing, starting
from tests.bench.against import rates
from tests.bench.measure import ROOT, Failed, Figure
from tests.bench.report import as_data, figures_of, number, show, show_rates
from tests.bench.table import table

FILE = ROOT / ".cardscript" / "bench.json"
PARTS = ("start", "play", "cards", "edit")


def main() -> None:
    """Run the benchmarks that the arguments ask for; exit 1 if something that is measured fails."""
    try:
        run()
    except Failed as failed:
        sys.exit(str(failed))


def run() -> None:
    """Measure, show, keep."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description="Measure speed and memory.")
    parser.add_argument("--part", action="append", choices=PARTS, help="only this part (may be given again)")
    parser.add_argument("--size", type=int, default=10_000, help="how many cards the large project has")
    parser.add_argument("--rounds", type=int, default=5, help="how often each thing is measured")
    parser.add_argument("--peers", action="store_true", help="also run random games of dgisim and chess")
    given = parser.parse_args()
    console = Console()
    before = figures_of(FILE)
    figures = []
    for figure in measured(given.part or PARTS, given.size, given.rounds):
        figures.append(figure)
        console.print(f"{figure.name}: {number(figure.value)} {figure.unit}", style="dim", highlight=False)
    compared = rates(given.rounds) if given.peers else []
    show(console, figures, before)
    if compared:
        show_rates(console, compared)
    if given.part is None:
        FILE.parent.mkdir(exist_ok=True)
        FILE.write_text(json.dumps(as_data(figures, compared), ensure_ascii=False, indent=2) + "\n", "utf-8")
        console.print(f"written: {FILE.relative_to(ROOT)}")


def measured(parts: list[str] | tuple[str, ...], size: int, rounds: int) -> Iterator[Figure]:
    """Yield the figures of the parts."""
    if "start" in parts:
        yield from starting.figures(rounds)
    if "play" in parts:
        yield from playing.figures(table(), rounds)
        yield from battles.figures(rounds)
    if "cards" in parts:
        yield from compiling.figures(size, rounds)
    if "edit" in parts:
        yield from editing.figures(rounds)


if __name__ == "__main__":
    main()
