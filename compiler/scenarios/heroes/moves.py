"""The moves of Berserk: Heroes."""

from __future__ import annotations

from compiler.scenarios.model import Answer
from compiler.scenarios.moves import Line, Verbs, go, just, picks, trigger, use, x, yes


def _play(line: Line) -> list[Answer]:
    return [Answer("play", (line.name(),)), *line.choices()]


def _attack(line: Line) -> list[Answer]:
    attacker = line.name()
    line.need("->")
    answers = [Answer("attack", (attacker, line.name()))]
    if line.take(","):
        answers += _block(line) if line.take("block") else _no_block(line)
    return answers


def _no_block(line: Line) -> list[Answer]:
    line.need("no")
    line.need("block")
    return [Answer("no block")]


def _block(line: Line) -> list[Answer]:
    line.need("with")
    return [Answer("block", (line.name(),))]


def _no(line: Line) -> list[Answer]:
    for word, kind in (("block", "no block"), ("fury", "fury")):
        if line.take(word):
            return [Answer(kind)]
    return [Answer("no")]


def _replace(line: Line) -> list[Answer]:
    line.need("by")
    return [Answer("replace", (line.name(),), line.optional_number()), *line.choices()]


VERBS: Verbs = {
    "play": _play,
    "use": use,
    "attack": _attack,
    "pass": just("pass"),
    "block": _block,
    "no": _no,
    "yes": yes,
    "choose": picks("choose"),
    "trigger": trigger,
    "replace": _replace,
    "decline": just("decline"),
    "way": x,
    "x": x,
    "mode": x,
    "fury": x,
    "return": picks("return"),
    "keep": just("return"),
    "go": go,
    "reveal": picks("reveal"),
    "concede": just("concede"),
}
_CHOICES = ("way", "x=N", "fury", "mode", "paying", "on")
BEHIND = {
    "play": _CHOICES, "use": ("N", *_CHOICES), "yes": _CHOICES, "trigger": ("about", *_CHOICES),
    "attack": (", block with", ", no block"), "choose": (",", ";"),
}  # fmt: skip
"""What the lines may go on with."""
