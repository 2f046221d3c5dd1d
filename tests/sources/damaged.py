"""Good files damaged at random, by careless or hostile hands; `python -m tests.sources.damaged N` tries N."""

import random
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from compiler.diagnostics import LANGUAGES, Diagnostic, Refused
from compiler.diagnostics.render import json as as_json
from compiler.diagnostics.render import text
from compiler.sources.reader import decode, read_data
from compiler.sources.validation import faults

CARDS = Path(__file__).parents[2] / "cardscripts"
NASTY = [
    *(bytes([value]) for value in b"\xff\x00\t\r\n|>'\"[]{}#~"),
    *(b"  ", b": ", b"- ", b"? ", b"&a ", b"*a", b"!t ", b"%YAML", b"---\n", b"...\n", b"<<: ", b"null"),
    *(b"1e9", b"0x1", b"-1", b"9" * 50, b"\xe2\x80\xae", b"\xd0\xa5", b"\\x", b"{{1}}", b"${x}", b"../"),
    *(b"\xef\xbb\xbf", b"[" * 300, b"a: " * 30),
]


def damaged(seed: int, files: list[bytes]) -> bytes:
    """Return one of the files with a few random changes."""
    chance = random.Random(seed)
    raw = chance.choice(files)
    for _ in range(chance.randint(1, 4)):
        at = chance.randint(0, len(raw))
        end = min(len(raw), at + chance.choice([0, 0, 1, 3, 20]))
        piece = chance.choice([*NASTY, raw[at : at + 9], bytes([chance.randrange(256)])])
        raw = raw[:at] + piece + raw[end:]
    return raw


def found(raw: bytes) -> list[Diagnostic]:
    """Return what is wrong with the bytes of a card file."""
    try:
        source = decode(raw, "a.yaml")
        return faults("card", read_data(source), source)
    except Refused as refused:
        return list(refused.diagnostics)


def _lines(lines: list[str], _file: str) -> list[str]:
    return lines


def tried(seeds: range) -> Iterator[int]:
    """Read damaged files and show what is wrong with each; yield how many faults it has."""
    files = [path.read_bytes() for path in sorted(CARDS.glob("*/rulebook/*.yaml"))]
    for seed in seeds:
        raw = damaged(seed, files)
        diagnostics = found(raw)
        lines = raw.decode("utf-8", "replace").splitlines()
        for language in LANGUAGES:
            assert all(text.render(diagnostics, language, partial(_lines, lines))), seed
            as_json.render(diagnostics, language)
        yield len(diagnostics)


if __name__ == "__main__":
    counts = list(tried(range(int(sys.argv[1]))))
    print(f"{len(counts)} damaged files: {sum(map(bool, counts))} refused, {sum(counts)} faults, no traceback")
