"""The fenced blocks of a Markdown file, and comparing what they promise with what comes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from markdown_it import MarkdownIt

ELIDED = "…"


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block: its language, the file that it quotes if it says one, its text and its first line."""

    language: str
    file: str | None
    text: str
    line: int


@dataclass(frozen=True, slots=True)
class Example:
    """A command of a console block and what it prints."""

    command: str
    output: str


def blocks(path: Path) -> Iterator[Block]:
    """Yield the fenced blocks of a file."""
    for token in MarkdownIt().parse(path.read_text(encoding="utf-8")):
        if token.type == "fence" and token.map:
            language, *facts = token.info.split()
            file = next((fact.removeprefix("file=") for fact in facts if fact.startswith("file=")), None)
            yield Block(language, file, token.content, token.map[0] + 1)


def examples(text: str) -> list[Example]:
    """Return the commands of a console block with what they print."""
    first, *parts = re.split(r"^\$ ", text, flags=re.MULTILINE)
    assert not first, "a console block begins with a command"
    return [Example(*part.split("\n", 1)) for part in parts]


def fits(expected: str, found: str) -> bool:
    """Tell whether a text is what was promised: `…` in a line stands for anything in it, alone for any lines.

    Empty lines at its ends and blanks at the ends of lines do not matter.
    """
    found = "\n".join(line.rstrip() for line in found.strip("\n").split("\n"))
    pattern = "".join(
        "(?:.*\n)*" if line == ELIDED else re.escape(line).replace(re.escape(ELIDED), ".*") + "\n"
        for line in expected.rstrip().split("\n")
    )
    return re.fullmatch(pattern if expected.strip() else "\n", found + "\n") is not None
