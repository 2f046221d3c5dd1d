"""Which scripts say a name in their texts, in any of its forms: they have to be looked at again when it changes."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from compiler.language.lexer import normal
from compiler.language.texts import LANGUAGES
from compiler.pipeline import Compilation
from compiler.sources import CardSource, KeywordSource


@dataclass(frozen=True, slots=True)
class Called:
    """A name that a card or keyword has, or had, in one language, with the forms that its file gives."""

    game: str
    language: str
    name: str
    forms: Mapping[str, str] = field(default_factory=dict)


def called(script: CardSource | KeywordSource) -> Iterator[Called]:
    """Yield the names of a script."""
    for language in LANGUAGES:
        printing = script.printings[language]
        yield Called(script.game, language, printing.name, getattr(printing, "forms", {}))


def saying(compilation: Compilation, names: Iterable[Called]) -> set[str]:
    """Return the files of the cards and keywords whose texts say one of the names."""
    forms: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    for each in names:
        forms[each.language] |= _forms(compilation, each)
    scripts = compilation.scripts
    found = {card.source.file for card in scripts.cards if _says(card, "text", forms)}
    return found | {word.source.file for word in scripts.keywords if _says(word, "definition", forms)}


def _forms(compilation: Compilation, name: Called) -> set[str]:
    if name.game not in compilation.project.games:
        return set()
    lexeme = compilation.texts(name.game).lexeme(name.language, name.name, name.forms)
    return {_plain(form) for form in (name.name, *lexeme.forms.values()) if isinstance(form, str)}


def _says(script: CardSource | KeywordSource, field: str, forms: Mapping[str, set[str]]) -> bool:
    texts = {language: _plain(getattr(script.printings[language], field) or "") for language in LANGUAGES}
    return any(form in texts[language] for language in LANGUAGES for form in forms[language])


def _plain(text: str) -> str:
    return " ".join(normal(text).split())
