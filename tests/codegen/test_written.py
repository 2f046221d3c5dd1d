"""Whole modules as a reviewer reads them beside their cards: each card of ``modules`` has its module there."""

from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

from compiler import pipeline
from compiler.games.game import game
from compiler.scenarios.cards import load_module
from compiler.sources import CardSource, Source
from tests.language.helpers import texts

CARDS = sorted(Path(__file__).parent.glob("modules/*/*.yaml"))


def written(file: Path) -> str:
    """Return the module of a card, whose two texts must mean the same."""
    text = file.read_text("utf-8")
    id_ = file.parent.name
    card = CardSource.of(yaml.safe_load(text), Source(f"{file.parent.name}/{file.name}", text), id_, "modules")
    names = pipeline.own_names(card, texts(id_))
    readings = {each: texts(id_).read(each, card.printings[each].text, names[each], False) for each in ("en", "ru")}
    trees = {each: reading.text for each, reading in readings.items() if reading.text is not None}
    assert len(trees) == 2, [each.diagnostics[0].message("en") for each in readings.values() if each.diagnostics]
    assert trees["en"] == trees["ru"]
    write, refused = game(id_).generate(card, trees, names, texts(id_).meanings)
    assert not refused, refused[0].message("en")
    return write()


@pytest.mark.parametrize("file", CARDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_card_becomes_its_module(file: Path, expect: Callable[[Path, str], None]) -> None:
    module = written(file)
    expect(file.with_suffix(".py"), module)
    assert load_module(file.name, module).CARD.id == file.stem
