"""The agenda: what is going on, as a stack of frames that hold nothing but data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from runtime.kernel.data import Data, copied

StepFunction = Callable[[Any, "Frame"], None]


class Frame:
    """One thing in progress: which procedure, which step comes next, and its values."""

    __slots__ = ("procedure", "step", "values")

    def __init__(self, procedure: str, values: Data, step: int = 0) -> None:
        self.procedure = procedure
        self.step = step
        self.values = values

    def copy(self) -> Frame:
        """Return a frame that shares no data with this one."""
        return Frame(self.procedure, {key: copied(item) for key, item in self.values.items()}, self.step)

    def save(self) -> Data:
        """Return the frame as plain data."""
        return {"procedure": self.procedure, "step": self.step, "values": copied(self.values)}


class Procedures:
    """The procedures of one game: each a named row of steps, like the numbered items of its rulebook."""

    def __init__(self) -> None:
        self.steps: dict[str, tuple[StepFunction, ...]] = {}

    def add(self, name: str, *steps: StepFunction) -> None:
        """Register a procedure; raise ValueError if the name is taken."""
        if name in self.steps:
            raise ValueError(f"procedure {name!r} is registered twice")
        self.steps[name] = (*steps, leave)


def leave(game: Any, frame: Frame) -> None:
    """End a procedure after its last step."""
    game.agenda.pop()
