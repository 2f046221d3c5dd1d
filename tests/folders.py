"""Projects on disk for tests."""

from collections.abc import Callable
from pathlib import Path

Run = Callable[..., tuple[int, str, str]]
"""Runs a command in a project; returns its exit code, output and messages."""

CARD = """\
id: {id}
type: creature
elements: [darkness]
classes: [beast]
cost: 4
strike: 3
lives: 4
en:
  name: {en}
  text: |
    Charge.
ru:
  name: {ru}
  text: |
    Рывок.
"""

MANIFEST = """\
id: core
edition: current
en:
  name: Core
ru:
  name: Основа
"""


def card(identity: str = "chaos-hyena", en: str = "Chaos Hyena", ru: str = "Гиена Хаоса") -> str:
    """Return a card script that is right."""
    return CARD.format(id=identity, en=en, ru=ru)


class ProjectFolder:
    """A project in a temporary folder; its files are written as a test needs them."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.write("cardscript.toml", '[games]\nheroes = { edition = "current" }\n')
        self.write("cardscripts/heroes/core/set.yaml", MANIFEST)

    def write(self, path: str, text: str | bytes) -> Path:
        """Write a file below the project's root and return its path."""
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
        return file

    def card(self, identity: str, text: str | bytes) -> Path:
        """Write a card script of the set `core`."""
        return self.write(f"cardscripts/heroes/core/{identity}.yaml", text)
