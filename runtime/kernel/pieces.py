"""Pieces: the things that a game moves about, copied only when one of several clones changes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from mypy_extensions import mypyc_attr

from runtime.kernel.data import Data, copied

IDENTITY = ("id", "owner", "controller", "zone")
"""What is saved of every card; its definition is saved by its id."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """A thing of the game with an identity; its subclass names its `fields`, and has slots for them."""

    __slots__ = ("id", "token")
    fields: ClassVar[tuple[str, ...]] = ()

    id: int
    token: object

    def copy(self, token: object) -> Self:
        """Return a private copy for the clone that this token marks."""
        raise NotImplementedError

    def copied_to(self, twin: Self, token: object) -> Self:
        """Return a new piece of the same class with all that this one is."""
        for name in ("id", *self.fields):
            setattr(twin, name, getattr(self, name))
        twin.token = token
        return twin


def usual_fields(card: Any) -> dict[str, Any]:
    """Return the fields of a new card beside its identity, with their values."""
    return {name: getattr(card, name) for name in card.fields if name != "definition" and name not in IDENTITY}


def saved(card: Any, usual: Mapping[str, Any]) -> Data:
    """Return a card as plain data: which it is, and in what it differs from a new card."""
    data: Data = {name: getattr(card, name) for name in IDENTITY}
    data["definition"] = card.definition.id
    for name, value in usual.items():
        own = getattr(card, name)
        if own != value:
            data[name] = copied(list(own) if type(own) is tuple else own)
    return data


def restore(card: Any, usual: Mapping[str, Any], data: Data) -> None:
    """Make a new card what `saved` wrote of it."""
    card.controller = data["controller"]
    for name, value in usual.items():
        if name in data:
            own = copied(data[name])
            setattr(card, name, tuple(own) if type(value) is tuple else own)
