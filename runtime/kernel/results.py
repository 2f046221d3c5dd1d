"""What becomes of an event, as plain data: done, in full, how much, which cards."""

from __future__ import annotations

from runtime.kernel.data import Data


def result(event: Data, full: bool = True, amount: int = 0, cards: list[int] | None = None, done: bool = True) -> Data:
    """Return a result."""
    return {"kind": event["kind"], "done": done, "full": done and full, "amount": amount,
            "cards": cards if cards is not None else [event["card"]] if event.get("card") else []}


def failed(event: Data) -> Data:
    """Return the result of an event that could not happen."""
    return result(event, done=False, cards=[])


def bare(event: Data) -> Data:
    """Return the parts of an event that one made from it shares."""
    return {key: event[key] for key in ("player", "source", "by", "cause", "applied") if key in event}
