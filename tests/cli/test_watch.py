"""`cardscript watch`, as a process beside an editor: what is saved is looked at as soon as it is saved."""

import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.folders import ProjectFolder, card

CARDS = "cardscripts/heroes/core"
ROOT = Path(__file__).parents[2]
PATIENCE = 120  # seconds; it is only waited so long where something is wrong
SCENARIO = """\
- id: dog-bites
  rules: ["508"]
  board:
    you: {squad: [dog]}
  do:
    - attack dog -> opposing-hero
  expect: {opposing-hero: 3 wounds}
"""


class Watching:
    """A `cardscript watch` whose lines are read one by one."""

    def __init__(self, root: Path) -> None:
        given = {**os.environ, "PYTHONPATH": str(ROOT), "CARDSCRIPT_UI": "en", "PYTHONUTF8": "1"}
        command = [sys.executable, "-m", "compiler.cli", "watch"]
        self.process = subprocess.Popen(
            command, cwd=root, env=given, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8"
        )
        self._lines: queue.Queue[str] = queue.Queue()
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line.rstrip("\n"))

    def until(self, last: str) -> list[str]:
        """Return the lines up to one, when it comes."""
        lines = [self._lines.get(timeout=PATIENCE)]
        while lines[-1] != last:
            lines.append(self._lines.get(timeout=PATIENCE))
        return lines

    def end(self) -> int:
        """End it as a user does; its exit code."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=PATIENCE)


@pytest.fixture
def watching(folder: ProjectFolder, grammars: Path) -> Iterator[Watching]:
    """A watched project of two cards and a scenario."""
    (folder.root / ".cardscript").symlink_to(grammars)
    folder.card("bat", card("bat", "Bat", "Нетопырь"))
    folder.card("dog", card("dog", "Dog", "Пёс"))
    folder.write("cardscripts/heroes/core/scenarios/dogs.yaml", SCENARIO)
    started = Watching(folder.root)
    yield started
    started.process.kill()
    started.process.wait()
    started.reader.join()
    assert started.process.stdout is not None
    started.process.stdout.close()


def test_what_is_saved_is_checked_and_its_scenarios_are_played(watching: Watching, folder: ProjectFolder) -> None:
    scenarios = "cardscripts/heroes/core/scenarios/dogs.yaml"
    watching.until("cards: 2, errors: 0; watching cardscripts")
    folder.card("bat", card("bat", "Bat", "Нетопырь").replace("Charge.", "Chrage."))
    assert any("did you mean `Charge`" in each for each in watching.until(f"{CARDS}/bat.yaml: errors 1"))
    folder.card("dog", card("dog", "Dog", "Пёс").replace("strike: 3", "strike: 4"))
    watching.until(f"{CARDS}/dog.yaml: errors 0")
    assert any("dog-bites failed" in each for each in watching.until("scenarios: 1, passed: 0, failed: 1"))
    folder.write(scenarios, SCENARIO.replace("3 wounds", "4 wounds"))
    watching.until("scenarios: 1, passed: 1, failed: 0")
    folder.write(scenarios, SCENARIO.replace("expect", "expcet"))
    assert any("did you mean `expect`" in each for each in watching.until("scenarios: 0, passed: 0, failed: 0"))
    (folder.root / CARDS / "bat.yaml").unlink()
    watching.until(f"{CARDS}/bat.yaml is gone")
    assert watching.end() == 0
