"""A dry run of a card: on a small table it does what it can, is attacked, and all of it is told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from compiler.diagnostics import Language
from compiler.scenarios.choices import Choices
from compiler.scenarios.model import Where
from compiler.sources import Source
from runtime.kernel.data import Data
from runtime.kernel.decisions import Decision
from runtime.kernel.messages import EXPLANATIONS

TURNS = 3
"""A turn of its player, one of the opponent, and one more of its player."""
PLAYERS: dict[Language, tuple[str, str]] = {"en": ("Player", "Opponent"), "ru": ("Игрок", "Противник")}
NOWHERE = Where(Source("", ""), ())
"""Where the scenario of a dry run stands."""
_MOST_CHOICES = 200


@dataclass(frozen=True, slots=True)
class Told:
    """A line of the dry run: what was chosen or what happened, and the clause or text that it rests on."""

    text: str
    cause: str = ""
    chosen: bool = False


@dataclass(slots=True)
class Rehearsal:
    """Tries out a card in a game: each of the `ways` to act with it is used once a turn, then the turn ends."""

    game: Any
    card: str
    speaker: Any
    log: Mapping[str, Any]
    choices: Choices
    ways: tuple[str, ...]
    end: str
    """The key of the option that ends a turn."""

    def told(self) -> Iterator[Told]:
        """Yield what happens in so many turns."""
        game, speaker = self.game, self.speaker
        words, seen, last = {**self.log, **EXPLANATIONS}, 0, game.turn + TURNS
        done: set[tuple[int, str, str]] = set()
        for _ in range(_MOST_CHOICES):
            for entry in list(game.log)[seen:]:
                if entry["kind"] == "turn" and entry["number"] >= last:
                    return
                if entry["kind"] in words:
                    yield Told(speaker.say(words[entry["kind"]], dict(entry)), speaker.cause(dict(entry)))
            seen = len(game.log)
            decision = game.decision
            if decision is None:
                return
            option = self._chosen(decision, done)
            if len(decision.options) > 1 and decision.key != self.choices.rest:
                yield Told(f"{speaker.question(decision)} – {speaker.option(option)}", chosen=True)
            game.choose(option)

    def _chosen(self, decision: Decision, done: set[tuple[int, str, str]]) -> Data:
        """Return the option that shows most: what is about the card, a target rather than none, yes rather than no."""
        if decision.key == self.choices.rest:
            return self._action(decision.options, done)
        ending = self.choices.ends_row(decision) or self.choices.passing(decision)
        if ending is not None:
            return ending
        return next((each for each in decision.options if each["key"] not in ("no", "done")), decision.options[0])

    def _action(self, options: list[Data], done: set[tuple[int, str, str]]) -> Data:
        """Return what to do next in a turn: each way to use the card once; the opponent attacks it once; then pass."""
        game = self.game
        for way in self.ways:
            for option in options:
                mark = (game.turn, way, str(option.get("ability", "")))
                about = option.get("card" if game.active == 0 else "target")
                if option["key"] == way and mark not in done and about and game.card(about).definition.id == self.card:
                    done.add(mark)
                    return option
        return next((option for option in options if option["key"] == self.end), options[0])
