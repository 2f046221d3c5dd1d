"""The In-Attack and After-Attack steps (6.4.4, 4.1-4.9): dice, blows, modifiers, blocks, wounds, payment."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import TYPE_CHECKING

from runtime.kernel.abilities import Ability, StepsAbility
from runtime.kernel.agenda import Frame
from runtime.kernel.data import Data
from runtime.kernel.terms import CREATURE
from runtime.tcg import nexts
from runtime.tcg.blows import Blow, blockers, kept_off, power_of, strength_of_blow
from runtime.tcg.pipeline import is_unanswerable
from runtime.tcg.procedures.registry import PROCEDURES
from runtime.tcg.procedures.stack import give_priority
from runtime.tcg.strike_table import blows, weakened
from runtime.tcg.strikes import count
from runtime.tcg.strikes import stays_open as more_to_come
from runtime.tcg.terms import DEFENDS_OFTEN, FIGHTS_CLOSED, MISS, OPEN_AFTER_ATTACK, OPEN_AFTER_DEFENDING, RANGED

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame


def begin(game: TcgGame, frame: Frame) -> None:
    """The creature becomes the attacker, its final target the parrier; "on attacking" abilities trigger."""
    values = frame.values
    place = (values.get("item") or {}).get("place")
    if place is not None:  # the card counts as standing where the first target stands, too (glossary: Redirecting)
        game.shifted.append([values["target"], place])
    game.look_anew()
    values["answers"] = fights(game, values)
    nexts.begin(game, values["attacker"], values["how"])
    if values["answers"]:
        nexts.begin(game, values["target"], "strike")
    game.happen({"kind": "attack", "card": values["attacker"], "target": values["target"], "how": values["how"],
                 "source": values["attacker"], "cause": "6.4.4"})
    give_priority(game, game.active)


def fights(game: TcgGame, values: Data) -> bool:
    """Tell whether the target rolls, too: an open enemy creature against a simple strike that can be answered (4.2).

    An open card of one's own does not, as 4.2 speaks of enemies: it is attacked like a closed one (4.15, 4.9).
    """
    target = values["target"]
    if not values.get("fights") or not game.is_in_play(target):
        return False
    enemy = game.cards[target].controller != game.cards[values["attacker"]].controller
    return (enemy and game.traits(target).type == CREATURE and is_open(game, values)
            and not is_unanswerable(game, values["attacker"], target)
            and not game.forbids(target, "strike_back", values["attacker"]))


def is_open(game: TcgGame, values: Data) -> bool:
    """Tell whether the target is open, or fought as if it were."""
    target = values["target"]
    as_open = bool(values.get("as_open")) or FIGHTS_CLOSED in game.traits(target).rules
    return as_open or not game.cards[target].closed


def roll_attacker(game: TcgGame, frame: Frame) -> None:
    """The attacker rolls (4.2, 4.9)."""
    values = frame.values
    if gone(game, values):
        frame.step = AFTER
        return
    game.push("roll", card=values["attacker"], player=values["player"], other=values["target"],
              on="attack" if values["how"] == "strike" else values["how"], bounded=not values["answers"])


def gone(game: TcgGame, values: Data) -> bool:
    """Tell whether there is nobody left to attack, or to be attacked; an attack "on death" needs no attacker."""
    by_the_dead = (values.get("item") or {}).get("trigger")
    return not game.is_in_play(values["target"]) or not (by_the_dead or game.is_in_play(values["attacker"]))


def roll_parrier(game: TcgGame, frame: Frame) -> None:
    """The parrier rolls, if it fights: it must still be open (4.9)."""
    values = frame.values
    values["attack roll"] = values.pop("rolled")
    if gone(game, values):
        frame.step = AFTER
        return
    values["answers"] = values["answers"] and is_open(game, values)
    if values["answers"]:
        game.push("roll", card=values["target"], player=game.cards[values["target"]].controller,
                  other=values["attacker"], on="defense", bounded=False)


def read_table(game: TcgGame, frame: Frame) -> None:
    """Read the blows from the rolls; who rolled higher may weaken them, if both would strike (4.3, 4.5)."""
    from runtime.tcg.context import strength_of

    values = frame.values
    mine = values["attack roll"]
    if not values["answers"]:
        values["blows"] = [strength_of(mine), MISS]
        values["answer"] = {"key": "keep"}
        return
    theirs = values["defense roll"] = values.pop("rolled")
    values["blows"] = list(blows(mine, theirs))
    other = weakened(mine, theirs)
    if other is None:
        values["answer"] = {"key": "keep"}
        return
    values["weaker"] = list(other)
    chooser = game.cards[values["attacker"] if mine > theirs else values["target"]].controller
    game.ask(frame, chooser, "weaken", [{"key": "keep", "blows": values["blows"]},
                                        {"key": "weaken", "blows": values["weaker"]}],
             attacker=values["attacker"], target=values["target"])


def take_blows(game: TcgGame, frame: Frame) -> None:
    """Take the blows, with what reduces or raises their kind; misses are over (4.7).

    A parrier that blocks the attack still deals its return strike: that is no action of its own (4.4) and follows
    from the dice, not from the attack's being carried out (2.7).
    """
    values = frame.values
    if values.pop("answer")["key"] == "weaken":
        values["blows"] = values.pop("weaker")
        game.record({"kind": "weakens", "card": game.label(values["attacker"]), "cause": "4.5"})
    attack, answer = values["blows"]
    rows = [Blow(values["attacker"], values["target"], values["how"], attack, values["power"], values["ability"])]
    if answer != MISS:
        rows.append(Blow(values["target"], values["attacker"], "strike", answer, [], "", answer=True))
    for row in rows:
        if row.strength == MISS:
            tell_miss(game, row)
    dealt = [replace(row, strength=strength_of_blow(game, row)) for row in rows if row.strength != MISS]
    values["rows"] = [{"blow": asdict(row), "off": is_off(game, values, row)} for row in dealt]
    values["declined"] = []


def is_off(game: TcgGame, values: Data, row: Blow) -> bool:
    """Tell whether a blow is kept off: by what the target is, or because the attack was blocked (2.7, 3.11.1)."""
    if values.get("blocked", False) and not row.answer:
        game.record({"kind": "blocked", "card": game.label(row.card), "cause": "2.7"})
        return True
    return kept_off(game, row)


def ask_block(game: TcgGame, frame: Frame) -> None:
    """Let abilities block the blows; of those with "may", ask their players (2.7)."""
    values = frame.values
    for at, row in enumerate(values["rows"]):
        for found in [] if row["off"] else blockers(game, Blow(**row["blow"])):
            name = f"{at}:{found['card']}:{found['ability']}:{found['effect']}"
            if name in values["declined"]:
                continue
            values["block"] = {**found, "at": at, "name": name}
            if found["may"]:
                game.ask(frame, found["player"], "may", [{"key": "yes"}, {"key": "no"}], ability=found["ability"],
                         card=found["card"], about=row["blow"]["card"])
            else:
                values["answer"] = {"key": "yes"}
            return
    frame.step = DEAL


def take_block(game: TcgGame, frame: Frame) -> None:
    """Block the blow, and carry out what the ability does besides."""
    values = frame.values
    frame.step = ASK_BLOCK
    found = values.pop("block")
    if values.pop("answer")["key"] == "no":
        values["declined"].append(found["name"])
        return
    row = values["rows"][found["at"]]
    row["off"] = True
    ability = game.definitions.abilities[found["ability"]]
    game.mark(found["card"], ability, found["effect"])
    game.record({"kind": "blocked", "card": game.label(row["blow"]["card"]), "cause": found["ability"]})
    if has_steps(ability):
        shared = {name: found[name] for name in ("ability", "card", "player", "value", "effect", "event")}
        game.push("carry_out", **shared, targets={}, done={}, chain=[])


def deal(game: TcgGame, frame: Frame) -> None:
    """Deal the blows at the same time (4.6)."""
    values = frame.values
    values["strikes"] = [strike(game, values, Blow(**row["blow"]), off=row["off"]) for row in values.pop("rows")]
    values["results"] = []
    blows = [(row["kept off"], row.pop("wound")) for row in values["strikes"]]  # events belong to whoever performs them
    wounds = [wound for kept_off, wound in blows if not kept_off]
    if wounds:
        game.perform(wounds)


def tell_miss(game: TcgGame, row: Blow) -> None:
    """Let a miss be known (4.7)."""
    game.record({"kind": "miss", "card": game.label(row.card), "target": game.label(row.target), "cause": "4.7"})
    game.collect({"kind": "miss", "card": row.card, "target": row.target, "source": row.card, "how": row.how,
                  "answer": row.answer})


def strike(game: TcgGame, values: Data, row: Blow, *, off: bool) -> Data:
    """Return a blow as data: its power with all modifiers, whether it is kept off, the wounds that it inflicts."""
    power = power_of(game, row, values)
    return {
        "card": row.card, "target": row.target, "how": row.how, "strength": row.strength, "answer": row.answer,
        "kept off": off, "life before": max(0, game.lives(row.target)),
        "wound": {"kind": "wound", "card": row.target, "source": row.card, "amount": power, "how": row.how,
                  "by": game.cards[row.card].controller, "attack": True, "strength": row.strength,
                  "ranged": row.how in RANGED, "answer": row.answer, "cause": row.ability or "4.8"},
    }


def accompany(game: TcgGame, frame: Frame) -> None:
    """What accompanies the strikes triggers, and the parts of the attack's own ability are carried out (6.4.4)."""
    values = frame.values
    results = iter(values.pop("results"))
    for row in values["strikes"]:
        if row["kept off"]:
            continue
        amount = int(next(results, {"amount": 0})["amount"])
        game.collect({"kind": "hit", "card": row["card"], "target": row["target"], "source": row["card"],
                      "how": row["how"], "strength": row["strength"], "answer": row["answer"], "amount": amount,
                      "life before": row["life before"]})
    first = values["strikes"][0] if values["strikes"] else None
    ability = game.definitions.abilities.get(values["ability"])
    if first is not None and not first["answer"] and not first["kept off"] and has_steps(ability):
        game.push("carry_out", ability=values["ability"], card=values["attacker"], player=values["player"],
                  value=values["value"], effect=values["effect"], event=values["event"], x=values["x"],
                  targets={"0": [values["target"]], **later_targets(values)}, done={}, chain=values["chain"],
                  strength=first["strength"], rolled=values["attack roll"])


def has_steps(ability: Ability | None) -> bool:
    """Tell whether something accompanies an attack."""
    return isinstance(ability, StepsAbility) and bool(ability.steps)


def later_targets(values: Data) -> Data:
    """Return the other targets that were chosen at the announcement."""
    chosen = values.get("item", {}).get("targets", {})
    return {row: cards for row, cards in chosen.items() if row != "0"}


def settle(game: TcgGame, frame: Frame) -> None:
    """What has triggered goes on the stack and is carried out before the payment."""
    give_priority(game, game.active)


def after(game: TcgGame, frame: Frame) -> None:
    """The After-Attack step: attacker and defender close, further payments are made (6.4.4, 4.14)."""
    values = frame.values
    closes, values["closes"] = values.get("closes", []), []
    batch = [{"kind": "close", "card": card, "source": 0, "how": "payment", "cause": "6.4.4"}
             for card in closes if game.is_in_play(card) and not stays_open(game, card, values)]
    for card in closes:
        if game.is_in_play(card):
            if not defends_often(game, card, values):
                count_action(game, card)
            if strikes(card, values):
                count(game, card, values["original"])
    batches = [batch] if batch else []
    batches.extend(other_payments(game, values))
    if batches:
        game.perform(*batches)


def count_action(game: TcgGame, card: int) -> None:
    """Attacking and defending are actions of a card; it moves no more this turn (2.4)."""
    found = game.adjust(card)
    found.acted += 1
    found.still = True
    game.collect({"kind": "acts", "card": card, "player": found.controller, "source": card})


def defends_often(game: TcgGame, card: int, values: Data) -> bool:
    """Tell whether a card defends without its being an action of the card."""
    return card != values["attacker"] and DEFENDS_OFTEN in game.traits(card).rules


def strikes(card: int, values: Data) -> bool:
    """Tell whether the attack is a simple strike that a card made as its action."""
    return card == values["attacker"] and values["how"] == "strike" and not values["ability"]


def stays_open(game: TcgGame, card: int, values: Data) -> bool:
    """Tell whether a card does not close for its attack or defense: its text says so, or it acts several times."""
    from runtime.tcg.legality import actions

    if card in values.get("staying", ()):
        return True
    rules = game.traits(card).rules
    if card == values["attacker"]:
        stays = OPEN_AFTER_ATTACK in rules or actions(game, card) > 1 or game.cards[card].closed
        return stays or (strikes(card, values) and more_to_come(game, card))
    return OPEN_AFTER_DEFENDING in rules or DEFENDS_OFTEN in rules or game.cards[card].closed


def other_payments(game: TcgGame, values: Data) -> list[list[Data]]:
    """Return what else an attack that is an ability costs: tokens, wounds."""
    from runtime.tcg.payments import CloseThis
    from runtime.tcg.verbs import Act

    ability = game.definitions.abilities.get(values["ability"])
    item = values.get("item") or {}
    if ability is None or not game.is_in_play(values["attacker"]) or item.get("trigger") or not values.get("pays"):
        return []
    act = Act(game, ability, {**item, "done": {}}, is_payment=True)
    for payment in getattr(ability, "payments", ()):
        if not isinstance(payment, CloseThis):
            payment.pay(act, item.get("targets", {}).get("-1", []))
    return act.batches


def finish(game: TcgGame, frame: Frame) -> None:
    """Abilities "after attack" trigger (6.4.4)."""
    values = frame.values
    for card in (values["attacker"], values["target"]):
        nexts.end(game, card)
    game.look_anew()
    if (values.get("item") or {}).get("place") is not None:
        game.shifted.pop()
    if game.is_in_play(values["attacker"]):
        game.happen({"kind": "after_attack", "card": values["attacker"], "target": values["target"],
                     "how": values["how"], "source": values["attacker"], "cause": "6.4.4"})


PROCEDURES.add("combat", begin, roll_attacker, roll_parrier, read_table, take_blows, ask_block, take_block, deal,
               accompany, settle, after, finish)
ASK_BLOCK, DEAL, AFTER = 5, 7, 10


