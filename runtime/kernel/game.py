"""The loop: run the top frame until somebody must choose or the game is over."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from runtime.kernel.agenda import Frame, Procedures
from runtime.kernel.chance import Chance
from runtime.kernel.data import Data, copied
from runtime.kernel.decisions import Decision, IllegalChoice
from runtime.kernel.events import proposal
from runtime.kernel.log import Log
from runtime.kernel.trace import note_places

ENDLESS = 100_000
"""Steps without a decision after which a loop of game rules is reported instead of run."""


class EndlessLoop(Exception):
    """The rules loop without a decision; the message names the procedures in progress."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game between two steps: an agenda, a log, a source of chance and perhaps a decision.

    A subclass adds the state of its game and its procedures.
    """

    __slots__ = ("agenda", "decision", "log", "chance", "over")

    procedures: ClassVar[Procedures]

    def __init__(self, seed: int) -> None:
        self.agenda: list[Frame] = []
        self.decision: Decision | None = None
        self.log = Log()
        self.chance = Chance(seed)
        self.over = False

    # Progress

    def run(self) -> None:
        """Run steps until a decision is pending or the game is over.

        An error in a card's code is raised with the card file and line as a note.
        """
        try:
            self._run()
        except Exception as error:
            note_places(error)
            raise

    def _run(self) -> None:
        steps = self.procedures.steps
        agenda = self.agenda
        for _ in range(ENDLESS):
            if self.decision is not None or self.over:
                return
            frame = agenda[-1]
            at = frame.step
            frame.step = at + 1
            steps[frame.procedure][at](self, frame)
        raise EndlessLoop(" > ".join(f"{frame.procedure}[{frame.step}]" for frame in agenda))

    def push(self, procedure: str, /, **values: Any) -> Frame:
        """Put a procedure on top of the agenda; it runs before the frames below go on."""
        frame = Frame(procedure, values)
        self.agenda.append(frame)
        return frame

    def ask(self, frame: Frame, player: int, key: str, options: list[Data], **data: Any) -> None:
        """Ask a player; the answer is `frame.values["answer"]` in the frame's next step.

        A choice of one option is no choice and is taken at once.
        """
        if len(options) == 1:
            frame.values["answer"] = options[0]
            return
        self.decision = Decision(player, key, data, options)

    def choose(self, answer: int | Data) -> None:
        """Answer the pending decision by an option or its index, and run on to the next one.

        Raises IllegalChoice, changing nothing, if there is no decision or no such option.
        """
        if self.decision is None:
            raise IllegalChoice("nothing is to be decided now", "сейчас нечего решать")
        option = self.decision.find(answer)
        self.decision = None
        self.agenda[-1].values["answer"] = copied(option)
        self.run()

    def part(self, zone: str) -> str:
        """Return what is chosen in a zone, as options name it: cards, unless a game has other things to choose."""
        return "card"

    def perform(self, *batches: list[Data]) -> None:
        """Propose events; see runtime.kernel.events.proposal."""
        self.agenda.append(proposal(list(batches)))

    def record(self, entry: Data) -> None:
        """Write a log entry."""
        self.log.add(entry)

    def view(self, player: int) -> Any:
        """Return what a player may see of the game."""
        raise NotImplementedError

    # Saving

    def save_progress(self) -> Data:
        """Return the kernel's part of a saved game."""
        return {
            "agenda": [frame.save() for frame in self.agenda],
            "decision": copied(self.decision.save()) if self.decision else None,
            "log": list(self.log),
            "chance": self.chance.state,
            "over": self.over,
        }

    def load_progress(self, data: Data) -> None:
        """Take over the kernel's part of a saved game."""
        self.agenda = [Frame(row["procedure"], copied(row["values"]), row["step"]) for row in data["agenda"]]
        self.decision = Decision(**copied(data["decision"])) if data["decision"] else None
        self.log.load(list(data["log"]))
        self.chance = Chance(data["chance"])
        self.over = data["over"]

    def clone_progress(self, twin: Game) -> None:
        """Give a clone its own agenda and chance."""
        twin.agenda = [frame.copy() for frame in self.agenda]
        twin.decision = self.decision
        twin.chance = Chance(self.chance.state)
        twin.over = self.over
