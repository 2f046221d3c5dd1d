"""Pieces: the things that a game moves about, copied only when one of several clones changes them."""

from __future__ import annotations

from typing import ClassVar, Self

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """A thing of the game with an identity; its subclass names its `fields`, and has slots for them."""

    __slots__ = ("id", "token")
    fields: ClassVar[tuple[str, ...]] = ()

    id: int
    token: object

    def copy(self, token: object) -> Self:
        """Return a private copy for the clone that this token marks."""
        twin = type(self).__new__(type(self))
        for name in ("id", *self.fields):
            setattr(twin, name, getattr(self, name))
        twin.token = token
        return twin
