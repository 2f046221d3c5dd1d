"""Reading a move: a line such as `use noita on gnome`; what verbs there are is the game's."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NoReturn

from compiler.diagnostics import Refused, make, suggestions
from compiler.scenarios.model import Answer, Move, Name, Where

_WORD = re.compile(r"\s*(?:([a-z0-9]+(?:-[a-z0-9]+)*)(?:#([1-9][0-9]?))?|(->|[=,;])|(\S))")
Token = tuple[str, int, int, int]
"""A word, its number after `#` or 0, and where it begins and ends."""


Verbs = Mapping[str, Callable[["Line"], list[Answer]]]
"""How lines go on after their first word."""
Behind = Mapping[str, tuple[str, ...]]
"""What may follow a line that is complete, by its first word."""


def read_move(text: str, where: Where, verbs: Verbs, behind: Behind, player: int | None = None) -> Move:
    """Return what a line says; Refused with the place where it can't be read."""
    return Move(text, where, Line(text, where, behind).move(verbs), player)


class Line:
    """Reads one line from left to right."""

    def __init__(self, text: str, where: Where, behind: Behind) -> None:
        self.text = text
        self.where = where
        self.behind = behind
        self.tokens = [_token(found) for found in _WORD.finditer(text.rstrip())]
        self.at = 0

    def move(self, verbs: Verbs) -> tuple[Answer, ...]:
        """Read the whole line."""
        verb = self.word()
        if verb not in verbs:
            self.at -= 1 if verb else 0
            self.refuse(tuple(verbs), verb)
        answers = verbs[verb](self)
        if self.at < len(self.tokens):
            self.refuse(self.expected(verb))
        return tuple(answers)

    # Words

    def word(self) -> str:
        """Take the next word; "" at the end."""
        if self.at == len(self.tokens):
            return ""
        self.at += 1
        return self.tokens[self.at - 1][0]

    def take(self, word: str) -> bool:
        """Take the next word if it is this one."""
        if self.at < len(self.tokens) and self.tokens[self.at][:2] == (word, 0):
            self.at += 1
            return True
        return False

    def need(self, word: str) -> None:
        """Take this word or refuse the line."""
        if not self.take(word):
            self.refuse((word,))

    def name(self) -> Name:
        """Take the name of a card."""
        if self.at == len(self.tokens) or not self.tokens[self.at][0][0].isalnum():
            self.refuse(("<card>",))
        word, number, start, end = self.tokens[self.at]
        self.at += 1
        return Name(word, self.where.cut(start, end), number)

    def names(self) -> list[Name]:
        """Take names with commas between them."""
        found = [self.name()]
        while self.take(","):
            found.append(self.name())
        return found

    def number(self) -> int:
        """Take a number."""
        word = self.tokens[self.at][0] if self.at < len(self.tokens) else ""
        if not word.isdecimal():
            self.refuse(("<number>",))
        self.at += 1
        return int(word)

    def optional_number(self) -> int | None:
        """Take a number if there is one."""
        there = self.at < len(self.tokens) and self.tokens[self.at][0].isdecimal()
        return self.number() if there else None

    # Further choices

    def picks(self, kind: str) -> list[Answer]:
        """Take cards to be picked; `none` picks nothing, `;` goes on to the next row of picks."""
        answers: list[Answer] = []
        while True:
            if self.take("none"):
                answers.append(Answer(kind))
            else:
                answers += [Answer(kind, (name,)) for name in self.names()]
            if not self.take(";"):
                return answers
            answers.append(Answer("next"))

    def choices(self) -> list[Answer]:
        """Take `way N`, `x=N`, `fury A, B`, `mode N`, `paying A`, `on A, B`, in this order, each if it is there."""
        answers: list[Answer] = []
        if self.take("way"):
            answers.append(Answer("way", number=self.number()))
        if self.take("x"):
            self.need("=")
            answers.append(Answer("x", number=self.number()))
        if self.take("fury"):
            answers += self.picks("fury")
        if self.take("mode"):
            answers += self.modes()
        for word in ("paying", "on"):
            if self.take(word):
                answers += self.picks("choose")
        return answers

    def modes(self) -> list[Answer]:
        """Take numbers of modes with commas between them."""
        answers = [Answer("mode", number=self.number())]
        while self.take(","):
            answers.append(Answer("mode", number=self.number()))
        return answers

    # Faults

    def expected(self, verb: str) -> tuple[str, ...]:
        """Return what may stand behind a verb that is complete."""
        return self.behind.get(verb, ("<end of the line>",))

    def refuse(self, expected: tuple[str, ...], word: str = "") -> NoReturn:
        """Refuse the line at the next word."""
        if self.at < len(self.tokens):
            found, _, start, end = self.tokens[self.at]
            fault = make("unreadable-move", self.where.cut(start, end).span(), word=found)
        else:
            fault = make("incomplete-move", self.where.cut(len(self.text.rstrip()), len(self.text.rstrip()) + 1).span())
        near = suggestions(word, expected) if word else []
        raise Refused(fault.suggesting(*near) if near else fault.helping("expected", words=expected))


def _token(found: re.Match[str]) -> Token:
    word, number, mark, other = found.groups()
    start = found.start(1) if word else found.start(3) if mark else found.start(4)
    return word or mark or other, int(number or 0), start, found.end()


def use(line: Line) -> list[Answer]:
    """Read the use of an ability."""
    return [Answer("use", (line.name(),), line.optional_number()), *line.choices()]


def yes(line: Line) -> list[Answer]:
    """Read the acceptance of what is optional."""
    return [Answer("yes"), *line.choices()]


def trigger(line: Line) -> list[Answer]:
    """Read which trigger is declared."""
    names = [line.name()]
    number = line.optional_number()
    if line.take("about"):
        names.append(line.name())
    return [Answer("trigger", tuple(names), number), *line.choices()]


def x(line: Line) -> list[Answer]:
    """Read further choices in a line of their own; its first word is one of them."""
    line.at -= 1
    return line.choices()


def go(line: Line) -> list[Answer]:
    """Read who goes first."""
    if line.take("first"):
        return [Answer("go first")]
    line.need("second")
    return [Answer("go second")]


def just(kind: str) -> Callable[[Line], list[Answer]]:
    """Return a verb that stands alone."""
    return lambda _: [Answer(kind)]


def picks(kind: str) -> Callable[[Line], list[Answer]]:
    """Return a verb with a row of cards."""
    return lambda line: line.picks(kind)
