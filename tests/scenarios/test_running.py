"""Scenarios on cards written by hand: what passes, and what is said of what does not."""

from pathlib import Path

from compiler.diagnostics import Diagnostic
from compiler.rules import rule_ids
from compiler.scenarios.heroes.facts import LOG_KINDS
from compiler.scenarios.heroes.table import PLAIN_HERO
from compiler.scenarios.model import Scenario
from compiler.scenarios.reading import Known, read
from compiler.scenarios.running import run
from compiler.sources import Source
from compiler.sources.reader import read_data
from runtime.heroes import Definitions
from runtime.heroes.editions import EDITIONS
from tests.runtime.cards import CARDS

DEFINITIONS = Definitions([PLAIN_HERO, *CARDS])
KNOWN = Known(
    {PLAIN_HERO.id: "hero", **{card.id: card.type for card in CARDS}}, DEFINITIONS.keywords, rule_ids("heroes"),
    EDITIONS, LOG_KINDS,
)  # fmt: skip
HANDWRITTEN = Path(__file__).with_name("handwritten")


def read_text(text: str) -> tuple[list[Scenario], list[Diagnostic]]:
    """Return the scenarios of a text and its faults."""
    source = Source("test.yaml", text)
    return read(source, read_data(source), "heroes", KNOWN)


def test_handwritten() -> None:
    for file in sorted(HANDWRITTEN.iterdir()):
        scenarios, faults = read_text(file.read_text(encoding="utf-8"))
        assert not faults, [(str(fault.span), fault.message("en"), fault.advice("en")) for fault in faults]
        for scenario in scenarios:
            found = run(scenario, DEFINITIONS).faults
            assert not found, [(str(fault.span), fault.message("en"), fault.advice("en")) for fault in found]
