"""How each keyword of a game is carried out: by its definition in the card language, or in Python and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from compiler.diagnostics import LANGUAGES, Language, Wording
from compiler.games import GAMES
from compiler.sources import KeywordSource

Way = Literal["definition", "said-out", "head", "counter", "python"]

WAYS: Mapping[Way, Wording] = {
    "definition": Wording("by its definition", "по определению"),
    "said-out": Wording(
        "by its definition, said out where a card has it", "по определению, которое раскрывается на карте"
    ),
    "head": Wording("by its definition, around what a card says behind it", "по определению, вокруг текста карты"),
    "counter": Wording("does nothing by itself; features count it", "само ничего не делает; его считают особенности"),
    "python": Wording("in Python", "на Python"),
}
STACKING: Mapping[str, Wording] = {
    "greatest": Wording("the greatest acts", "действует наибольшее"),
    "each": Wording("each acts", "действует каждое"),
    "once": Wording("it counts once", "считается один раз"),
}
_TITLE = Wording("# Keywords of {title}", "# Ключевые слова «{title}»")
_INTRODUCTION = Wording(
    "Written by `cardscript --ui en rules --keywords`; `make regenerate` rewrites it.\n\n"
    "A keyword is a script with its definition in the card language, from which its Python is generated. "
    "{python} of {all} need Python written by hand; each says why.",
    "Написано командой `cardscript --ui ru rules --keywords`; переписывает `make regenerate`.\n\n"
    "Ключевое слово – это сценарий с определением на языке карт, по которому пишется его код. "
    "Из {all} ключевых слов написанный вручную код нужен для {python}; сказано, почему.",
)
_HEAD = Wording(
    "| keyword | carried out | definition, or why not | several of it | rules |",
    "| ключевое слово | выполняется | определение или почему его нет | несколько | правила |",
)


@dataclass(frozen=True, slots=True)
class Keyword:
    """A keyword, and how it is carried out."""

    source: KeywordSource
    way: Way

    def definition(self, language: Language) -> str:
        """Return its definition in one line, or nothing."""
        return " ".join((self.source.printings[language].definition or "").split())

    def reason(self, language: Language) -> str:
        """Return why it needs Python, or nothing."""
        return (self.source.python or {}).get(language, "")


def way(word: KeywordSource) -> Way:
    """Return how a keyword is carried out."""
    if word.python is not None:
        return "python"
    if word.counter:
        return "counter"
    return {"body": "head", "object": "said-out", "condition": "said-out"}.get(word.parameter, "definition")  # type: ignore[return-value]


def keywords(words: Iterable[KeywordSource], game: str) -> list[Keyword]:
    """Return the keywords of a game by their ids."""
    return [Keyword(word, way(word)) for word in sorted(words, key=lambda each: each.id) if word.game == game]


def counts(found: Iterable[Keyword]) -> dict[Way, int]:
    """Return how many keywords are carried out in each way."""
    each = Counter(word.way for word in found)
    return {name: each[name] for name in WAYS}


def markdown(game: str, found: list[Keyword], language: Language) -> str:
    """Return the list of a game's keywords as a document."""
    return "\n".join(_document(game, found, language)) + "\n"


def _document(game: str, found: list[Keyword], language: Language) -> Iterator[str]:
    needed = counts(found)["python"]
    title = _TITLE.say(language, {"title": GAMES[game].title.say(language, {})})
    yield from (title, "", _INTRODUCTION.say(language, {"python": needed, "all": len(found)}), "")
    yield from (_HEAD.say(language, {}), "|---|---|---|---|---|")
    for word in found:
        said = word.reason(language) or word.definition(language) or "–"
        cells = (
            f"`{word.source.printings[language].pattern}`",
            WAYS[word.way].say(language, {}),
            said,
            STACKING[word.source.stacking].say(language, {}),
            ", ".join(word.source.rules),
        )
        yield f"| {' | '.join(cells)} |"


def plain(found: list[Keyword]) -> dict[str, object]:
    """Return the list as JSON data."""
    return {"counts": counts(found), "keywords": {word.source.id: _plain(word) for word in found}}


def _plain(word: Keyword) -> dict[str, object]:
    data: dict[str, object] = {"way": word.way, "stacking": word.source.stacking, "rules": list(word.source.rules)}
    for language in LANGUAGES:
        texts = {"name": word.source.printings[language].name, "definition": word.definition(language)}
        texts |= {"reason": word.reason(language)}
        data[language] = {name: text for name, text in texts.items() if text}
    return data
