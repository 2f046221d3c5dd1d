"""Where an error in generated code comes from: the card file and its line."""

from __future__ import annotations

from collections.abc import Iterator


def places(error: BaseException) -> Iterator[str]:
    """Yield ``file:line`` of every card text that the traceback goes through, the innermost last."""
    step = error.__traceback__
    while step is not None:
        names = step.tb_frame.f_globals
        lines, source = names.get("LINES"), names.get("SOURCE")
        if isinstance(lines, dict) and isinstance(source, str):
            before = [line for line in lines if line <= step.tb_lineno]
            yield f"{source}:{lines[max(before)]}" if before else source
        step = step.tb_next


def note_places(error: Exception) -> None:
    """Add the card texts that an error comes from to what its traceback prints."""
    for place in places(error):
        error.add_note(f"in the ability at {place}")
