"""Where each character of a YAML text value stands in the file."""

import re

LINE_END = re.compile(r"\r\n|\r|\n")
_ESCAPE = re.compile(r"\\(?:x(..)|u(.{4})|U(.{8})|(\r\n|.))", re.DOTALL)
_ESCAPES = {
    "0": "\0", "a": "\a", "b": "\b", "t": "\t", "\t": "\t", "n": "\n", "v": "\v", "f": "\f", "r": "\r",
    "e": "\x1b", "N": "\x85", "_": "\xa0", "L": "\u2028", "P": "\u2029",
}  # fmt: skip

Token = tuple[int, str]
"""Offset in the file, and the character that stands for (none for an escaped line end)."""


def places(text: str, start: int, end: int, style: str | None, value: str) -> list[int]:
    """Return the offset in the file of each character of a value, and of its end.

    `start` and `end` bound the scalar with its marks (quotes, `|`, `>`). All styles of YAML keep
    the order of the characters and change only white space and escapes; so what is not white
    space is found in order, and white space lies between.
    """
    tokens = _tokens(text, start, end, style)
    found: list[int] = []
    at = 0
    for run in re.finditer(r"\s+|\S", value):
        if run[0].isspace():
            gap = at
            while at < len(tokens) and _is_space(tokens[at]):
                at += 1
            found += _spread(run[0], tokens[gap:at], found[-1] + 1 if found else start)
        else:
            while at < len(tokens) and tokens[at][1] != run[0]:
                at += 1
            found.append(tokens[at][0] if at < len(tokens) else end)
            at += 1
    return [*found, found[-1] + 1 if found else start]


def spelt(piece: str, style: str | None) -> str:
    """Return how a piece of a value is written in a scalar of that style; only the quoted ones have escapes."""
    if style == "'":
        return piece.replace("'", "''")
    return piece.replace("\\", "\\\\").replace('"', '\\"') if style == '"' else piece


def _is_space(token: Token) -> bool:
    return token[1].isspace() or not token[1]


def _spread(run: str, gap: list[Token], otherwise: int) -> list[int]:
    """Place a run of white space: up to the first line end from the left, the rest from the right."""
    spots = [offset for offset, character in gap if character] or [otherwise]
    if len(spots) == len(run):
        return spots
    head = run.find("\n") + 1
    if not head:
        head = len(run)
    tail = len(run) - head
    left = [spots[min(index, len(spots) - 1)] for index in range(head)]
    if "\n" in run[:head]:
        breaks = [offset for offset, character in gap if character in ("\n", "\r\n", "\r")]
        left[-1] = breaks[0] if breaks else left[-1]
    right = spots[-tail:] if tail else []
    return left + [spots[0]] * (tail - len(right)) + right


def _tokens(text: str, start: int, end: int, style: str | None) -> list[Token]:
    """Return what stands in the scalar, character by character, without its marks."""
    if style in ("|", ">"):
        header = LINE_END.search(text, start, end)
        start = header.end() if header else end
    elif style in ("'", '"'):
        start, end = start + 1, end - 1
    if style == '"':
        return _unescaped(text, start, end)
    tokens = []
    while start < end:
        quote = style == "'" and text.startswith("''", start)
        tokens.append((start, text[start]))
        start += 2 if quote else 1
    return tokens


def _unescaped(text: str, start: int, end: int) -> list[Token]:
    tokens: list[Token] = []
    while start < end:
        escape = _ESCAPE.match(text, start, end)
        if escape is None:
            tokens.append((start, text[start]))
            start += 1
            continue
        code = escape[1] or escape[2] or escape[3]
        character = chr(int(code, 16)) if code else _ESCAPES.get(escape[4], escape[4])
        continued = LINE_END.fullmatch(escape[4] or "")
        tokens.append((start, "" if continued else character))
        start = escape.end()
    return tokens
