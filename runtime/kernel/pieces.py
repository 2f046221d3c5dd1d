"""Pieces: the things that a game moves about, copied only when one of several clones changes them."""

from __future__ import annotations

from typing import Self


class Piece:
    """A thing of the game with an identity; its subclass names its fields in `__slots__`."""

    __slots__ = ("id", "token")
    fields: tuple[str, ...] = ()

    id: int
    token: object

    def __init_subclass__(cls) -> None:
        cls.fields = ("id", *cls.__dict__.get("__slots__", ()))

    def copy(self, token: object) -> Self:
        """Return a private copy for the clone that this token marks."""
        twin = object.__new__(type(self))
        for name in self.fields:
            setattr(twin, name, getattr(self, name))
        twin.token = token
        return twin
