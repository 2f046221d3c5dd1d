"""Generating the Python module of a card: classes by the game's rules, text by a Jinja template, a line map beside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from compiler.codegen.draft import ClassDraft, Line, ModuleDraft
from compiler.language.ast import Surface

if TYPE_CHECKING:
    from jinja2 import Template

_MARK = "\N{NULL}"


@dataclass(frozen=True, slots=True)
class Face:
    """What a module says of its card besides the abilities; all values are Python literals."""

    title: str
    path: str
    api: str
    properties: Sequence[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Module:
    """A generated module and which of its lines come from which line of the card file."""

    text: str
    lines: Mapping[int, int]


class Renderer:
    """Writes drafts as Python; ``locate`` turns a place in the English text into a line of the card file."""

    def __init__(self, locate: dict[int, int] | None = None) -> None:
        self._spans: list[Surface | None] = []

    def mark(self, span: Surface | None) -> str:
        """Return a mark that stands in the text until the lines are counted."""
        if span is None:
            return ""
        self._spans.append(span)
        return f"{_MARK}{len(self._spans) - 1}{_MARK}"


def render(draft: ModuleDraft, face: Face, docs: Mapping[str, str], line_of: Mapping[int, int]) -> Module:
    """Return the module's text. ``docs`` are the docstrings by class, ``line_of`` gives file lines by text offset."""
    renderer = Renderer()
    rendered = _template().render(
        title=_plain(face.title),
        path=_plain(face.path),
        path_literal=literal(face.path),
        api=face.api,
        imports=sorted(draft.imports | {"CardDefinition"}),
        classes=[_shown(each, docs[each.name]) for each in draft.classes],
        properties=face.properties,
        mark=renderer.mark,
        lines="{}",
    )
    text, lines = _without_marks(rendered, renderer._spans, line_of)
    shown = "{" + ", ".join(f"{here}: {there}" for here, there in lines.items()) + "}"
    return Module(text.replace("LINES = {}", f"LINES = {shown}"), lines)


@cache
def _template() -> Template:
    from jinja2 import Environment, PackageLoader, StrictUndefined

    environment = Environment(
        loader=PackageLoader("compiler.codegen"), undefined=StrictUndefined, keep_trailing_newline=True, autoescape=False
    )
    return environment.get_template("card.py.jinja")


def _shown(draft: ClassDraft, doc: str) -> dict[str, object]:
    members = [each if isinstance(each, tuple) else _ended(each) for each in draft.members]
    return {"name": draft.name, "base": draft.base, "doc": doc, "members": members}


def _ended(method: object) -> object:
    return method


def _without_marks(
    text: str, spans: Sequence[Surface | None], line_of: Mapping[int, int]
) -> tuple[str, dict[int, int]]:
    lines: dict[int, int] = {}
    out = []
    for number, line in enumerate(text.split("\n"), 1):
        code, *rest = line.split(_MARK)
        if rest:
            span = spans[int(rest[0])]
            if span is not None and span.start in line_of:
                lines[number] = line_of[span.start]
        out.append(code)
    return "\n".join(out), lines


def literal(value: object) -> str:
    """Return a value as a Python literal, with double quotes where it is plain text."""
    if isinstance(value, str) and '"' not in value and "\\" not in value and value.isprintable():
        return f'"{value}"'
    if isinstance(value, tuple):
        inner = ", ".join(map(literal, value))
        return f"({inner},)" if len(value) == 1 else f"({inner})"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{literal(key)}: {literal(inner)}" for key, inner in value.items()) + "}"
    return repr(value)


def docstring(texts: Sequence[str]) -> str:
    """Return a docstring of the texts as code: nothing in a text can end it or be run."""
    safe = [" ".join(_plain(text).split()) for text in texts]
    if len(safe) == 1:
        return f'"""{safe[0]}"""'
    return f'"""{safe[0]}\n\n' + "\n".join(f"    {text}" for text in safe[1:]) + '\n    """'


def _plain(text: str) -> str:
    """Return a text with what could end a docstring or start an escape replaced."""
    return text.replace("\\", "/").replace('"', "'").replace(_MARK, "").replace("{", "(").replace("}", ")")


__all__ = ["Face", "Line", "Module", "docstring", "literal", "render"]
