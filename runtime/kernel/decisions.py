"""Decisions: who chooses, what for, and every legal option."""

from __future__ import annotations

from dataclasses import dataclass

from runtime.kernel.data import Data


class IllegalChoice(Exception):
    """The answer is not among the legal options; nothing has changed."""

    def __init__(self, english: str, russian: str) -> None:
        super().__init__(english)
        self.messages = {"en": english, "ru": russian}


@dataclass(slots=True)
class Decision:
    """A choice that the game waits for.

    `player` chooses; `key` says what for (a row of the game's message table) and `data` fills that message;
    `options` are plain data, each with its own `key`.
    """

    player: int
    key: str
    data: Data
    options: list[Data]

    def find(self, answer: int | Data) -> Data:
        """Return the option meant by an index or an equal option; raise IllegalChoice if there is none."""
        if isinstance(answer, int):
            if 0 <= answer < len(self.options):
                return self.options[answer]
            raise IllegalChoice(f"there is no option {answer}; there are {len(self.options)}",
                                f"нет варианта {answer}; всего вариантов: {len(self.options)}")
        if answer in self.options:
            return answer
        raise IllegalChoice(f"{answer!r} is not a legal option now", f"{answer!r} сейчас не является законным выбором")

    def save(self) -> Data:
        """Return the decision as plain data."""
        return {"player": self.player, "key": self.key, "data": self.data, "options": self.options}
