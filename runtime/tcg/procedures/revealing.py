"""Revealing a squad, and assigning symbiotes and parasites (3.11, 3.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.kernel.agenda import Frame
from runtime.kernel.data import Data
from runtime.tcg import battlefield
from runtime.tcg.legality import can_be_host
from runtime.tcg.procedures.registry import PROCEDURES
from runtime.tcg.procedures.stack import give_priority
from runtime.tcg.terms import PARASITE, STAYS_HIDDEN, SYMBIOTE

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame


def ask_hidden(game: TcgGame, frame: Frame) -> None:
    """Ask which cards stay hidden: the Second player's in the 3rd row but symbiotes (3.11.1), those with Stealth."""
    values = frame.values
    kept: list[int] = values.setdefault("kept", [])
    options: list[Data] = [{"key": "hide", "card": card} for card in game.squad(values["player"])
                           if card not in kept and may_stay(game, values["player"], card)]
    game.ask(frame, values["player"], "hidden", [*options, {"key": "done"}])


def may_stay(game: TcgGame, player: int, card: int) -> bool:
    """Tell whether a card may stay hidden."""
    definition = game.cards[card].definition
    if any(rule == STAYS_HIDDEN for rule in game.traits(card).rules) or any(
            keyword.id == "stealth" for keyword in definition.keywords):
        return True
    row = battlefield.row(game.cards[card].square, game.side(player))
    return player != game.first and row == 3 and definition.kind not in (SYMBIOTE, PARASITE)


def reveal(game: TcgGame, frame: Frame) -> None:
    """Reveal the others; what "begins the battle with …" is carried out (3.11)."""
    values = frame.values
    answer = values.pop("answer")
    if answer["key"] == "hide":
        values["kept"].append(answer["card"])
        frame.step = 0
        return
    cards = [card for card in game.squad(values["player"]) if game.cards[card].hidden and card not in values["kept"]]
    give_priority(game, game.active, base=0)
    if cards:
        game.perform([{"kind": "reveal", "card": card, "player": values["player"], "cause": "3.11"} for card in cards])


PROCEDURES.add("reveal", ask_hidden, reveal)


def next_rider(game: TcgGame, frame: Frame) -> None:
    """Ask which creature becomes the host of the next symbiote or parasite; one that has none dies later (3.12)."""
    values = frame.values
    seen: list[int] = values.setdefault("seen", [])
    for card in game.squad(values["player"]):
        if game.traits(card).kind == values["rider"] and not game.cards[card].hidden and card not in seen:
            seen.append(card)
            values["card"] = card
            options = [{"key": "host", "card": card, "target": host} for host in game.zones["play"]
                       if can_be_host(game, card, host, values["player"])]
            if not options:
                frame.step = 0
                return
            game.ask(frame, values["player"], "host", options, card=card)
            return
    game.agenda.pop()


def assign(game: TcgGame, frame: Frame) -> None:
    """Put the symbiote on its host's square (1.5.2 d)."""
    answer = frame.values.pop("answer")
    card, host = answer["card"], answer["target"]
    found = game.edit(card)
    found.host, found.square = host, game.cards[host].square
    game.record({"kind": "host", "card": game.label(card), "other": game.label(host), "cause": "3.11"})
    frame.step = 0


PROCEDURES.add("assign", next_rider, assign)
