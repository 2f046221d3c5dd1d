"""The one table of codes, gathered from one file for each family."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from compiler import diagnostics
from compiler.diagnostics.wording import Wording

__all__ = ["Code", "Examples", "Wording", "by_number", "code", "every_code"]


@dataclass(frozen=True, slots=True)
class Examples:
    """A pair of inputs: the first has the fault, the second is the same without it."""

    failing: str
    passing: str
    kind: str = "card"


@dataclass(frozen=True, slots=True)
class Code:
    """One kind of fault: its number, its name and everything that is said about it.

    `message` states what is wrong, in lower case; only `help` advises; `why` is the explanation page;
    `extras` are further sentences that a diagnostic of this code may add by name.
    """

    number: str
    name: str
    message: Wording
    why: Wording
    help: Wording | None = None
    examples: Examples | None = None
    extras: Mapping[str, Wording] = field(default_factory=dict)
    severity: str = "error"


@cache
def every_code() -> Mapping[str, Code]:
    """Return all codes by name, in the order of their numbers.

    Each module of this folder with a tuple `CODES` is a family: CS1xx files, CS2xx fields, CS3xx language,
    CS4xx scenarios, CS5xx decks, CS6xx output, CS7xx translations, CS9xx usage.
    """
    modules = (import_module(f"compiler.diagnostics.{module.name}") for module in iter_modules(diagnostics.__path__))
    found: list[Code] = [entry for module in modules for entry in getattr(module, "CODES", ())]
    return {entry.name: entry for entry in sorted(found, key=lambda entry: entry.number)}


def code(name: str) -> Code:
    """Return the code of that name; KeyError if there is none."""
    return every_code()[name]


def by_number(number: str) -> Code | None:
    """Return the code with that number or name in any case, or None."""
    wanted = number.strip().lower()
    return next((c for c in every_code().values() if wanted in (c.number.lower(), c.name)), None)


EXTRAS: Mapping[str, Wording] = {
    "did-you-mean": Wording("did you mean {words:list}?", "возможно, имелось в виду {words:list}?"),
    "allowed": Wording("allowed here: {words:list}", "здесь допустимо: {words:list}"),
    "expected": Wording("expected here: {words:list}", "здесь ожидается: {words:list}"),
    "quote": Wording("put it in quotation marks: {text}", "возьмите в кавычки: {text}"),
    "unquote": Wording("write the number without quotation marks: {text}", "напишите число без кавычек: {text}"),
    "write": Wording("write `{text}`", "написать «{text}»"),
    "delete": Wording("delete it", "удалить это"),
    "first": Wording("first here", "впервые здесь"),
    "opened": Wording("this begins here", "начинается здесь"),
    "reading": Wording("read as: {tree}", "прочтение: {tree}"),
}
"""Sentences that a diagnostic of any code may add."""
