"""Texts that the compiler writes into a card's file: a draft in the other language, and its marks as printed."""

from collections.abc import Iterator

from compiler.diagnostics import Edit, TextSpan
from compiler.language.ast import Node
from compiler.language.meaning import CardText
from compiler.language.printer import Unprintable
from compiler.language.texts import LANGUAGES, Texts
from compiler.live import LiveProject
from compiler.pipeline import own_names
from compiler.sources import CardSource


def drafts(live: LiveProject, card: CardSource) -> Iterator[tuple[str, Edit]]:
    """Yield for each language whose text does not say what the other one says: the language, and the edit to say it."""
    texts, names = live.texts(card.game), own_names(card, live.texts(card.game))
    trees = {
        code: texts.read(code, card.printings[code].text, names[code], card.type == "spell").text for code in LANGUAGES
    }
    for code, other in (LANGUAGES, LANGUAGES[::-1]):
        said = trees[other]
        if said is None or not said.features or said == trees[code]:
            continue
        try:
            lines = [texts.write(code, CardText((feature,)), names[code]) for feature in said.features]
        except Unprintable:
            continue
        yield code, _written(card, code, lines)


def formatted(live: LiveProject, card: CardSource) -> Iterator[Edit]:
    """Yield the edits that give features their printed marks, spaces and capitals; words are never touched."""
    texts, names = live.texts(card.game), own_names(card, live.texts(card.game))
    for code in LANGUAGES:
        text = card.printings[code].text
        said = texts.read(code, text, names[code], card.type == "spell").text
        for feature in said.features if said else ():
            edit = _marked(texts, card, code, feature)
            if edit is not None:
                yield edit


def _marked(texts: Texts, card: CardSource, code: str, feature: Node) -> Edit | None:
    if feature.span is None:
        return None
    text, start, end = card.printings[code].text, feature.span.start, feature.span.end
    end += text.startswith(".", end)
    try:
        printed = texts.write(code, CardText((feature,)), own_names(card, texts)[code])
    except Unprintable:
        return None
    if printed == text[start:end] or _letters(printed) != _letters(text[start:end]):
        return None
    written = card.source.spelt((code, "text"), printed)
    return Edit(card.text_span(code, TextSpan(start, end)), written)


def _letters(text: str) -> str:
    return "".join(character for character in text.lower().replace("ё", "е") if character.isalnum())


def _written(card: CardSource, code: str, lines: list[str]) -> Edit:
    """Return the edit that makes the lines the text of a language, as a block."""
    source = card.source
    span = source.whole(code, "text")
    key = source.key(code, "text")
    if source.has(code, "text"):
        margin = " " * (key.column - 1)
        block = "|\n" + "\n".join(f"{margin}  {line}" for line in lines)
        return Edit(span, block + "\n" * (span.end_column == 1))
    name = source.whole(code, "name")
    margin = " " * (source.key(code, "name").column - 1)
    block = "\n".join([f"\n{margin}text: |", *(f"{margin}  {line}" for line in lines)])
    return Edit(type(name)(source.file, name.end_line, name.end_column, name.end_line, name.end_column), block)
