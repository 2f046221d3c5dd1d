"""Strike attacks, battles and shots (307, 507-510)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.legality import bound, can_block, is_directed
from runtime.heroes.pipeline import narrowed, rows_for
from runtime.heroes.procedures.declaring import start_queue
from runtime.heroes.procedures.registry import PROCEDURES
from runtime.heroes.terms import OPEN_AFTER_ATTACK, OPEN_AFTER_BLOCKING, STRIKE_FIRST
from runtime.heroes.values import amount_of
from runtime.kernel.abilities import AttackStrength, Incoming
from runtime.kernel.agenda import Frame
from runtime.kernel.data import Data
from runtime.kernel.instances import calculate
from runtime.kernel.terms import PLAY, SHOT, STRIKE

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame


# The Strike attack phase

def declare_attack(game: HeroesGame, frame: Frame) -> None:
    """Declare who attacks whom (307.1)."""
    values = frame.values
    game.player(values["player"]).attacks += 1
    game.perform([{"kind": "declares_attack", "card": values["attacker"], "target": values["target"],
                   "player": values["player"], "source": 0, "cause": "307.1"}])


def after_declaration(game: HeroesGame, frame: Frame) -> None:
    """Carry out "when the opponent declares an attack" before a blocker is assigned (307.1)."""
    if game.edition.blocker_after_declaration_triggers and not frame.values.get("nested"):
        start_queue(game)


def assign_blocker(game: HeroesGame, frame: Frame) -> None:
    """Let the inactive player assign a blocker (509); the attack is over if attacker or target is gone.

    An attacker that is gone does nothing more; if the target is gone, the attacker has acted and is closed.
    """
    values = frame.values
    attacker, target = values["attacker"], values["target"]
    if not standing(game, attacker) or not standing(game, target):
        values["answer"] = {"key": "no blocker"}
        return
    blockers = []
    if not is_directed(game, attacker, target):
        blockers = [card for card in game.zone(PLAY, 1 - values["player"]) if can_block(game, card, attacker, target)]
    must = [card for card in blockers if bound(game, card, "block", attacker)]
    options: list[Data] = [{"key": "block", "card": card} for card in must or blockers]
    if not must:
        options.insert(0, {"key": "no blocker"})
    game.ask(frame, 1 - values["player"], "blocker", options, attacker=attacker, target=target)


def standing(game: HeroesGame, card: int) -> bool:
    """Tell whether a character can still fight."""
    return game.is_in_play(card) and game.traits(card).is_character


def blocker_assigned(game: HeroesGame, frame: Frame) -> None:
    """Make the blocker the target of the attack (509.1)."""
    values = frame.values
    answer = values.pop("answer")
    values["original"] = values["target"]
    if answer["key"] == "block":
        values["target"] = answer["card"]
        values["blocker"] = answer["card"]
        game.perform([{"kind": "block", "card": answer["card"], "attacker": values["attacker"], "source": 0,
                       "player": 1 - values["player"], "cause": "509.1"}])


def carry_out_attack(game: HeroesGame, frame: Frame) -> None:
    """Carry out the attack: a battle if the target is an open creature (510)."""
    values = frame.values
    attacker, target = values["attacker"], values["target"]
    if standing(game, attacker) and standing(game, target):
        answered = (game.traits(target).is_creature and not game.card(target).closed
                    and not game.forbids(target, "strike_back"))
        game.push("battle", attacker=attacker, target=target, answered=answered, original=values["original"],
                  cause="510", by=values["player"])


def close_fighters(game: HeroesGame, frame: Frame) -> None:
    """Close the attacker and the blocker in the end stage of the attack (506.3, 508.5, 509.5).

    It comes before the Queue: by the letter of 307.3 it would come after, and undo "open it, it may attack again".
    """
    values = frame.values
    closing = []
    for card, experience in ((values["attacker"], OPEN_AFTER_ATTACK), (values.get("blocker"), OPEN_AFTER_BLOCKING)):
        if card and game.is_in_play(card) and experience not in game.traits(card).rules:
            closing.append({"kind": "close", "card": card, "source": 0, "cause": "506.3"})
    if closing:
        game.perform(closing)


def after_battle(game: HeroesGame, frame: Frame) -> None:
    """Carry out what triggered (307.2, 307.3); inside an ability it waits."""
    if not frame.values.get("nested"):
        start_queue(game)


PROCEDURES.add("strike_attack", declare_attack, after_declaration, assign_blocker, blocker_assigned, carry_out_attack,
               close_fighters, after_battle)


# A battle

def begin_battle(game: HeroesGame, frame: Frame) -> None:
    """Fix the final target: the attack is on (508.3)."""
    values = frame.values
    attacker, target = values["attacker"], values["target"]
    game.perform([{"kind": "target", "card": target, "source": attacker, "how": STRIKE, "by": values.get("by")}],
                 [{"kind": "attack", "card": attacker, "target": target, "how": STRIKE, "source": attacker,
                   "original": values.get("original", target), "cause": values.get("cause")}])


def exchange_strikes(game: HeroesGame, frame: Frame) -> None:
    """Strike and strike back at the same time, unless one has First strike (508.4, 510, 7 First strike)."""
    values = frame.values
    attacker, target = values["attacker"], values["target"]
    strike = blow(game, attacker, target, values, counter=False)
    if not values["answered"]:
        game.perform([strike])
        return
    counter = blow(game, target, attacker, values, counter=True)
    first = STRIKE_FIRST in game.traits(attacker).rules
    second = STRIKE_FIRST in game.traits(target).rules
    if first == second:
        game.perform([strike, counter])
        return
    values["later"] = {"from": target if first else attacker, "at": attacker if first else target, "counter": first}
    game.perform([strike if first else counter])


def strike_later(game: HeroesGame, frame: Frame) -> None:
    """Let the other strike, if it survived a First strike."""
    values = frame.values
    values["wounds"] = values.pop("results", [])
    later = values.pop("later", None)
    if later and standing(game, later["from"]) and standing(game, later["at"]):
        game.perform([blow(game, later["from"], later["at"], values, later["counter"])])


def end_battle(game: HeroesGame, frame: Frame) -> None:
    """Tell an ability that started the battle what came of it."""
    values = frame.values
    results = [*values["wounds"], *values.pop("results", [])]
    tell_excess(game, values["attacker"], values["target"], results)
    game.agenda.pop()
    if game.agenda[-1].procedure == "events":
        game.agenda[-1].values["report"] = {
            "done": True, "full": True, "amount": sum(row["amount"] for row in results if row["kind"] == "wound"),
            "cards": [values["attacker"], values["target"]],
        }


def tell_excess(game: HeroesGame, attacker: int, target: int, results: list[Data]) -> None:
    """Let what triggered on the attack know its excess damage (7 Excess damage)."""
    excess = sum(row.get("excess", 0) for row in results if row["kind"] == "wound" and row["cards"] == [target])
    for index, entry in enumerate(game.waiting):
        event = entry["event"]
        if event["kind"] == "attack" and (event["card"], event["target"]) == (attacker, target):
            game.waiting[index] = {**entry, "event": {"excess": excess, **event}}


def blow(game: HeroesGame, card: int, target: int, values: Data, counter: bool) -> Data:
    """Return the wounds that a strike inflicts, before modification and prevention."""
    last = game.card(card).last
    strike = game.traits(card).strike if last is None or game.is_in_play(card) else last["strike"]
    amount = strength(game, card, target, STRIKE, max(0, strike), counter)
    return {"kind": "wound", "card": target, "source": card, "how": STRIKE, "amount": amount, "strength": amount,
            "attack": not counter, "counter": counter, "cause": "510.4" if counter else "508.4.3",
            "by": game.card(card).controller}


def strength(game: HeroesGame, card: int, target: int, how: str, base: int, counter: bool) -> int:
    """Return the strength of an attack against a target, at least 0 (508.4.1, 512.1)."""
    ways = (how, "any") if counter else (how, "any", "attack")
    changes = []
    for see, row in rows_for(game, card, AttackStrength):
        if isinstance(row, AttackStrength) and row.by in ways and narrowed(see, row, card, target):
            changes.append((row.operation, amount_of(row.amount, see, card)))
    for see, row in rows_for(game, target, Incoming):
        if isinstance(row, Incoming) and row.by in ways and narrowed(see, row, target, card):
            changes.append((row.operation, amount_of(row.amount, see, target)))
    return max(0, calculate(base, changes)) if changes else base


PROCEDURES.add("battle", begin_battle, exchange_strikes, strike_later, end_battle)


# A shot

def begin_shot(game: HeroesGame, frame: Frame) -> None:
    """Fix the final target (508.3)."""
    shot = frame.values["shot"]
    game.player(shot["by"]).attacks += 1
    game.perform([{"kind": "target", "card": shot["card"], "source": shot["source"], "how": SHOT, "by": shot["by"]}],
                 [{"kind": "attack", "card": shot["source"], "target": shot["card"], "how": SHOT,
                   "source": shot["source"], "original": shot["card"], "cause": shot["cause"]}])


def hit(game: HeroesGame, frame: Frame) -> None:
    """Inflict the wounds, without a response (7 Shot for X)."""
    shot = frame.values["shot"]
    frame.values["results"] = []
    if standing(game, shot["card"]):
        amount = strength(game, shot["source"], shot["card"], SHOT, max(0, shot["amount"]), counter=False)
        game.perform([{**{name: shot[name] for name in ("card", "source", "by", "cause")}, "kind": "wound", "how": SHOT,
                       "amount": amount, "strength": amount, "attack": True}])


def end_shot(game: HeroesGame, frame: Frame) -> None:
    """Tell the ability what came of its shot."""
    results = [row for row in frame.values["results"] if row["kind"] == "wound"]
    shot = frame.values["shot"]
    tell_excess(game, shot["source"], shot["card"], results)
    game.agenda.pop()
    if results:
        game.agenda[-1].values["report"] = {**results[0], "kind": "shot"}


PROCEDURES.add("shot", begin_shot, hit, end_shot)
