"""The benchmarks can run: they import, their project is right, their games begin."""

from itertools import islice, product
from pathlib import Path

from compiler.sources import find_project, load_scripts
from tests.bench import __main__ as command
from tests.bench.against import Rate
from tests.bench.compiling import misspelt
from tests.bench.measure import Figure, process, python
from tests.bench.project import models, places, write_project
from tests.bench.report import as_data
from tests.bench.table import table


def test_a_large_project_has_cards_without_a_fault_under_new_names(tmp_path: Path) -> None:
    """It is as many cards as asked for, each its own; a text says the new name in the case of the old one."""
    size = len(models()) + 100
    files = write_project(tmp_path, size)
    scripts = load_scripts(find_project(tmp_path))
    assert scripts.diagnostics == []
    assert len(files) == len(scripts.cards) == size
    alp = next(card for card in scripts.cards if card.id == "alp-of-bardan")
    assert "if Alp of Bardan is in the graveyard" in alp.printings["en"].text
    assert "чтобы возродить Альпа из Бардана" in alp.printings["ru"].text


def test_there_are_names_for_ten_thousand_cards() -> None:
    """Places never repeat, and there are enough of them for this project's cards."""
    rows = list(places())
    assert len({place for place, _, _ in rows}) == len(rows)
    assert len(list(islice(product(rows, models()), 10_000))) == 10_000


def test_a_card_is_misspelt_in_its_english_text() -> None:
    assert misspelt("en:\n  name: Card\n  text: Draw a card.\nru:") == "en:\n  name: Card\n  text: Draw a crad.\nru:"
    assert misspelt("en:\n  name: Card\nru:") == "en:\n  name: Card\nru:"


def test_games_begin_and_a_process_is_measured() -> None:
    """Decks are legal for the runtime; the cost of a process has all its parts."""
    assert table().deal(1).decision is not None
    cost = process(python("-c", "print('fine')"))
    assert cost.output.strip() == "fine"
    assert min(cost.wall, cost.cpu, cost.memory) > 0


def test_a_process_is_measured_without_what_its_parent_holds() -> None:
    held = bytearray(200_000_000)
    cost = process(python("-c", "import time; time.sleep(0.3)"))
    assert cost.memory < len(held) / 2


def test_figures_are_data() -> None:
    """A figure says whether its target is met, whichever way is better."""
    figures = [Figure("rate", 9, "cards/s", 10, True), Figure("time", 9, "s", 10), Figure("size", 9, "MB")]
    data = as_data(figures, [Rate("chess", "moves", 1.0)])
    assert [row["met"] for row in data["figures"].values()] == [False, True, True]
    assert command.FILE.name == "bench.json"
