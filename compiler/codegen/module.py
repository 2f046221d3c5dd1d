"""The Python module of a card as text: drafts go through a Jinja template, a line map stands at its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from compiler.codegen.draft import ClassDraft, Line, Method, ModuleDraft
from compiler.language.ast import Surface

if TYPE_CHECKING:
    from jinja2 import Template

_MARK = "\N{NULL}"  # stands around the number of a span until lines are counted; no card text may hold it


@dataclass(frozen=True, slots=True)
class Face:
    """What a module says of its card besides the abilities; the values of properties are Python code."""

    title: str
    path: str
    api: str
    constant: str
    factory: str
    properties: Sequence[tuple[str, str]]


def render(draft: ModuleDraft, face: Face, docs: Mapping[str, str], line_of: Callable[[Surface], int]) -> str:
    """Return the text; ``docs`` are docstrings (as code) by class, ``line_of`` finds lines of the card file."""
    spans: list[Surface] = []

    def mark(span: Surface | None) -> str:
        if span is None:
            return ""
        spans.append(span)
        return f"{_MARK}{len(spans) - 1}{_MARK}"

    marked = _template().render(
        title=plain(face.title),
        path=plain(face.path),
        api=face.api,
        imports=sorted(draft.imports | {face.factory}),
        classes=[
            {"name": each.name, "base": each.base, "doc": docs[each.name], "paragraphs": _paragraphs(each)}
            for each in draft.classes
        ],
        constant=face.constant,
        factory=face.factory,
        properties=face.properties,
        mark=mark,
        source=literal(face.path),
    )
    lines: dict[int, int] = {}
    out = []
    for number, line in enumerate(marked.split("\n"), 1):
        code, *rest = line.split(_MARK)
        if rest:
            lines[number] = line_of(spans[int(rest[0])])
        out.append(code)
    return "\n".join(out) + f"{literal(lines)}\n"


def _paragraphs(draft: ClassDraft) -> list[list[Line]]:
    """The members of a class: attributes that follow each other stand together, every method by itself."""
    paragraphs: list[list[Line]] = []
    for member in draft.members:
        if isinstance(member, Method):
            body = [Line(f"    {line.code}", line.span) for line in member.lines]
            paragraphs += [[Line(f"def {member.name}{member.signature}:"), *body], []]
        elif not paragraphs:
            paragraphs.append([Line(f"{member[0]} = {member[1]}")])
        else:
            paragraphs[-1].append(Line(f"{member[0]} = {member[1]}"))
    return [paragraph for paragraph in paragraphs if paragraph]


@cache
def _template() -> Template:
    from jinja2 import Environment, PackageLoader, StrictUndefined

    environment = Environment(
        loader=PackageLoader("compiler.codegen"),
        undefined=StrictUndefined,
        keep_trailing_newline=False,
        trim_blocks=True,
        lstrip_blocks=True,
        autoescape=False,  # noqa: S701  (Python is written here, and every value is already a literal)
    )
    return environment.get_template("card.py.jinja")


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
    """Return texts as the code of a docstring: nothing in them can end it or be run."""
    first, *rest = (" ".join(plain(text).split()) for text in texts)
    if not rest:
        return f'"""{first}"""'
    return f'"""{first}\n\n' + "\n".join(f"    {text}" for text in rest) + '\n    """'


def plain(text: str) -> str:
    """Return a text with what could end a docstring or start an escape replaced."""
    return text.replace("\\", "/").replace('"', "'").replace(_MARK, "")
