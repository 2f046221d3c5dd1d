"""What checking cards costs: in this process, and as whole processes on a large project.

`python -m tests.bench.compiling ROUNDS` prints only how many cards of this project are checked per second.
"""

import json
import re
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from time import process_time

from compiler import pipeline
from compiler.games.game import game
from compiler.language.texts import Texts
from compiler.sources import Project, find_project
from tests.bench.measure import ROOT, Cost, Figure, cardscript, process
from tests.bench.project import write_project
from tests.compiled.package import path_with_package, with_package
from tests.hostile.texts import worst

CHECK = cardscript("--ui", "en", "check", "--format", "json")
MANY = 2_000
"""How many cards of a project are checked in this process: sets repeat some of each other's sentences."""
PROCESSES = 3
"""How often a process on a large project is run at most; each takes long enough to be measured well."""
_SLIP = re.compile(r"\b(c|h|cre)(a|e)(r|t)(?=d|o|ure)")
"""Where letters are swapped in words that every set says: card, hero, creature."""
FINE = (0, 1)
"""Cards that have errors are checked too; how many errors there are is one of the figures."""


def figures(size: int, rounds: int) -> Iterator[Figure]:
    """Yield the figures of the compiler, for this project and for one of `size` cards."""
    project = find_project(ROOT)
    yield Figure("cards checked, cold", median(checking_rates(project, rounds)), "cards/s", 1000, True)
    yield Figure("cards checked, cold, compiled package", compiled_checking_rate(rounds), "cards/s", 1000, True)
    yield Figure("worst text of 2,000 characters", 1e3 * longest_reading(project), "ms", 50)
    with tempfile.TemporaryDirectory(prefix="cardscript-bench-") as name:
        folder = Path(name)
        write_project(folder, MANY)
        rates = checking_rates(find_project(folder), rounds)
        yield Figure("cards of many sets checked, cold", median(rates), "cards/s", 1000, True)
    with tempfile.TemporaryDirectory(prefix="cardscript-bench-") as name:
        yield from large_project(Path(name), size, min(rounds, PROCESSES))


def checking_rates(project: Project, rounds: int) -> Iterator[float]:
    """Yield, for each round, how many cards per second are read from disk and checked in both languages.

    Grammars and the forms of names are there; nothing is remembered of the cards. The first round only warms up.
    """
    compilation = pipeline.load(project)
    for number in range(rounds + 1):
        known = {each: compilation.texts(each) for each in project.games}
        fresh = {each: texts.renamed(compilation.entries(each)) for each, texts in known.items()}
        began = process_time()
        cards = pipeline.load(project).scripts.cards
        for card in cards:
            pipeline.check_card(card, fresh[card.game], game(card.game))
        if number:
            yield len(cards) / (process_time() - began)


def compiled_checking_rate(rounds: int) -> float:
    """Return how many cards of this project per second the compiled package checks."""
    said = process(with_package("-m", "tests.bench.compiling", str(rounds)), path=path_with_package()).output
    rates: list[float] = json.loads(said)
    return median(rates)


def longest_reading(project: Project) -> float:
    """Return how many seconds the worst text takes that is known; each is read after one to learn what is usual."""
    texts = pipeline.load(project).texts("heroes")
    for language, text in (("en", "Wuond a creatuer."), ("ru", "Раинть сущесттво.")):
        texts.read(language, text, None, False)
    return max(_reading(texts, language, text) for language, text in worst())


def _reading(texts: Texts, language: str, text: str) -> float:
    began = process_time()
    texts.read(language, text, None, False)
    return process_time() - began


def large_project(folder: Path, size: int, rounds: int) -> Iterator[Figure]:
    """Yield what whole processes cost on a large project.

    The first, ones with nothing changed, with an edit, with a misspelt word; work that is shared is counted in the
    memory of all processes together.
    """
    files = write_project(folder, size)
    first = check(folder)
    yield Figure(f"first check of {size:,} cards", first.wall, "s")
    yield Figure(f"first check of {size:,} cards, rate", size / first.cpu, "cards/s")
    yield Figure(f"first check of {size:,} cards, memory", first.memory / 1e6, "MB", 400)
    yield Figure(f"errors in {size:,} cards", json.loads(first.output)["errors"], "", 0)
    unchanged = [check(folder) for _ in range(rounds)]
    wall = median(cost.wall for cost in unchanged)
    yield Figure(f"nothing changed in {size:,} cards", wall, "s", 0.5)
    yield Figure(f"nothing changed in {size:,} cards, CPU", median(cost.cpu for cost in unchanged), "s")
    edits, slips = [], []
    for file in files[size // 3 :: max(1, size // 3 // rounds)][:rounds]:
        edit(file)
        edits.append(check(folder))
    yield Figure(f"one of {size:,} cards edited", median(cost.wall for cost in edits), "s", 0.4)
    yield Figure(f"one of {size:,} cards edited, CPU", median(cost.cpu for cost in edits), "s")
    for file in misspellable(files, rounds):
        right = file.read_text("utf-8")
        file.write_text(misspelt(right), "utf-8")
        slips.append(check(folder))
        assert json.loads(slips[-1].output)["errors"] == 1
        file.write_text(right, "utf-8")
        check(folder)
    yield Figure(f"a word misspelt in one of {size:,} cards", median(cost.wall for cost in slips), "s", 0.6)
    yield Figure(f"a word misspelt in one of {size:,} cards, CPU", median(cost.cpu for cost in slips), "s")


def check(folder: Path) -> Cost:
    """Run the command in a project."""
    return process(CHECK, folder, FINE)


def edit(file: Path) -> None:
    """Change a card that was right into another one that is right."""
    text = file.read_text("utf-8")
    changed = re.sub(r"^lives: (\d+)$", lambda found: f"lives: {int(found[1]) + 1}", text, count=1, flags=re.MULTILINE)
    if changed == text:
        changed = text + "illustrative: true\n"
    file.write_text(changed, "utf-8")


def misspellable(files: Sequence[Path], count: int) -> list[Path]:
    """Return some of the files of cards, from all over, of which `misspelt` makes something else."""
    able = [file for file in files if misspelt(text := file.read_text("utf-8")) != text]
    return able[:: max(1, len(able) // count)][:count]


def misspelt(text: str) -> str:
    """Return the text of a card's file with two letters swapped in a word of its English text."""
    head, begin, rest = text.partition("\n  text: ")
    return head + begin + _SLIP.sub(lambda found: found[1] + found[3] + found[2], rest, count=1)


if __name__ == "__main__":
    print(json.dumps(list(checking_rates(find_project(ROOT), int(sys.argv[1])))))
