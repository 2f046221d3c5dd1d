"""The start of a game: shuffling, the deal, the order of turns, and the phases before the battle (3.2-3.4, 6.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.kernel.agenda import Frame
from runtime.kernel.terms import DECK
from runtime.tcg.procedures.registry import PROCEDURES
from runtime.tcg.terms import DEAL
from runtime.tcg.zones import relocate_zone, shuffle_deck

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame

GOLD, SILVER, DEALT = 23, 22, 15


def shuffle_decks(game: TcgGame, frame: Frame) -> None:
    """Step 1: the players shuffle their decks (3.2)."""
    for player in (0, 1):
        shuffle_deck(game, player)


def hand_out_crystals(game: TcgGame, frame: Frame) -> None:
    """Step 2: the players receive 23 gold and 22 silver crystals each (3.3)."""
    for state in game.players:
        state.gold, state.silver = state.gold + GOLD, state.silver + SILVER


def choose_cards(game: TcgGame, frame: Frame) -> None:
    """In a campaign, whoever lost the game before may choose two cards from the deck for the deal (8.4)."""
    values = frame.values
    player = values.get("loser", -1)
    picked = values.setdefault("picked", [])
    if player < 0 or len(picked) == LOSERS_CARDS or not game.zone(DECK, player):
        frame.step += 1
        return
    names = {game.cards[card].definition.id: card for card in game.zone(DECK, player)}
    options = [{"key": "target", "card": card} for card in names.values()]
    game.ask(frame, player, "loser's cards", [*options, {"key": "done"}])


def take_card(game: TcgGame, frame: Frame) -> None:
    """Take the chosen card into the deal."""
    values = frame.values
    answer = values.pop("answer")
    if answer["key"] == "done":
        values["picked"] = [0] * LOSERS_CARDS
    else:
        values["picked"] = [*values["picked"], answer["card"]]
        relocate_zone(game, answer["card"], DEAL)
    frame.step = CHOOSE_CARDS


def deal(game: TcgGame, frame: Frame) -> None:
    """Step 2: 15 cards each (3.3)."""
    for player in (0, 1):
        draw_deal(game, player)


def draw_deal(game: TcgGame, player: int) -> None:
    """Fill a player's deal up to 15 cards from the top of the deck."""
    missing = DEALT - len(game.zone(DEAL, player))
    for card in game.zone(DECK, player)[::-1][:max(0, missing)]:
        relocate_zone(game, card, DEAL)


def offer_redeal(game: TcgGame, frame: Frame) -> None:
    """Ask a player whether to redeal for a gold crystal, as often as there is one (3.3)."""
    player = frame.values.setdefault("dealing", 0)
    options = [{"key": "keep"}]
    if game.players[player].gold > 0 and game.zone(DECK, player):
        options.append({"key": "redeal"})
    game.ask(frame, player, "redeal", options)


def redeal(game: TcgGame, frame: Frame) -> None:
    """Shuffle the deal back and draw another one; or keep it."""
    values = frame.values
    player = values["dealing"]
    if values.pop("answer")["key"] == "keep":
        values["dealing"] = player + 1
        frame.step = REDEAL if player == 0 else frame.step
        return
    frame.step = CHOOSE_CARDS  # whoever lost the game before chooses two cards again (8.5)
    values["picked"] = []
    game.players[player].gold -= 1
    game.players[player].redeals += 1
    for card in list(game.zone(DEAL, player)):
        relocate_zone(game, card, DECK)
    shuffle_deck(game, player)
    game.record({"kind": "redeal", "player": player, "cause": "3.3"})


def roll_for_order(game: TcgGame, frame: Frame) -> None:
    """Step 3: the player with the higher roll chooses who is the First player (3.4); equal rolls are rolled again."""
    rolls = [game.die(), game.die()]
    while rolls[0] == rolls[1]:
        rolls = [game.die(), game.die()]
    winner = 0 if rolls[0] > rolls[1] else 1
    game.record({"kind": "roll won", "player": winner, "amount": rolls[winner], "cause": "3.4"})
    game.ask(frame, winner, "order of turns", [{"key": "goes first", "player": 0}, {"key": "goes first", "player": 1}])


def settle_order(game: TcgGame, frame: Frame) -> None:
    """The Second player receives a silver crystal (3.4); abilities "before recruiting the squad" (3.4.1)."""
    game.first = game.active = frame.values.pop("answer")["player"]
    game.players[1 - game.first].silver += 1
    game.record({"kind": "goes first", "player": game.first, "cause": "3.4"})
    game.push("moment", moment="before_recruiting", cause="3.4.1")


def recruit(game: TcgGame, frame: Frame) -> None:
    """Step 5: squads are recruited (3.5-3.7). The players do it one after the other, unseen by each other."""
    game.push("recruit", player=1 - game.first)
    game.push("recruit", player=game.first)


def place(game: TcgGame, frame: Frame) -> None:
    """Step 6: the First player places the cards, then the Second (3.8)."""
    game.push("place", player=1 - game.first)
    game.push("place", player=game.first)


def placed(game: TcgGame, frame: Frame) -> None:
    """Abilities "after placement" (6.2.2)."""
    game.push("moment", moment="after_placing", cause="6.2.2")


def reveal(game: TcgGame, frame: Frame) -> None:
    """Step 7: revealing, symbiotes and parasites, the First player before the Second (3.11, 3.12)."""
    for player in (1 - game.first, game.first):
        game.push("assign", player=player, rider="parasite")
    for player in (1 - game.first, game.first):
        game.push("assign", player=player, rider="symbiote")
        game.push("reveal", player=player)


def bury_homeless(game: TcgGame, frame: Frame) -> None:
    """Symbiotes and parasites without a host die (3.12)."""
    from runtime.tcg.state_checks import homeless

    riders = [card for card in game.zones["play"] if game.traits(card).kind in ("symbiote", "parasite")
              and not game.cards[card].hidden and homeless(game, card)]
    if riders:
        game.perform([{"kind": "dies", "card": card, "source": 0, "how": "no host", "cause": "3.12"}
                      for card in riders])


def begin_battle(game: TcgGame, frame: Frame) -> None:
    """Step 8: abilities "at the beginning of the battle", in turns (3.13)."""
    game.push("moment", moment="battle_begins", cause="3.13")


def vanguard(game: TcgGame, frame: Frame) -> None:
    """The Vanguard sub-phase (6.2.4)."""
    game.push("moment", moment="vanguard", cause="6.2.4")


def first_turn(game: TcgGame, frame: Frame) -> None:
    """The First player's turn begins."""
    game.agenda.pop()
    game.active = game.first
    game.push("turn")


PROCEDURES.add("game", shuffle_decks, hand_out_crystals, choose_cards, take_card, deal, offer_redeal, redeal,
               roll_for_order, settle_order, recruit, place, placed, reveal, bury_homeless, begin_battle, vanguard,
               first_turn)
CHOOSE_CARDS, REDEAL = 2, 5
REVEAL = PROCEDURES.steps["game"].index(reveal)
LOSERS_CARDS = 2
