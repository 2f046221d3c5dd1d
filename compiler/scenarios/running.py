"""Running a scenario: its moves are made one after another, and every difference is gathered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from compiler.diagnostics import Diagnostic, Refused, make
from compiler.scenarios.game import ScenarioGame, scenario_game
from compiler.scenarios.model import Answer, Check, Move, Scenario, Where
from compiler.scenarios.table import Table
from runtime.kernel.chance import Chance
from runtime.kernel.data import Data
from runtime.kernel.decisions import Decision

Otherwise = Callable[[Decision], Data | None]
"""What a scenario chooses where it says nothing."""
MOST_SHOWN = 12
"""Possible moves that a message lists."""
AT_MOST = 2_000
"""Choices made where a scenario says nothing, before it counts as endless."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a scenario: its faults, and the game as far as it went."""

    scenario: Scenario
    faults: tuple[Diagnostic, ...] = ()
    game: Any = field(default=None, repr=False)

    @property
    def passed(self) -> bool:
        """Everything was as expected."""
        return not self.faults


def run(scenario: Scenario, definitions: Any) -> Outcome:
    """Play a scenario through; whatever the game does, the outcome says it and nothing is raised."""
    game = scenario_game(scenario.game)
    try:
        table = game.lay_out(scenario, definitions)
    except Refused as refused:
        return Outcome(scenario, refused.diagnostics)
    except Exception as error:
        return Outcome(scenario, (_failure(error, scenario.where.inside("board")),))
    runner = _Runner(scenario, game, table)
    faults = tuple(runner.faults())
    return Outcome(scenario, faults, table.game)


def _failure(error: Exception, where: Where) -> Diagnostic:
    """Return what is said of an error in the rules or in a card's code."""
    notes = getattr(error, "__notes__", ())
    problem = " ".join([type(error).__name__, str(error)[:200], *notes])
    return make("referee-failed", where.span(), problem=problem)


class _Runner:
    """Plays one scenario on its table."""

    def __init__(self, scenario: Scenario, game: ScenarioGame, table: Table) -> None:
        self.scenario = scenario
        self.game = game
        self.table = table
        self.chance = Chance(0)

    def faults(self) -> Iterator[Diagnostic]:
        """Make the moves and yield what is not as expected; the first impossible move ends it."""
        where = self.scenario.where.inside("id")
        try:
            for part in self.scenario.script:
                where = part.where
                if isinstance(part, Move):
                    Moving(self.game, self.table, part, self.otherwise).make()
                else:
                    yield from self.checked(part)
            self.settle()
            self.closed(self.scenario.where.inside("id"))
        except Refused as refused:
            yield from refused.diagnostics
        except Exception as error:
            yield _failure(error, where)

    def checked(self, check: Check) -> Iterator[Diagnostic]:
        """Yield what is not as expected at a point."""
        for move in check.refused:
            if possible(self.game, self.table, move):
                yield make("move-not-refused", move.where.span(), move=move.text)
        if check.expected:
            self.settle()
            yield from self.game.facts.differences(self.table, check)

    def settle(self) -> None:
        """Make the choices that need no line, up to the next real one."""
        for _ in range(AT_MOST):
            decision = self.table.game.decision
            if decision is None or decision.key == self.game.choices.rest:
                return
            option = self.game.choices.unspoken(decision) or self.otherwise(decision)
            if option is None:
                return
            self.table.game.choose(option)

    def otherwise(self, decision: Decision) -> Data | None:
        """Return what is chosen where the scenario says nothing: by letting go, or as `else:` says."""
        if decision.key == self.game.choices.rest:
            return None
        passing = self.game.choices.passing(decision)
        if passing is not None or self.scenario.otherwise is None:
            return passing
        index = 0 if self.scenario.otherwise == "first" else self.chance.below(len(decision.options))
        return decision.options[index]

    def closed(self, where: Where) -> None:
        """Refuse a scenario that ends in the middle of something, or that fixes dice which nobody throws."""
        left = self.game.dice(self.table)
        if left:
            raise Refused(make("dice-left-over", where.span(), dice=[str(each) for each in left]))
        decision = self.table.game.decision
        if decision is not None and decision.key != self.game.choices.rest:
            fault = make("choice-open", where.span(), player=self.game.sides[decision.player])
            raise Refused(offering(self.game, fault, self.table, decision))


@dataclass(frozen=True, slots=True)
class Moving:
    """Makes one move of a scenario on a table."""

    game: ScenarioGame
    table: Table
    move: Move
    otherwise: Otherwise | None = None

    def make(self) -> None:
        """Make the move; Refused if the game does not offer one of its choices.

        A further choice that nothing asks for is a fault of its own, unless one of its sort was passed over as forced.
        """
        passed_over = False
        for number, answer in enumerate(self.move.answers):
            passed_over |= self.give(answer, asked=passed_over or number == 0)

    def give(self, answer: Answer, *, asked: bool) -> bool:
        """Give one answer, after the choices before it that need no line; return if one of them was of its sort."""
        if answer.kind in self.game.deeds:
            self.game.deeds[answer.kind](self.table, self.move, answer)
            return False
        passed_over = False
        choices = self.game.choices
        for _ in range(AT_MOST):
            decision = decision_of(self.table, self.move)
            found = choices.fitting(self.table, answer, decision)
            if found and self.move.player in (None, decision.player):
                self.choose(found, decision)
                return passed_over
            asked = asked or choices.asks_for(decision, answer)
            option = choices.unspoken(decision) or (self.otherwise(decision) if self.otherwise else None)
            if option is None:
                refusal = self.refusal(decision, asked=asked, others=bool(found))
                raise Refused(offering(self.game, refusal, self.table, decision))
            passed_over = passed_over or choices.asks_for(decision, answer)
            self.table.game.choose(option)
        raise Refused(make("move-not-offered", self.move.where.span(), move=self.move.text))

    def choose(self, found: list[Data], decision: Decision) -> None:
        """Choose the option found; Refused if there are several."""
        if len(found) > 1:
            fault = make("move-ambiguous", self.move.where.span(), move=self.move.text)
            words = [self.game.choices.written(self.table, decision, each) for each in found]
            raise Refused(fault.helping("allowed", words=words))
        self.table.game.choose(found[0])

    def refusal(self, decision: Decision, *, asked: bool, others: bool) -> Diagnostic:
        """Return why the move can't be made: it is the other player's, not offered, or nothing asks for it."""
        if others:
            return make("wrong-player", self.move.where.span(), player=self.game.sides[decision.player])
        code = "move-not-offered" if asked else "choice-not-asked"
        return make(code, self.move.where.span(), move=self.move.text)


def decision_of(table: Table, move: Move) -> Decision:
    """Return the decision that a move meets; Refused if the game is over."""
    decision: Decision | None = table.game.decision
    if decision is None:
        raise Refused(make("game-over-before", move.where.span(), move=move.text))
    return decision


def possible(game: ScenarioGame, table: Table, move: Move) -> bool:
    """Return whether the rules allow a move now.

    Names that mean nothing, and choices that nothing asks for, are faults of the scenario and no refusals.
    """
    for answer in move.answers:
        for name in answer.names:
            if not table.knows(name):
                raise Refused(make("name-not-in-game", name.where.span(), value=str(name)))
    try:
        Moving(game, table.again(), move).make()
    except Refused as refused:
        if any(fault.code in ("move-ambiguous", "choice-not-asked") for fault in refused.diagnostics):
            raise
        return False
    return True


def offering(game: ScenarioGame, fault: Diagnostic, table: Table, decision: Decision) -> Diagnostic:
    """Add to a fault what could be chosen."""
    words = list(dict.fromkeys(game.choices.written(table, decision, option) for option in decision.options))
    if len(words) > MOST_SHOWN:
        words = [*words[:MOST_SHOWN], "…"]
    return fault.helping("allowed", words=words) if words else fault
