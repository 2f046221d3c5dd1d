"""A turn: preparation, start, the Main phase with its choices, the Final phase (6.3-6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.kernel.agenda import Frame
from runtime.kernel.data import Data
from runtime.kernel.terms import CREATURE
from runtime.tcg.abilities import Must
from runtime.tcg.battlefield import AWAY
from runtime.tcg.campaign import may_retreat, retreat
from runtime.tcg.effects import expire
from runtime.tcg.ending import count_lives, watch
from runtime.tcg.legality import can_act, jump_squares, may_prepare, may_use, move_squares, strike_targets
from runtime.tcg.pipeline import is_unanswerable, rows_for
from runtime.tcg.procedures.announcing import tell_attack
from runtime.tcg.procedures.registry import PROCEDURES
from runtime.tcg.procedures.stack import announce_fast, give_priority, use_option
from runtime.tcg.strikes import break_rows, forget
from runtime.tcg.terms import DIRECTED

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame


def prepare(game: TcgGame, frame: Frame) -> None:
    """The Turn Preparation sub-phase (6.3.1): nobody gets priority; what has to do with opening triggers."""
    game.turn += 1
    game.look_anew()
    game.history = []
    game.players[game.active].turns += 1
    for card in list(game.zones["play"]):
        found = game.cards[card]
        if found.acted or found.steps or found.still:
            found = game.adjust(card)
            found.acted, found.steps, found.still = 0, 0, False
        forget(game, card)
    game.record({"kind": "turn", "number": game.turn, "player": game.active})
    expire(game, "start", game.active)
    game.happen({"kind": "turn_prepared", "player": game.active, "cause": "6.3.1"})


def open_cards(game: TcgGame, frame: Frame) -> None:
    """The active player opens all closed cards at the same time (6.3.2).

    6.3.1 speaks of choosing the cards: the choice is that of abilities that keep cards from opening.
    """
    closed = [card for card in game.squad(game.active)
              if game.cards[card].closed and not game.forbids(card, "open_at_start")]
    if closed:
        game.perform([{"kind": "open", "card": card, "source": 0, "cause": "6.3.2"} for card in closed])


def start(game: TcgGame, frame: Frame) -> None:
    """All other abilities "at the beginning of the turn" trigger (6.3.2); who closed to retreat does (8.2.1)."""
    for card in game.squad(game.active):
        facts = game.cards[card].facts
        if "preparing" in facts and not game.cards[card].closed:
            found = game.adjust(card)
            found.facts = {name: turn for name, turn in facts.items() if name != "preparing"} | {
                "ready for flying": game.turn}
    retreat(game)
    game.happen({"kind": "turn_start", "player": game.active, "cause": "6.3.2"})
    give_priority(game, game.active)


def choose(game: TcgGame, frame: Frame) -> None:
    """The Choice sub-phase (6.4.1): a movement, an action, an attack of one card, or the end of the phase."""
    frame.values["main"] = True
    if not game.counted:
        game.counted = count_lives(game)
    if game.judge():
        return
    if game.waiting:
        frame.step = CHOOSE
        give_priority(game, game.active)
        return
    game.ask(frame, game.active, "turn", turn_options(game))


def chosen(game: TcgGame, frame: Frame) -> None:
    """Begin it; the turn comes back to the choice when the stack is empty again.

    The announcement of the end of the phase uses no stack (5.3.2, the more specific clause; 5.5.1 calls it slow because
    the stack must be empty): the opponent gets priority, and if nothing is announced the phase ends.
    """
    answer = frame.values.pop("answer")
    frame.step = CHOOSE
    if answer["key"] == "end":
        frame.values["mark"] = len(game.history)
        frame.step = PASSED
        game.record({"kind": "pass", "player": game.active, "cause": "6.4.1"})
        give_priority(game, 1 - game.active, passes=1, base=0)
        return
    leave_occupied(game, answer)
    if answer["key"] != "reveal":
        give_priority(game, game.active, base=0)
    begin_action(game, answer)


def begin_action(game: TcgGame, answer: Data) -> None:
    """Put the chosen action on the stack."""
    key, card = answer["key"], answer["card"]
    break_rows(game, card)
    if game.cards[card].hidden and key != "reveal":  # a hidden card that announces an action is revealed (3.11.1)
        game.happen({"kind": "reveal", "card": card, "player": game.active, "cause": "3.11.1"})
    if key in ("move", "jump"):
        game.put_on_stack({"kind": "move", "card": card, "player": game.active, "square": answer["square"],
                           "left": game.cards[card].square, "how": "move" if key == "move" else jump_word(game, card)})
    elif key == "attack":
        announce_strike(game, card, answer["target"])
    elif key in PREPARATIONS:
        fact, cause = PREPARATIONS[key]
        game.put_on_stack({"kind": "prepare", "card": card, "player": game.active, "closes": [card], "fact": fact,
                           "cause": cause})
    else:
        announce_fast(game, game.active, answer)


PREPARATIONS = {"prepare": ("preparing", "4.16"), "retreat": ("retreating", "8.2.1")}


def jump_word(game: TcgGame, card: int) -> str:
    """Return how a card relocates that does not move step by step."""
    return "teleport" if "teleportation" in game.traits(card).keywords else "jump"


def announce_strike(game: TcgGame, card: int, target: int) -> None:
    """Announce an attack with a simple strike (4.1, 6.4.4)."""
    unanswerable = is_unanswerable(game, card, target)
    item: Data = {"kind": "attack", "card": card, "player": game.active, "target": target, "how": "strike",
                  "closes": [card], "fights": not unanswerable,
                  "open_to_defense": not unanswerable and DIRECTED not in game.traits(card).rules,
                  "targets": {"0": [target]}}
    game.put_on_stack(item)
    tell_attack(game, item)


def leave_occupied(game: TcgGame, answer: Data) -> None:
    """An incorporeal creature on an occupied square dies when its player announces anything but its movement."""
    for card in game.squad(game.active):
        if "incorporeal" not in game.traits(card).keywords or game.cards[card].square == AWAY or game.cards[card].host:
            continue
        others = [other for other in game.cards_on(game.cards[card].square)
                  if other != card and game.cards[other].host != card]
        if others and not (answer["key"] == "move" and answer["card"] == card):
            game.happen({"kind": "destroy", "card": card, "source": 0, "how": "occupied square",
                         "cause": "glossary: Incorporeal creature"})


def passed(game: TcgGame, frame: Frame) -> None:
    """Both passed: the phase ends, unless the opponent has done something meanwhile (6.1)."""
    if len(game.history) > frame.values.pop("mark"):
        frame.step = CHOOSE


def final(game: TcgGame, frame: Frame) -> None:
    """The Final phase: abilities "at the end of the turn" trigger, the players get priority (6.5)."""
    frame.values["main"] = False
    game.happen({"kind": "turn_end", "player": game.active, "cause": "6.5"})
    give_priority(game, game.active, base=0)


def hand_over(game: TcgGame, frame: Frame) -> None:
    """Pass the turn (6.5); the Second player's hidden cards are revealed after the First player's turn (3.11.1).

    This is the "Transition sub-phase" of which the glossary speaks; nobody gets priority in it.
    """
    reveal_late(game)
    watch(game)
    expire(game, "end", game.active)
    game.last_turns[game.active] = game.history
    game.active = 1 - game.active
    game.look_anew()
    if not game.over:
        frame.step = 0


def reveal_late(game: TcgGame) -> None:
    """Reveal the cards that may stay hidden no longer (3.11.1); those with Stealth may."""
    if game.turn != 1:
        return
    for card in game.squad(1 - game.first):
        if game.cards[card].hidden and "stealth" not in game.traits(card).keywords:
            game.happen({"kind": "reveal", "card": card, "player": 1 - game.first, "cause": "3.11.1"})


PROCEDURES.add("turn", prepare, open_cards, start, choose, chosen, passed, final, hand_over)
CHOOSE, PASSED = 3, 5


def turn_options(game: TcgGame) -> list[Data]:
    """Return what the active player may choose in the Choice sub-phase (6.4.1)."""
    bound = must_attack(game)
    if bound:
        return bound
    options: list[Data] = []
    for card in game.squad(game.active):
        options.extend(card_options(game, card))
    return [*options, {"key": "end"}]


def must_attack(game: TcgGame) -> list[Data]:
    """Return the attacks that a player is obliged to announce first (glossary: Obligation to attack)."""
    found: list[Data] = []
    for card in game.squad(game.active):
        bound = any(row.action == "attack" for _, row in rows_for(game, card, Must))
        if bound and "accuracy" not in game.traits(card).keywords:
            found.extend({"key": "attack", "card": card, "target": target} for target in strike_targets(game, card))
    return found


def card_options(game: TcgGame, card: int) -> list[Data]:
    """Return what one card may do."""
    found = game.cards[card]
    options: list[Data] = [{"key": "reveal", "card": card}] if found.hidden else []
    options.extend({"key": "move", "card": card, "square": square} for square in move_squares(game, card))
    options.extend({"key": "jump", "card": card, "square": square} for square in jump_squares(game, card))
    traits = game.traits(card)
    options.extend({"key": "attack", "card": card, "target": target} for target in strike_targets(game, card))
    if traits.type == CREATURE and can_act(game, card):
        if may_prepare(game, card):
            options.append({"key": "prepare", "card": card})
        if game.campaign and may_retreat(game, card):
            options.append({"key": "retreat", "card": card})
    options.extend(use_option(card, held) for held in traits.activated if may_use(game, game.active, card, held))
    return options
