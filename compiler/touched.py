"""Which files a change of a project touches: those that changed, and those whose check depends on them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from compiler.agreement import ledger
from compiler.diagnostics import Refused
from compiler.language.texts import LANGUAGES
from compiler.mentions import Called, called, saying
from compiler.pipeline import Compilation
from compiler.sources import CardSource, KeywordSource, Source
from compiler.sources.project import SETTINGS
from compiler.sources.reader import read_data
from compiler.sources.revisions import text_at


def touched(compilation: Compilation, commit: str, changed: Sequence[str]) -> frozenset[str] | None:
    """Return the files that a check must look at for the files that have changed since a commit; None means all.

    The settings concern every file, a manifest its set. A card or keyword concerns the cards that say its name,
    the one it had at the commit or the one it has now, in any form; a card concerns the decks that hold it, too.
    """
    project = compilation.project
    if any(file in SETTINGS for file in changed):
        return None
    scripts = project.label(project.scripts)
    own = [file for file in changed if file.startswith(f"{scripts}/")]
    found = {*own, *_of_altered_ledgers(compilation, commit, changed)}
    found |= {card.source.file for card in compilation.scripts.cards if _manifest(card) in own}
    found |= set(_holding(compilation, own)) | saying(compilation, _names(compilation, commit, own))
    return frozenset(found)


def _manifest(card: CardSource) -> str:
    return f"{card.source.file.rpartition('/')[0]}/set.yaml"


def _of_altered_ledgers(compilation: Compilation, commit: str, changed: Iterable[str]) -> Iterator[str]:
    """Yield the cards of which a ledger says something else than it did."""
    files = {card.id: card.source.file for card in compilation.scripts.cards}
    for file in changed:
        if file.rpartition("/")[2] == ledger.NAME:
            before, path = text_at(compilation.project, commit, file), compilation.project.root / file
            after = path.read_text("utf-8") if path.is_file() else ""
            for change in ledger.changes(ledger.read(before), ledger.read(after)):
                if change.card in files:
                    yield files[change.card]


def _holding(compilation: Compilation, changed: Iterable[str]) -> Iterator[str]:
    """Yield the decks that hold a changed card."""
    ids = {file.rpartition("/")[2].removesuffix(".yaml") for file in changed}
    for deck in compilation.scripts.decks:
        if not ids.isdisjoint(deck.ids):
            yield deck.source.file


def _names(compilation: Compilation, commit: str, changed: Iterable[str]) -> Iterator[Called]:
    """Yield the names that changed cards and keywords have and had."""
    now: list[CardSource | KeywordSource] = [*compilation.scripts.cards, *compilation.scripts.keywords]
    scripts = {each.source.file: each for each in now}
    for file in changed:
        if file in scripts:
            yield from called(scripts[file])
        yield from _former(Source(file, text_at(compilation.project, commit, file)))


def _former(source: Source) -> Iterator[Called]:
    """Yield the names in a script as it was; none if it was not one."""
    try:
        data = read_data(source)
    except Refused:
        return
    for language in LANGUAGES:
        part: Any = data.get(language) if isinstance(data, dict) else None
        if isinstance(part, dict) and isinstance(part.get("name"), str):
            forms = part.get("forms")
            yield Called(source.file.split("/")[1], language, part["name"], forms if isinstance(forms, dict) else {})
