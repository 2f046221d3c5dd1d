"""Which original each translation was made from: a fingerprint of every confirmed field, in one committed file.

A line is a card, the language of the translation, and for each confirmed field the fingerprint of the original::

    chaos-hyena ru name=1f0c3a9be2d4 text=77aa03c1f5e9

The lines are sorted, so that two branches that confirm different cards merge; nobody types them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from compiler.agreement.ledger import fingerprint
from compiler.diagnostics import LANGUAGES, Diagnostic, Refused, Span, make
from compiler.sources.places import RECORDS
from compiler.sources.project import Project
from compiler.sources.reader import read_file
from compiler.sources.source import Source

HEADER = "# Which original each translation was made from. Written by `cardscript sync --accept`.\n"
LARGEST = 64 * 1024 * 1024
FIELDS = ("name", "text", "legend")

Key = tuple[str, str]
"""A card and the language of its translation."""
Records = dict[Key, Mapping[str, str]]
"""For each translation the fingerprint of the original of each confirmed field."""

_LINE = re.compile(
    rf"([a-z0-9]+(?:-[a-z0-9]+)*) ({'|'.join(LANGUAGES)})((?: (?:{'|'.join(FIELDS)})=[0-9a-f]{{12}})+)"
)


def stamp(original: str) -> str:
    """Return the fingerprint of an original; spaces and line ends do not count."""
    return fingerprint([" ".join(original.split())])


def path_of(project: Project, game: str) -> Path:
    """Return the file of a game's records."""
    return project.scripts / game / RECORDS


def load_records(project: Project, game: str) -> Records:
    """Return the records of a game; none if there is no file. Refused if a line of it is no record."""
    path = path_of(project, game)
    if not path.exists():
        return {}
    source = read_file(path, project.label(path), LARGEST)
    records, found = read(source)
    if found:
        raise Refused(*found)
    return records


def read(source: Source) -> tuple[Records, list[Diagnostic]]:
    """Return the records that a file holds, and what of it is none."""
    records: Records = {}
    found: list[Diagnostic] = []
    for number, line in enumerate(source.lines, 1):
        if not line.strip() or line.startswith("#"):
            continue
        span = Span(source.file, number, 1, number, len(line) + 1)
        match = _LINE.fullmatch(line.rstrip())
        if match is None:
            found.append(make("malformed-record", span))
        elif (match[1], match[2]) in records:
            found.append(make("repeated-record", span, card=match[1], language=match[2]))
        else:
            fields = (field.split("=", 1) for field in match[3].split())
            records[match[1], match[2]] = dict(fields)
    return records, found


def written(records: Mapping[Key, Mapping[str, str]]) -> str:
    """Return the text of a file of records."""
    lines = (f"{card} {language}{_fields(known)}\n" for (card, language), known in sorted(records.items()) if known)
    return HEADER + "".join(lines)


def _fields(known: Mapping[str, str]) -> str:
    return "".join(f" {field}={known[field]}" for field in FIELDS if field in known)


def without(records: Records, cards: Iterable[str]) -> Records:
    """Return the records of these cards only: those of cards that are no more are left out."""
    kept = set(cards)
    return {key: known for key, known in records.items() if key[0] in kept}


def confirmed(records: Records, key: Key, originals: Mapping[str, str], fields: Sequence[str]) -> Records:
    """Return the records with these fields of a translation confirmed against their originals."""
    known = {field: value for field, value in records.get(key, {}).items() if originals.get(field)}
    return records | {key: known | {field: stamp(originals[field]) for field in fields}}
