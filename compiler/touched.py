"""Which files a change of a project touches: those that changed, and those whose check depends on them."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from compiler.agreement import ledger
from compiler.diagnostics import Refused
from compiler.language.lexer import normal
from compiler.language.texts import LANGUAGES
from compiler.pipeline import Compilation
from compiler.sources import CardSource, KeywordSource, Source
from compiler.sources.project import SETTINGS
from compiler.sources.reader import read_data
from compiler.sources.revisions import changed_since, text_at


def touched(compilation: Compilation, commit: str) -> frozenset[str] | None:
    """Return the files that a check must look at for what has changed since a commit; None means all.

    The settings concern every file, a manifest its set. A card or keyword concerns the cards that say its name,
    the one it had at the commit or the one it has now, in any form; a card concerns the decks that hold it, too.
    """
    project = compilation.project
    changed = changed_since(project, commit)
    if any(file in SETTINGS for file in changed):
        return None
    scripts = project.label(project.scripts)
    own = [file for file in changed if file.startswith(f"{scripts}/")]
    found = {*own, *_of_altered_ledgers(compilation, commit, changed)}
    found |= {card.source.file for card in compilation.scripts.cards if _manifest(card) in own}
    found |= set(_holding(compilation, own)) | set(_saying(compilation, _names(compilation, commit, own)))
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
        if ids & {deck.hero, *deck.cards}:
            yield deck.source.file


def _names(compilation: Compilation, commit: str, changed: Iterable[str]) -> dict[str, set[str]]:
    """Return all forms of the names that changed cards and keywords have and had, by language."""
    forms: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    now: list[CardSource | KeywordSource] = [*compilation.scripts.cards, *compilation.scripts.keywords]
    scripts = {each.source.file: each for each in now}
    for file in changed:
        game = scripts[file].game if file in scripts else file.split("/")[1]
        sources = [Source(file, text_at(compilation.project, commit, file))]
        sources += [scripts[file].source] if file in scripts else []
        for source in sources:
            for language, name, given in _named(source):
                forms[language] |= _forms(compilation, game, language, name, given)
    return forms


def _named(source: Source) -> Iterator[tuple[str, str, Mapping[str, str]]]:
    """Yield the names in a script, in each language; none if it is not one."""
    try:
        data = read_data(source)
    except Refused:
        return
    for language in LANGUAGES:
        part: Any = data.get(language) if isinstance(data, dict) else None
        if isinstance(part, dict) and isinstance(part.get("name"), str):
            given = part.get("forms")
            yield language, part["name"], given if isinstance(given, dict) else {}


def _forms(compilation: Compilation, game: str, language: str, name: str, given: Mapping[str, str]) -> set[str]:
    if game not in compilation.project.games:
        return set()
    lexeme = compilation.texts(game).lexeme(language, name, given)
    return {_plain(form) for form in (name, *lexeme.forms.values()) if isinstance(form, str)}


def _saying(compilation: Compilation, forms: Mapping[str, set[str]]) -> Iterator[str]:
    """Yield the cards and keywords whose texts say one of the names."""
    for card in compilation.scripts.cards:
        if any(_says(card.printings[language].text, forms[language]) for language in LANGUAGES):
            yield card.source.file
    for word in compilation.scripts.keywords:
        if any(_says(word.printings[language].definition or "", forms[language]) for language in LANGUAGES):
            yield word.source.file


def _says(text: str, forms: set[str]) -> bool:
    said = _plain(text)
    return any(form in said for form in forms)


def _plain(text: str) -> str:
    return " ".join(normal(text).split())
