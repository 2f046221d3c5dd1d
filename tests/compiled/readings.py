"""`python -m tests.compiled.readings`: read texts, right, damaged and hostile ones, and print what came of them."""

import hashlib
import json
from collections.abc import Iterator

from compiler import pipeline
from compiler.diagnostics.storage import stored
from compiler.language import parser
from compiler.language.ast import to_data
from compiler.language.texts import LANGUAGES, Texts
from compiler.sources import find_project
from tests.bench.measure import ROOT
from tests.hostile.texts import worst

EVERY = 10
"""One card in so many is damaged: each of its words is left out in turn."""


def main() -> None:
    """Print which parser is run, and a line for each card and each hostile text."""
    print("compiled" if parser.__file__.endswith((".so", ".pyd")) else "pure")
    compilation = pipeline.load(find_project(ROOT))
    for number, card in enumerate(compilation.scripts.cards):
        texts = compilation.texts(card.game)
        for language in LANGUAGES:
            text = card.printings[language].text
            read = [said(texts, language, each) for each in (text, *(damaged(text) if number % EVERY == 0 else ()))]
            print(card.id, language, hashlib.sha256("\n".join(read).encode()).hexdigest())
    for language, text in worst():
        print("hostile", language, said(compilation.texts("heroes"), language, text))


def damaged(text: str) -> Iterator[str]:
    """Yield a text without each of its words."""
    words = text.split()
    for at in range(len(words)):
        yield " ".join([*words[:at], *words[at + 1 :]])


def said(texts: Texts, language: str, text: str) -> str:
    """Return the tree of a text, with all its places, and how it is printed; or what is wrong with it."""
    reading = texts.read(language, text, None, False)
    if reading.text is None:
        return json.dumps([stored(each) for each in reading.diagnostics], ensure_ascii=False, default=str)
    written = texts.write(language, reading.text, None)
    return json.dumps([to_data(reading.text), written], ensure_ascii=False)


if __name__ == "__main__":
    main()
