"""What stands under the cursor: a place in a text, a name that the text says there, a feature of the card."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from compiler.diagnostics import Span, TextSpan
from compiler.language.lexer import Leaf
from compiler.language.texts import LANGUAGES
from compiler.live import LiveProject
from compiler.pipeline import own_names
from compiler.sources import CardSource, KeywordSource, Source

_PART = re.compile(r"(en|ru):\s*(#.*)?$")
_BLOCK = re.compile(r"(\s+)text:\s*[|>][-+]?\s*(#.*)?$")


@dataclass(frozen=True, slots=True)
class Named:
    """A name in a text or in a name field: whose it is, how it is written there, and where."""

    script: CardSource | KeywordSource
    language: str
    written: str
    span: Span


@dataclass(frozen=True, slots=True)
class TextPlace:
    """A place in one of the texts of a card: the card, the language, and which character."""

    card: CardSource
    language: str
    offset: int

    @property
    def text(self) -> str:
        """The text."""
        return self.card.printings[self.language].text


def text_place(card: CardSource, offset: int) -> TextPlace | None:
    """Return which place of which text of a card stands at an offset of its file."""
    for language in LANGUAGES:
        at = card.source.text_offset((language, "text"), offset)
        if at is not None and card.printings[language].text:
            return TextPlace(card, language, at)
    return None


def unfinished(source: Source, offset: int) -> tuple[str, str] | None:
    """Return the language and the words before an offset of the text that is being typed there, in a `text: |` block.

    It looks at lines only, so it does not matter whether the rest of the file is right.
    """
    line, column = source.position(offset)
    typed = [source.lines[line - 1][: column - 1]]
    for number in range(line - 2, -1, -1):
        above = source.lines[number]
        block = _BLOCK.fullmatch(above)
        if block:
            deeper = all(not each.strip() or each.startswith(f"{block[1]} ") for each in typed)
            language = next(filter(None, map(_PART.fullmatch, source.lines[number::-1])), None)
            return (language[1], "\n".join(each.lstrip() for each in typed)) if deeper and language else None
        typed.insert(0, above)
    return None


def names_said(live: LiveProject, card: CardSource, language: str) -> Iterator[Leaf]:
    """Yield the names that a text of a card says."""
    texts = live.texts(card.game)
    own = own_names(card, texts)[language]
    yield from texts.readers[language].named(card.printings[language].text, own)


def named_at(live: LiveProject, card: CardSource, offset: int) -> Named | None:
    """Return the name under an offset of a card's file: in one of its texts, or in its own name field."""
    place = text_place(card, offset)
    if place is None:
        return _own_name(card, offset)
    for leaf in names_said(live, card, place.language):
        if leaf.start <= place.offset <= leaf.end:
            script = card if leaf.terminal == "OWN" else live.named(card.game, leaf.terminal, leaf.value)
            span = card.text_span(place.language, TextSpan(leaf.start, leaf.end))
            return Named(script, place.language, leaf.text, span) if script else None
    return None


def _own_name(card: CardSource, offset: int) -> Named | None:
    for language in LANGUAGES:
        if card.source.text_offset((language, "name"), offset) is not None:
            name = card.printings[language].name
            span = card.source.text_span((language, "name"), TextSpan(0, len(name)))
            return Named(card, language, name, span)
    return None
