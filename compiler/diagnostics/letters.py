"""Letters that are not what they look like: й typed as и and a separate mark."""

import re
import unicodedata
from collections.abc import Iterator

from compiler.diagnostics.model import TextSpan

_MARKS = "\u0300-\u036f"
_WORD = re.compile(rf"\w[\w{_MARKS}]*")
_LETTER = re.compile(rf".[{_MARKS}]*", re.DOTALL)


def split_words(text: str) -> Iterator[tuple[TextSpan, str]]:
    """Yield the words that have letters typed as two characters, and how they are written with whole ones."""
    if unicodedata.is_normalized("NFC", text):
        return
    for word in _WORD.finditer(text):
        whole = unicodedata.normalize("NFC", word[0])
        if whole != word[0]:
            yield TextSpan(word.start(), word.end()), whole


def joined(text: str) -> tuple[str, list[int]]:
    """Return a text with whole letters, and for each of its characters, and its end, the place in the first text."""
    letters: list[str] = []
    places: list[int] = []
    for letter in _LETTER.finditer(text):
        whole = unicodedata.normalize("NFC", letter[0])
        letters.append(whole)
        places += range(letter.start(), letter.end()) if whole == letter[0] else [letter.start()] * len(whole)
    return "".join(letters), [*places, len(text)]
