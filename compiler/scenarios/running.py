"""Running a scenario: its moves are made one after another, and every difference is gathered."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from compiler.diagnostics import Diagnostic, Refused, make
from compiler.scenarios.heroes import choices, facts
from compiler.scenarios.heroes.table import Table, lay_out
from compiler.scenarios.model import SIDES, Answer, Check, Move, Scenario, Where
from runtime.heroes import Definitions, HeroesGame
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
    game: HeroesGame | None = field(default=None, repr=False)

    @property
    def passed(self) -> bool:
        """Everything was as expected."""
        return not self.faults


def run(scenario: Scenario, definitions: Definitions) -> Outcome:
    """Play a scenario through; whatever the game does, the outcome says it and nothing is raised."""
    try:
        table = lay_out(scenario, definitions)
    except Refused as refused:
        return Outcome(scenario, refused.diagnostics)
    except Exception as error:
        return Outcome(scenario, (_failure(error, scenario.where.inside("board")),))
    runner = _Runner(scenario, table)
    faults = tuple(runner.faults())
    return Outcome(scenario, faults, table.game)


def _failure(error: Exception, where: Where) -> Diagnostic:
    """Return what is said of an error in the rules or in a card's code."""
    notes = getattr(error, "__notes__", ())
    problem = " ".join([type(error).__name__, str(error)[:200], *notes])
    return make("referee-failed", where.span(), problem=problem)


class _Runner:
    """Plays one scenario on its table."""

    def __init__(self, scenario: Scenario, table: Table) -> None:
        self.scenario = scenario
        self.table = table
        self.chance = Chance(0)

    def faults(self) -> Iterator[Diagnostic]:
        """Make the moves and yield what is not as expected; the first impossible move ends it."""
        where = self.scenario.where.inside("id")
        try:
            for part in self.scenario.script:
                where = part.where
                if isinstance(part, Move):
                    make_move(self.table, part, self.otherwise)
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
            if possible(self.table, move):
                yield make("move-not-refused", move.where.span(), move=move.text)
        self.settle()
        yield from facts.differences(self.table, check)

    def settle(self) -> None:
        """Make the choices that need no line, up to the next real one."""
        for _ in range(AT_MOST):
            decision = self.table.game.decision
            if decision is None or decision.key == "selection":
                return
            option = unspoken(decision) or self.otherwise(decision)
            if option is None:
                return
            self.table.game.choose(option)

    def otherwise(self, decision: Decision) -> Data | None:
        """Return what `else:` chooses where the scenario says nothing."""
        if self.scenario.otherwise is None or decision.key == "selection":
            return None
        index = 0 if self.scenario.otherwise == "first" else self.chance.below(len(decision.options))
        return decision.options[index]

    def closed(self, where: Where) -> None:
        """Refuse a scenario that ends in the middle of something."""
        decision = self.table.game.decision
        if decision is not None and decision.key != "selection":
            fault = make("choice-open", where.span(), player=SIDES[decision.player])
            raise Refused(offering(fault, self.table, decision))


def unspoken(decision: Decision) -> Data | None:
    """Return the option that needs no line: the only one, or the end of a row in which something was picked."""
    if decision.key == "selection":
        return None
    return decision.options[0] if len(decision.options) == 1 else choices.ends_row(decision)


def make_move(table: Table, move: Move, otherwise: Otherwise | None = None) -> None:
    """Make a move; Refused if the game does not offer one of its choices.

    A further choice that nothing asks for is a fault of its own, unless one of its sort was passed over as forced.
    """
    passed_over = False
    for number, answer in enumerate(move.answers):
        passed_over |= give(table, move, answer, otherwise, asked=passed_over or number == 0)


def give(table: Table, move: Move, answer: Answer, otherwise: Otherwise | None, asked: bool) -> bool:
    """Give one answer, after the choices before it that need no line; return whether one of them was of its sort."""
    if answer.kind in ("concede", "next"):
        _WITHOUT_OPTIONS[answer.kind](table, move)
        return False
    passed_over = False
    for _ in range(AT_MOST):
        decision = table.game.decision
        if decision is None:
            raise Refused(make("game-over-before", move.where.span(), move=move.text))
        found = choices.fitting(table, answer, decision)
        if found and move.player in (None, decision.player):
            choose(table, move, found)
            return passed_over
        asked = asked or choices.asks_for(decision, answer)
        option = unspoken(decision) or (otherwise(decision) if otherwise else None)
        if option is None:
            raise Refused(offering(_refusal(move, decision, asked, bool(found)), table, decision))
        passed_over = passed_over or choices.asks_for(decision, answer)
        table.game.choose(option)
    raise Refused(make("move-not-offered", move.where.span(), move=move.text))


def _refusal(move: Move, decision: Decision, asked: bool, others: bool) -> Diagnostic:
    """Return why a move can't be made: it is the other player's, the rules do not offer it, or nothing asks for it."""
    if others:
        return make("wrong-player", move.where.span(), player=SIDES[decision.player])
    return make("move-not-offered" if asked else "choice-not-asked", move.where.span(), move=move.text)


def end_row(table: Table, _: Move) -> None:
    """End a row of picks, unless it has ended by itself."""
    decision = table.game.decision
    option = choices.ends_row(decision) if decision else None
    if option:
        table.game.choose(option)


def choose(table: Table, move: Move, found: list[Data]) -> None:
    """Choose the option found; Refused if there are several."""
    decision = table.game.decision
    assert decision is not None
    if len(found) > 1:
        fault = make("move-ambiguous", move.where.span(), move=move.text)
        raise Refused(fault.helping("allowed", words=[choices.written(table, decision, each) for each in found]))
    table.game.choose(found[0])


def concede(table: Table, move: Move) -> None:
    """Let a player acknowledge defeat: who is named, or who is to choose (604.1)."""
    decision = table.game.decision
    if decision is None:
        raise Refused(make("game-over-before", move.where.span(), move=move.text))
    table.game.concede(decision.player if move.player is None else move.player)


_WITHOUT_OPTIONS: Mapping[str, Callable[[Table, Move], None]] = {"concede": concede, "next": end_row}
"""Answers that choose no option."""


def possible(table: Table, move: Move) -> bool:
    """Return whether the rules allow a move now.

    Names that mean nothing, and choices that nothing asks for, are faults of the scenario and no refusals.
    """
    for answer in move.answers:
        for name in answer.names:
            if not table.cards(name):
                raise Refused(make("name-not-in-game", name.where.span(), value=str(name)))
    twin = table.again()
    try:
        make_move(twin, move)
    except Refused as refused:
        if any(fault.code in ("move-ambiguous", "choice-not-asked") for fault in refused.diagnostics):
            raise
        return False
    return True


def offering(fault: Diagnostic, table: Table, decision: Decision) -> Diagnostic:
    """Add to a fault what could be chosen."""
    words = list(dict.fromkeys(choices.written(table, decision, option) for option in decision.options))
    if len(words) > MOST_SHOWN:
        words = [*words[:MOST_SHOWN], "…"]
    return fault.helping("allowed", words=words) if words else fault
