"""What a game brings to scenarios: boards, moves, choices, facts; a new game is a folder here."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from compiler.diagnostics import Language
    from compiler.scenarios.choices import Choices
    from compiler.scenarios.facts import Facts
    from compiler.scenarios.model import Answer, Move, Scenario, Where
    from compiler.scenarios.moves import Line
    from compiler.scenarios.reading import Reader
    from compiler.scenarios.rehearsal import Told
    from compiler.scenarios.table import Table


@dataclass(frozen=True, slots=True)
class ScenarioGame:
    """A game as scenarios see it; cards, definitions and keywords are those of its rules code."""

    id: str
    sides: tuple[str, str]
    """What scenarios call the players, by number."""
    names: tuple[str, ...]
    """Names that mean a card without any being given."""
    plain: tuple[Any, ...]
    """Definitions of cards that stand where it does not matter which."""
    definitions: Callable[[Sequence[Any], Sequence[Any]], Any]
    """Makes definitions of cards and keywords."""
    native: Mapping[str, Any]
    """Keywords that are carried out by the rules code."""
    editions: Mapping[str, Any]
    log_kinds: Collection[str]
    board: Callable[[Reader, Mapping[str, Any], Where], None]
    """Checks what lies where."""
    cards: Callable[[Scenario], Iterator[tuple[str, Where]]]
    """Yields the ids of the cards on a board with their places."""
    phrase: Callable[[str], tuple[str, Any] | None]
    """Returns the field and value that a short form of what is expected of a card means."""
    verbs: Mapping[str, Callable[[Line], list[Answer]]]
    """How a line goes on after its first word."""
    behind: Mapping[str, tuple[str, ...]]
    """What may follow a line that is complete."""
    lay_out: Callable[[Scenario, Any], Table]
    """Returns the table at its first choice; Refused if the cards make no game."""
    choices: Choices
    facts: Facts
    deeds: Mapping[str, Callable[[Table, Move, Answer], None]]
    """Answers that choose no option."""
    dice: Callable[[Table], Sequence[int]]
    """What the dice were to show that nobody has thrown yet."""
    told: Callable[[Any, Language], Iterator[str]]
    """Yields the log of a game in words."""
    rehearse: Callable[[str, Any, str, Language], Iterator[Told]]
    """Yields what happens when a card is tried out by an edition of the rules."""


def scenario_game(id_: str) -> ScenarioGame:
    """Return a game by its id."""
    found: ScenarioGame = import_module(f"compiler.scenarios.{id_}.game").GAME
    return found
