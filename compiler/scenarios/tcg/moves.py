"""The moves of Berserk TCG."""

from __future__ import annotations

from collections.abc import Callable

from compiler.scenarios.model import Answer
from compiler.scenarios.moves import Line, Verbs, go, just, trigger, use, x, yes
from compiler.scenarios.tcg.deeds import STACKED


def _attack(line: Line) -> list[Answer]:
    attacker = line.name()
    line.need("->")
    answers = [Answer("attack", (attacker, line.name()))]
    return _with_dice(line, answers)


def _with_dice(line: Line, answers: list[Answer]) -> list[Answer]:
    """Read what the dice will show that a move leads to, if it is said; it is fixed before the move is made."""
    return [*_dice(line), *answers] if line.take("dice") else answers


def _use(line: Line) -> list[Answer]:
    """Read the use of an ability; what the dice will show may stand at the end."""
    return _with_dice(line, use(line))


def _defend(line: Line) -> list[Answer]:
    line.need("with")
    return _with_dice(line, [Answer("defend", (line.name(),))])


def _dice(line: Line) -> list[Answer]:
    """Read what the dice will show."""
    answers = [Answer("die", number=line.number())]
    while (number := line.optional_number()) is not None:
        answers.append(Answer("die", number=number))
    return answers


def _named(kind: str) -> Callable[[Line], list[Answer]]:
    return lambda line: [Answer(kind, (line.name(),))]


def _to(kind: str) -> Callable[[Line], list[Answer]]:
    """Return a verb with a card and squares: one step after the other."""
    def read(line: Line) -> list[Answer]:
        card = line.name()
        return [Answer(kind, (card, square)) for square in line.names()]

    return read


def _pair(kind: str) -> Callable[[Line], list[Answer]]:
    return lambda line: [Answer(kind, (line.name(), line.name()))]


def _time(line: Line) -> list[Answer]:
    line.need("out")
    return [Answer("time out")]


def _place(line: Line) -> list[Answer]:
    """Read the placing of cards: `place a c2, b c3`."""
    answers: list[Answer] = []
    while True:
        answers += [Answer("place", (line.name(),)), Answer("square", (line.name(),))]
        if not line.take(","):
            return answers


def _reveal(line: Line) -> list[Answer]:
    return [Answer("reveal")] if line.take("all") else [Answer("reveal", (line.name(),))]


def _each(kind: str) -> Callable[[Line], list[Answer]]:
    """Return a verb with cards, one after the other."""
    return lambda line: [Answer(kind, (name,)) for name in line.names()]


def _wait(line: Line) -> list[Answer]:
    """Read what both players pass for: `wait for destruction`."""
    line.need("for")
    found = next((kind for kind in STACKED if line.take(kind)), None)
    if found is None:
        line.refuse(STACKED)
    return [Answer(f"wait {found}")]


def _replace(line: Line) -> list[Answer]:
    line.need("by")
    return _with_dice(line, [Answer("replace", (line.name(),))])


VERBS: Verbs = {
    "attack": _attack,
    "use": _use,
    "move": _to("move"),
    "jump": _to("jump"),
    "defend": _defend,
    "no": just("no"),
    "yes": lambda line: _with_dice(line, yes(line)),
    "pass": lambda line: _with_dice(line, [Answer("pass")]),
    "end": lambda line: _with_dice(line, [Answer("end")]),
    "weaken": just("weaken"),
    "choose": lambda line: _with_dice(line, line.picks("choose")),
    "trigger": trigger,
    "mode": x,
    "x": x,
    "dice": _dice,
    "go": go,
    "redeal": just("redeal"),
    "keep": just("keep"),
    "recruit": _each("recruit"),
    "done": just("done"),
    "place": _place,
    "square": _each("square"),
    "hide": _each("hide"),
    "reveal": _reveal,
    "apply": lambda line: _with_dice(line, [Answer("apply", (line.name(),))]),
    "decline": just("decline"),
    "replace": _replace,
    "stays": _named("stays"),
    "wait": _wait,
    "ready": _named("ready"),
    "retreat": _named("retreat"),
    "host": _pair("host"),
    "concede": just("concede"),
    "time": _time,
}
_CHOICES = ("x=N", "mode", "on")
BEHIND = {
    "use": ("N", *_CHOICES), "yes": _CHOICES, "trigger": ("about", *_CHOICES), "choose": (",", ";"),
    "attack": ("dice",), "move": (",",), "dice": ("N",), "recruit": (",",), "place": (",",),
}  # fmt: skip
"""What the lines may go on with."""
