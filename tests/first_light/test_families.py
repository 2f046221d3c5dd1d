"""First Light says every construct and every keyword at least three times, and shows what half of its cards do.

Constructs that came after the set are not in ``constructs.txt`` until cards say them: `python -m tests.first_light`
lists what too few cards say.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
import yaml

from tests.first_light.families import ENOUGH, SET, cards, families, keywords
from tests.language.helpers import ROOT, compilation

CONSTRUCTS = (Path(__file__).parent / "constructs.txt").read_text("utf-8").split()
SUPPORTS = ("terrain", "weapon", "armor", "amulet", "event")
ELEMENTS = ("steppes", "forests", "mountains", "swamps", "darkness")


@pytest.fixture(scope="module")
def counted() -> Counter[str]:
    return families()


@pytest.mark.parametrize("construct", CONSTRUCTS)
def test_enough_cards_say_a_construct(construct: str, counted: Counter[str]) -> None:
    assert counted[construct] >= ENOUGH


def test_enough_cards_say_each_keyword() -> None:
    assert {id_: number for id_, number in keywords().items() if number < ENOUGH} == {}


def test_the_set_has_cards_of_all_kinds() -> None:
    sources = [card.source for card in cards()]
    assert len(sources) >= 240
    assert [card.id for card in sources if card.native] == []
    by_element = Counter(element for card in sources for element in card.elements or ("neutral",))
    assert all(by_element[element] >= 40 for element in (*ELEMENTS, "neutral")), by_element
    supports = Counter(cls for card in sources if card.type == "support" for cls in card.classes)
    assert all(supports[cls] >= ENOUGH for cls in SUPPORTS), supports


def test_at_least_half_of_the_cards_are_in_scenarios() -> None:
    folder = ROOT / "cardscripts" / "heroes" / SET / "scenarios"
    scenarios = [each for path in sorted(folder.glob("*.yaml")) for each in yaml.safe_load(path.read_text("utf-8"))]
    assert 2 * len(scenarios) >= len(cards())


def test_there_are_six_decks() -> None:
    assert sum(f"/{SET}/" in deck.source.file for deck in compilation().scripts.decks) == 6
