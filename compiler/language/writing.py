"""Writing words as text: what every surface language does alike."""

from __future__ import annotations

from collections.abc import Iterable

from compiler.language.lexer import Leaf

_NO_SPACE_BEFORE = {",", ".", ":", ";", ")", "'s", "?", "!"}
_MARKS = {",", ".", ";", ":", ")"}
_PREFIXES = {"non-", "не-"}
_STARTS = {".", ":", "\n"}
_BEFORE_SYMBOL = {"X", "Х", *map(str, range(100))}


def write_symbol(leaf: Leaf, x: str, tap: str) -> str:
    """Return how a number, coin, sign or closing symbol is written with the letters of a language."""
    value = x if leaf.value == "X" else str(leaf.value)
    match leaf.terminal:
        case "COINS" | "COINS_X":
            return f"({value})"
        case "CLOSE":
            return f"({tap})"
        case "BODY" | "OBJECT":
            return f"{{{leaf.terminal.lower()}}}"
        case "TAP" | "INSTANT" | "TOKEN" | "FIRST" | "SECOND":
            return f"[{leaf.terminal.lower()}]"
        case "FLAVOR":
            return f'"{value}"'
        case "PLUS" | "PLUS_X":
            return f"+{value}"
        case "X_MORE":
            return f"{x}+{value}"
        case "MINUS" | "MINUS_X":
            return f"-{value}"
        case _:
            return value


def join(words: Iterable[str], opening: str, closing: str) -> str:
    """Join words into text: no space before marks, a capital where a sentence starts, the language's own quotes."""
    out: list[str] = []
    start, glued, inside = True, True, False
    for word in _commas(words):
        if word == '"':
            inside = not inside
            out.append((" " if not glued and inside else "") + (opening if inside else closing))
            start, glued = inside, inside
            continue
        if len(word) > 2 and word[0] == word[-1] == '"':
            word = f"{opening}{word[1:-1]}{closing}"
        if word == "•":
            out.append("\n-" if out[-1:] == [":"] else ".\n-")
            start, glued = True, False
            continue
        before = out[-1] if out else ""
        glued = glued or (word[:1] == "[" and (before[-1:] == "]" or before.strip() in _BEFORE_SYMBOL))
        glued = glued or (word[:1] == "+" and out[-1:] in ([" X"], [" Х"]))
        glued = glued or (word[:1] == "-" and word[1:].isdigit() and out[-1:] in ([" X"], [" Х"]))
        space = "" if glued or word in _NO_SPACE_BEFORE or word[:1] == "," else " "
        out.append(space + (_capital(word) if start else word))
        start = word in _STARTS
        glued = word in ("(", "\n") or word in _PREFIXES
    return "".join(out)


def _commas(words: Iterable[str]) -> Iterable[str]:
    """Drop the comma that closes a clause where another mark or a bracket follows, or nothing does."""
    held = False
    for word in words:
        if held and word not in _MARKS and word != "(":
            yield ","
        held = word == ","
        if not held:
            yield word


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]
