"""Choices of players about their own things: which coins are lost (522.5), in what order cards go into their decks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.happening.looking import put_all
from runtime.heroes.happening.registry import note
from runtime.heroes.procedures.registry import PROCEDURES
from runtime.kernel.agenda import Frame
from runtime.kernel.data import Data

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame

COINS = ("closed coin", "open coin", "closed temporary coin", "open temporary coin")


# Coins that are lost (522.5)

def kinds_left(game: HeroesGame, values: Data) -> list[str]:
    """Return the kinds of coins that a player has besides those chosen already."""
    player, taken = game.players[values["player"]], values["taken"]
    temporary = sum(row["amount"] for row in player.temporary if row["amount"] > 0)
    closed = player.closed - sum(kind.startswith("closed") for kind in taken)
    spare = temporary - sum(kind.endswith("temporary coin") for kind in taken)
    left = player.coins - len(taken)
    state = {"closed": closed > 0, "open": left - closed > 0}
    term = {" temporary": spare > 0, "": left - spare > 0}
    return [kind for kind in COINS if state[kind.split()[0]] and term[" temporary" if "temporary" in kind else ""]]


def choose_coin(game: HeroesGame, frame: Frame) -> None:
    """Ask which coin is lost next, if there are several kinds and not all of them are lost."""
    values = frame.values
    kinds = kinds_left(game, values)
    all_lost = game.players[values["player"]].coins == values["amount"]
    chosen = kinds[:1] if all_lost else kinds
    game.ask(frame, values["player"], "coin", [{"key": kind} for kind in chosen], left=values["amount"])


def coin_chosen(game: HeroesGame, frame: Frame) -> None:
    """Take the answer; in the end, lose the coins."""
    values = frame.values
    values["taken"].append(values.pop("answer")["key"])
    if len(values["taken"]) < values["amount"]:
        frame.step = 0
        return
    game.agenda.pop()
    lose(game, values["player"], values["taken"])
    event = values["event"]
    if event["ends"] is not None:
        game.player(values["player"]).temporary.append({"amount": -values["amount"], "ends": event["ends"]})
    note(game, event)


def lose(game: HeroesGame, number: int, taken: list[str]) -> None:
    """Remove coins; of temporary ones those that would go first (522.4)."""
    player = game.player(number)
    player.coins -= len(taken)
    player.closed -= sum(kind.startswith("closed") for kind in taken)
    for _ in range(sum(kind.endswith("temporary coin") for kind in taken)):
        at, row = next((at, row) for at, row in enumerate(player.temporary) if row["amount"] > 0)
        rest = [{**row, "amount": row["amount"] - 1}] if row["amount"] > 1 else []
        player.temporary = [*player.temporary[:at], *rest, *player.temporary[at + 1:]]


PROCEDURES.add("lose_coins", choose_coin, coin_chosen)


# Cards that go into decks in an order that their owners choose

def choose_next(game: HeroesGame, frame: Frame) -> None:
    """Ask the owner which card comes next; the active player's cards go first."""
    values = frame.values
    left = [card for card in values["cards"] if card not in values["placed"] and card in game.cards]
    owners = sorted({game.cards[card].owner for card in left}, key=lambda player: player != game.active)
    if not left:
        values["answer"] = None
        return
    options = [{"key": "target", "card": card} for card in left if game.cards[card].owner == owners[0]]
    game.ask(frame, owners[0], f"next on the {values['position']}", options, picked=len(values["placed"]))


def next_chosen(game: HeroesGame, frame: Frame) -> None:
    """Take the answer; in the end, move the cards one by one."""
    values = frame.values
    answer = values.pop("answer")
    if answer is not None:
        values["placed"].append(answer["card"])
        frame.step = 0
        return
    game.agenda.pop()
    put_all(game, values["event"], values["placed"])


PROCEDURES.add("put_in_order", choose_next, next_chosen)
