"""The base of all tree nodes: frozen, slotted, compared without where and how the text said them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from inspect import get_annotations
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def node(cls: type[T]) -> type[T]:
    """Make a class a node: frozen, slotted, equal when its fields but the span are equal.

    There are hundreds of classes, and a run uses few of them: a class gets its methods when they are first called.
    """
    own = list(get_annotations(cls))
    described = dataclass(init=False, repr=False, eq=False)(cls)
    members = {name: value for name, value in vars(described).items() if name not in ("__dict__", "__weakref__", *own)}
    lazy = {"__init__": _init, "__eq__": _equal, "__hash__": _hash}
    made: Any = type(cls.__name__, cls.__bases__, {**lazy, **members, "__slots__": tuple(own)})
    return made  # type: ignore[no-any-return]


def _init(self: _Frozen, *args: object, **named: object) -> None:
    _learn(type(self), "__init__", _maker(type(self)))(self, *args, **named)


def _equal(self: _Frozen, other: object) -> Any:
    return _learn(type(self), "__eq__", _comparer(type(self)))(self, other)


def _hash(self: _Frozen) -> Any:
    return _learn(type(self), "__hash__", _hasher(type(self)))(self)


class _Frozen:
    """What is as it was made."""

    __slots__ = ()

    def __repr__(self) -> str:
        parts = ", ".join(f"{each.name}={getattr(self, each.name)!r}" for each in fields(self) if each.repr)  # type: ignore[arg-type]
        return f"{type(self).__qualname__}({parts})"

    def __setattr__(self, name: str, value: object) -> None:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> None:
        raise FrozenInstanceError(f"cannot delete field {name!r}")


INVERTED = "verb first"
"""The manner of a subject behind its verb."""


@node
class Surface(_Frozen):
    """Where a node stands in its text (character offsets) and which manner of saying was used.

    A *manner* is a choice of words that does not change the meaning ("each" for "all",
    "the chosen creature" for "a creature"). It is never compared; the printer of another language keeps it.
    """

    start: int
    end: int
    manner: str | None = None


@node
class Node(_Frozen):
    """A node of the meaning of a text."""

    span: Surface | None = field(default=None, compare=False, kw_only=True, repr=False)


def _learn(cls: type[Any], name: str, method: Callable[..., object]) -> Callable[..., object]:
    setattr(cls, name, method)
    return method


def _maker(cls: type[Any]) -> Callable[..., object]:
    """Return the class's ``__init__``, written out as `dataclass` does: nothing else is as fast."""
    known: dict[str, object] = {f"_{each.name}": each.default for each in fields(cls)}
    known |= {f"set_{each.name}": getattr(cls, each.name).__set__ for each in fields(cls)}
    plain = [_parameter(each) for each in fields(cls) if not each.kw_only]
    named = [_parameter(each) for each in fields(cls) if each.kw_only]
    given = ["self", *plain, *(["*", *named] if named else ())]
    body = "; ".join(f"set_{each.name}(self, {each.name})" for each in fields(cls))
    exec(f"def __init__({', '.join(given)}): {body}", known)  # noqa: S102 - names of fields
    return known["__init__"]  # type: ignore[return-value]


def _parameter(each: Field[Any]) -> str:
    return each.name if each.default is MISSING else f"{each.name}=_{each.name}"


def _comparer(cls: type[Any]) -> Callable[..., object]:
    if not compared(cls):
        return lambda one, other: type(other) is cls or NotImplemented
    parts = attrgetter(*compared(cls))
    return lambda one, other: parts(one) == parts(other) if type(other) is cls else NotImplemented


def _hasher(cls: type[Any]) -> Callable[..., object]:
    names = compared(cls)
    parts = attrgetter(*names) if names else lambda each: ()
    return lambda each: hash(parts(each))


def surface() -> Any:
    """A field that says how a text was worded: kept for printing, never compared."""
    return field(default=None, compare=False, kw_only=True, repr=False)


_COMPARED: dict[type[Any], tuple[str, ...]] = {}


def compared(cls: type[Any]) -> tuple[str, ...]:
    """Return the names of a node class's fields that carry meaning."""
    known = _COMPARED.get(cls)
    if known is None:
        known = _COMPARED[cls] = tuple(item.name for item in fields(cls) if item.compare)
    return known


Parts = Callable[[Any], tuple[object, ...]]

_PARTS: dict[type[Any], Parts] = {}


def parts_of(cls: type[Any]) -> Parts:
    """Return what takes the values of the fields that carry meaning from a node of a class, in their order."""
    known = _PARTS.get(cls)
    if known is None:
        known = _PARTS[cls] = _taker(compared(cls))
    return known


def _taker(names: Sequence[str]) -> Parts:
    if len(names) > 1:
        return attrgetter(*names)
    if not names:
        return lambda node: ()
    only = attrgetter(*names)
    return lambda node: (only(node),)
