"""Priority and the stack (5.1-5.7): who may announce what, and what is carried out when both have passed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.kernel.agenda import Frame
from runtime.kernel.data import Data, copied
from runtime.kernel.definitions import Held
from runtime.kernel.events import at_once
from runtime.tcg.legality import can_choose, defenders, may_use, must_defend, within_limit
from runtime.tcg.pipeline import identity, is_one
from runtime.tcg.procedures.registry import PROCEDURES
from runtime.tcg.state_checks import checks

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame

MOST_ROUNDS = 200
"""So many triggers in one chain are cut: a game must end, also if every link is another effect."""


def give_priority(game: TcgGame, player: int, passes: int = 0, *, base: int | None = None) -> None:
    """Let the players announce fast game actions until both pass and the stack is as low as `base` (5.4, 5.6)."""
    game.push("priority", player=player, passes=passes, base=len(game.stack) if base is None else base)


def settle(game: TcgGame, frame: Frame) -> None:
    """Before a player gets priority: put what has triggered on the stack, and see what the rules destroy (1.9.1)."""
    frame.step = 0
    if game.waiting:
        waiting, game.waiting = game.waiting, []
        game.push("put_triggers", triggers=waiting, done=[])
        return
    found = checks(game)
    if found:
        game.perform(at_once(game, found))
    elif game.agenda[-1] is frame and not game.judge():
        frame.step = 1


def ask(game: TcgGame, frame: Frame) -> None:
    """Ask the player with priority what to announce; one who can only pass does."""
    player = frame.values["player"]
    options = fast_options(game, player) if game.turn else []
    if options:
        game.ask(frame, player, "priority", [*passing(game, player), *options], stack=described(game))
    else:
        frame.values["answer"] = {"key": "pass"}


def passing(game: TcgGame, player: int) -> list[Data]:
    """Return that the player may pass, unless he has to appoint a defender first."""
    return [] if attacked(game, player) and must_defend(game, game.stack[-1]) else [{"key": "pass"}]


def attacked(game: TcgGame, player: int) -> bool:
    """Tell whether an attack on cards of a player is on top of the stack."""
    return bool(game.stack) and player != game.active and game.stack[-1]["kind"] == "attack"


def described(game: TcgGame) -> list[Data]:
    """Return what is on the stack, the top last, for whoever decides."""
    return [{key: copied(item[key]) for key in SHOWN if key in item} for item in game.stack]


SHOWN = ("kind", "card", "player", "ability", "target", "targets", "how", "square", "x", "value", "defender")


def answered(game: TcgGame, frame: Frame) -> None:
    """Announce it; or pass: after both players pass the top of the stack is carried out (5.4)."""
    values = frame.values
    answer = values.pop("answer")
    if answer["key"] != "pass":
        values["passes"] = 0
        frame.step = 0
        announce_fast(game, values["player"], answer)
        return
    values["passes"] += 1
    if values["passes"] < 2:
        values["player"] = 1 - values["player"]
        frame.step = 1
    elif len(game.stack) > values["base"]:
        values["passes"], values["player"] = 0, game.active
        frame.step = 0
        game.push("resolve", item=game.stack.pop())


PROCEDURES.add("priority", settle, ask, answered)


def fast_options(game: TcgGame, player: int) -> list[Data]:
    """Return what a player may announce whenever he has priority (5.5.2)."""
    options: list[Data] = [{"key": "reveal", "card": card} for card in game.squad(player) if game.cards[card].hidden]
    options.extend(use_option(card, held) for card, held in game.index().instants
                   if game.cards[card].controller == player and may_use(game, player, card, held))
    if player == game.active and in_main_phase(game):
        options.extend(use_option(card, held) for card, held in game.index().quick
                       if game.cards[card].controller == player and may_use(game, player, card, held))
    if attacked(game, player):
        attack = game.stack[-1]
        options.extend({"key": "defend", "card": card} for card in must_defend(game, attack) or defenders(game, attack))
    return options


def in_main_phase(game: TcgGame) -> bool:
    """Tell whether the active player's Main phase is in progress (1.9.3)."""
    return any(frame.procedure == "turn" and frame.values.get("main") for frame in game.agenda)


def use_option(card: int, held: Held) -> Data:
    """Return the option to use an ability."""
    option: Data = {"key": "use", "card": card, "ability": held.ability.key}
    if held.effect:
        option["effect"] = held.effect
    return option


def announce_fast(game: TcgGame, player: int, answer: Data) -> None:
    """Begin what was chosen: revealing uses no stack (5.3.2), appointing a defender is a sudden action (4.14)."""
    key = answer["key"]
    if key == "reveal":
        game.perform([{"kind": "reveal", "card": answer["card"], "player": player, "cause": "3.11.1"}])
    elif key == "defend":
        attack = game.stack[-1]
        game.put_on_stack({"kind": "defend", "card": answer["card"], "player": player, "attack": attack["number"],
                           "closes": [answer["card"]]})
        game.record({"kind": "block declared", "card": game.label(answer["card"]), "cause": "4.10"})
    else:
        game.push("announce", **use_values(game, player, answer))


def use_values(game: TcgGame, player: int, answer: Data) -> Data:
    """Return the values of the announcement of an ability."""
    held = next(held for held in game.traits(answer["card"]).activated
                if held.ability.key == answer["ability"] and held.effect == answer.get("effect", 0))
    return {"ability": held.ability.key, "card": answer["card"], "player": player, "value": held.value,
            "effect": held.effect, "event": None, "targets": {}, "done": {}, "chain": []}


# What has triggered (5.7)

def choose_first(game: TcgGame, frame: Frame) -> None:
    """Let the active player, then the other, choose in which order their triggers go on the stack."""
    triggers: list[Data] = frame.values["triggers"]
    if not triggers:
        game.agenda.pop()
        return
    player = game.active if any(row["player"] == game.active for row in triggers) else 1 - game.active
    options = [{"key": "trigger", "number": at, "card": row["card"], "ability": row["ability"],
                "about": row["event"].get("card", 0)}
               for at, row in enumerate(triggers) if row["player"] == player]
    if alike(triggers, player):
        options = options[:1]
    game.ask(frame, player, "order", options)


def alike(triggers: list[Data], player: int) -> bool:
    """Tell whether all triggers of a player are the same, so that their order is nothing to choose."""
    rows = [row for row in triggers if row["player"] == player]
    return all({**row, "chain": []} == {**rows[0], "chain": []} for row in rows)


def put_first(game: TcgGame, frame: Frame) -> None:
    """Announce the chosen trigger: its condition, its "may", its targets."""
    frame.step = 0
    triggers = frame.values["triggers"]
    entry = triggers.pop(frame.values.pop("answer")["number"])
    frame.values["triggers"] = [row for row in triggers if not is_one(row, entry)]  # about one of those who died
    if announceable(game, entry):
        game.push("announce", **entry, targets={}, done={}, trigger=True)


PROCEDURES.add("put_triggers", choose_first, put_first)


def announceable(game: TcgGame, entry: Data) -> bool:
    """Tell whether a trigger may be announced: its condition, its limit, something to choose, no repetition (2.12)."""
    name = identity(entry)
    if name in entry["chain"] or len(entry["chain"]) >= MOST_ROUNDS:
        game.record({"kind": "cycle", "card": game.label(entry["card"]), "cause": "2.12"})
        return False
    ability = game.definitions.abilities[entry["ability"]]
    see = game.sees(ability, {**entry, "targets": {}, "done": {}})
    return ability.condition(see) and within_limit(game, entry["card"], ability, entry["effect"]) and can_choose(
        game, see)


