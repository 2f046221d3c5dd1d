"""Showing figures: a table for people, beside the figures of the last whole run, and the JSON for its file."""

import json
import platform
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from tests.bench.against import OURS, Rate
from tests.bench.measure import Figure


def as_data(figures: Sequence[Figure], rates: Sequence[Rate]) -> dict[str, Any]:
    """Return all that was measured as a JSON object."""
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "figures": {
            figure.name: {"value": figure.value, "unit": figure.unit, "target": figure.target, "met": figure.met}
            for figure in figures
        },
        "peers": [{"library": rate.library, "per second": rate.thing, "value": rate.value} for rate in rates],
    }


def figures_of(file: Path) -> Mapping[str, float]:
    """Return the figures of the last whole run; none if there is no such file."""
    try:
        data = json.loads(file.read_text("utf-8"))
    except FileNotFoundError:
        return {}
    return {name: row["value"] for name, row in data["figures"].items()}


def show(console: Console, figures: Sequence[Figure], before: Mapping[str, float]) -> None:
    """Print the figures, each beside what it was before and what it should be."""
    table = Table(title="Benchmarks (medians; rates per second of own processor time)", title_justify="left")
    table.add_column("what")
    for heading in ("now", "before", "target"):
        table.add_column(heading, justify="right")
    table.add_column("")
    for figure in figures:
        old = number(before[figure.name]) if figure.name in before else ""
        table.add_row(figure.name, number(figure.value), old, target(figure), figure.unit, style=style(figure))
    console.print(table)


def show_rates(console: Console, rates: Sequence[Rate]) -> None:
    """Print how often faster than each peer we are, with the compiled package and in pure Python."""
    ours = rates[:len(OURS)]
    table = Table(title="Random games beside peers, run in turns", title_justify="left")
    table.add_column("library")
    table.add_column("per second of processor time", justify="right")
    for name in OURS:
        table.add_column(f"times as many: {name}", justify="right")
    for rate in rates:
        ratios = ["" if rate in ours else f"{one.value / rate.value:.2f}" for one in ours]
        table.add_row(rate.library, f"{number(rate.value)} {rate.thing}", *ratios)
    console.print(table)


def target(figure: Figure) -> str:
    """Return the target as a bound."""
    if figure.target is None:
        return ""
    return f"{'≥' if figure.more_is_better else '≤'} {number(figure.target)}"


def style(figure: Figure) -> str:
    """Return the colour of a row."""
    if figure.target is None:
        return ""
    return "green" if figure.met else "red"


def number(value: float) -> str:
    """Return a number with three digits or more."""
    if value == 0 or value >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"
