"""What abilities do to attacks, dice and the stack (2.7, 2.9, 5.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.kernel.data import Data
from runtime.kernel.results import failed, result
from runtime.tcg.happening.registry import carried_out, happening, in_play, note

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame


@happening
@in_play
def attack_now(game: TcgGame, event: Data) -> Data:
    """`card` makes an attack on `target` at once: `how`, power `attack` (empty: its simple strike).

    With `fights` the target fights as the rules have it, a closed one if it does `as_open`.
    """
    if not game.is_in_play(event["target"]):
        return failed(event)
    game.push("combat", attacker=event["card"], target=event["target"], how=event["how"], power=event["attack"],
              sudden=True, player=game.cards[event["card"]].controller, event=None, chain=game.chain(),
              ability="", x=0, value=0, effect=0, closes=[], original=event["target"],
              fights=event.get("fights", False), as_open=event.get("as_open", False))
    return result(event)


@happening
def stay_open(game: TcgGame, event: Data) -> Data:
    """`card`, which attacks or defends now, does not close for that."""
    if event["card"] not in game.attacking():
        return failed(event)
    values = next(frame.values for frame in reversed(game.agenda) if frame.procedure == "combat")
    values["staying"] = [*values.get("staying", ()), event["card"]]
    return result(event)


@happening
def roll(game: TcgGame, event: Data) -> Data:
    """A die is rolled for `card` by `player`; what came of it is the result's amount (5.9)."""
    game.push("roll", card=event["card"], player=event["player"], on="any", other=0)
    return result(event, cards=[])


@happening
def change_roll(game: TcgGame, event: Data) -> Data:
    """The die on top of the stack is set `to` a number, changed by `amount`, or rolled `again`."""
    dice = [item for item in game.stack if item["kind"] == "roll"]
    if not dice:
        return failed(event)
    die = dice[-1]
    if event["again"]:
        die["value"] = game.die()
    elif event["to"] is not None:
        die["value"] = event["to"]
    else:
        die["value"] += event["amount"]
    return carried_out(game, event, amount=die["value"], cards=[])


@happening
def block_action(game: TcgGame, event: Data) -> Data:
    """The game action on the stack that `card` announced is blocked: paid for, but not carried out (2.7)."""
    items = [item for item in game.stack if item.get("card") == event["card"]]
    if not items:
        return failed(event)
    items[-1]["blocked"] = True
    return carried_out(game, event)


@happening
def interrupt(game: TcgGame, event: Data) -> Data:
    """The game action on the stack that `card` announced is cancelled without payment (2.9)."""
    items = [item for item in game.stack if item.get("card") == event["card"]]
    if not items:
        return failed(event)
    game.stack.remove(items[-1])
    return carried_out(game, event)


@happening
@in_play
def redirect(game: TcgGame, event: Data) -> Data:
    """The attack on the stack gets another target, `card` (glossary: Redirecting an attack).

    Not twice, not after a defender was appointed, not onto the attacker itself, not against Accuracy. A card next to
    the shooter may be the new target: only the announcement forbids that.
    """
    attacks = [item for item in game.stack if item["kind"] == "attack"]
    if not attacks or not may_redirect(game, attacks[-1], event["card"]):
        return failed(event)
    attack = attacks[-1]
    attack["place"] = game.place(attack["target"])
    attack["original"] = attack["target"]
    attack["target"] = event["card"]
    note(game, event)
    return result(event)


def may_redirect(game: TcgGame, attack: Data, card: int) -> bool:
    """Tell whether an attack may be redirected to a card."""
    attacker = attack["card"]
    return ("original" not in attack and not attack.get("defender") and card not in (attacker, attack["target"])
            and "accuracy" not in game.traits(attacker).keywords
            and not game.forbids(attack["target"], "be_redirected"))
