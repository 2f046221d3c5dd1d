"""Carrying out what leaves the stack: still legal? then it happens, and is paid for (5.2, 5.4, 5.8, 2.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.kernel.abilities import StepsAbility
from runtime.kernel.agenda import Frame
from runtime.kernel.data import Data
from runtime.tcg.abilities import nature_of
from runtime.tcg.blows import blocking
from runtime.tcg.context import See
from runtime.tcg.legality import actions, legal_cards, may_stand
from runtime.tcg.payments import CloseThis, PayWithCards, Tokens
from runtime.tcg.procedures.announcing import reaches
from runtime.tcg.procedures.combat import has_steps
from runtime.tcg.procedures.dice import finish_roll
from runtime.tcg.procedures.modes import choose_modes
from runtime.tcg.procedures.registry import PROCEDURES
from runtime.tcg.verbs import Act

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame


def begin(game: TcgGame, frame: Frame) -> None:
    """Carry out a game action by its kind; one that has become illegal is cancelled without payment (5.8)."""
    item: Data = frame.values["item"]
    if item["kind"] != "roll" and not still_legal(game, item):
        interrupted(game, item)
        game.agenda.pop()
        return
    frame.values["closes"] = item.get("closes", [])
    if item["kind"] != "use":
        frame.step = PAY
        KINDS[item["kind"]](game, frame, item)


def interrupted(game: TcgGame, item: Data) -> None:
    """Note that a game action came to nothing (5.8)."""
    game.record({"kind": "interrupted", "card": game.label(item["card"]), "cause": item.get("ability") or "5.8"})


def still_legal(game: TcgGame, item: Data) -> bool:
    """Tell whether a game action can still be carried out and paid for (2.11, 5.8)."""
    return not item.get("void") and LEGAL[item["kind"]](game, item)


# Abilities

def use_is_legal(game: TcgGame, item: Data) -> bool:
    """An ability in use: its card is there, can pay, and some target that it needs is still legal."""
    ability = game.definitions.abilities[item["ability"]]
    see = game.sees(ability, {**item, "done": {}})
    return game.is_in_play(item["card"]) and payable(game, see, item) and targets_are_legal(game, see, item)


def payable(game: TcgGame, see: See, item: Data) -> bool:
    """Tell whether the announced payment can be made: what it binds is still there (5.4, the example)."""
    for payment in getattr(see.ability, "payments", ()):
        if isinstance(payment, CloseThis):
            if game.cards[item["card"]].closed:
                return False
        elif isinstance(payment, Tokens):
            if game.free_tokens(item["card"]) < item.get("spends", 0):
                return False
        elif not isinstance(payment, PayWithCards) and not payment.can(see):
            return False
    return True


def targets_are_legal(game: TcgGame, see: See, item: Data) -> bool:
    """Take away targets that have become illegal; tell whether every row that needs some still has one."""
    ability = see.ability
    assert isinstance(ability, StepsAbility)
    for target in ability.at_declaration:
        row = str(target.number)
        chosen = item["targets"].get(row, [])
        legal = set(legal_cards(game, see, target, []))
        item["targets"][row] = [card for card in chosen if card in legal]
        if chosen and not item["targets"][row]:
            if not set(chosen) & set(item.get("guessed", ())):
                return False
            item["blocked"] = True  # what lay face down is no legal target: blocked, not interrupted
    return True


def trigger_is_legal(game: TcgGame, item: Data) -> bool:
    """A triggered ability: its targets; its source need not be there any more (glossary: On death)."""
    ability = game.definitions.abilities[item["ability"]]
    return targets_are_legal(game, game.sees(ability, {**item, "done": {}}), item)


def carry_out(game: TcgGame, frame: Frame, item: Data) -> None:
    """Carry out an ability, unless it is blocked (2.7) or one of its targets is protected (2.8)."""
    frame.values["pays"] = True
    ability = game.definitions.abilities[item["ability"]]
    nature = nature_of(ability)
    if item.get("blocked"):
        game.record({"kind": "blocked", "card": game.label(item["card"]), "cause": "2.7"})
        return
    shield(game, item, nature)
    if item["kind"] == "use":
        game.collect({"kind": "activated", "card": item["card"], "player": item["player"], "source": item["card"],
                      "how": nature, "cause": item["ability"]})
    shared = {name: value for name, value in item.items() if name not in STACK_PARTS}
    if isinstance(ability, StepsAbility) and ability.choose is not None:
        choose_modes(game, game.sees(ability, {**item, "done": {}}), ability.choose, shared)
    else:
        game.push("carry_out", **shared, done={})


STACK_PARTS = frozenset(("kind", "number", "closes", "spends", "blocked", "done"))


def shield(game: TcgGame, item: Data, nature: str) -> None:
    """Let protected targets be none of the ability's: nothing of it happens to them (2.8)."""
    for row, cards in item["targets"].items():
        kept = [card for card in cards if not (game.is_in_play(card) and card != item["card"]
                                               and game.protects(card, nature, item["card"]))]
        if kept != cards:
            item["targets"][row] = kept
            game.record({"kind": "protected", "card": game.label(next(card for card in cards if card not in kept)),
                         "cause": "2.8"})


def ask_block(game: TcgGame, frame: Frame) -> None:
    """Let abilities block an ability in use; of those with "may", ask their players (2.7)."""
    values = frame.values
    item = values["item"]
    for found in [] if item.get("blocked") else use_blockers(game, item):
        name = f"{found['card']}:{found['ability']}:{found['effect']}"
        if name not in values.get("declined", ()):
            values["block"] = {**found, "name": name}
            if found["may"]:
                game.ask(frame, found["player"], "may", [{"key": "yes"}, {"key": "no"}], ability=found["ability"],
                         card=found["card"], about=item["card"])
            else:
                values["answer"] = {"key": "yes"}
            return
    frame.step = PAY
    carry_out(game, frame, item)


def take_block(game: TcgGame, frame: Frame) -> None:
    """Block it, and carry out what the blocking ability does besides; or go on asking."""
    values = frame.values
    frame.step = ASK_BLOCK
    found = values.pop("block")
    if values.pop("answer")["key"] == "no":
        values["declined"] = [*values.get("declined", ()), found["name"]]
        return
    values["item"]["blocked"] = True
    ability = game.definitions.abilities[found["ability"]]
    game.mark(found["card"], ability, found["effect"])
    if has_steps(ability):
        shared = {name: found[name] for name in ("ability", "card", "player", "value", "effect", "event")}
        game.push("carry_out", **shared, targets={}, done={}, chain=[])


def use_blockers(game: TcgGame, item: Data) -> list[Data]:
    """Return the abilities that can block an ability in use, each as data (2.7)."""
    event = {"kind": "activated", "card": item["card"], "source": item["card"], "player": item["player"],
             "how": nature_of(game.definitions.abilities[item["ability"]]),
             "target": next((cards[0] for cards in item["targets"].values() if cards), 0)}
    return blocking(game, event)


def pay(game: TcgGame, frame: Frame) -> None:
    """Pay for what was carried out (5.2): the card has acted, it moves no more this turn (2.4.1, 4.1.1).

    An announcement that was cancelled took nothing: neither the action nor the movement (2.9, 2.11).
    """
    item = frame.values["item"]
    if not frame.values.get("pays") or not game.is_in_play(item["card"]):
        return
    ability = game.definitions.abilities.get(item.get("ability", ""))
    payments = getattr(ability, "payments", ()) if item["kind"] == "use" else ()
    act = Act(game, ability, {**item, "done": {}}, is_payment=True) if ability is not None else None
    frame.values["closes"] = []
    for payment in payments:
        if isinstance(payment, CloseThis):
            count_action(game, item["card"])
            if stays_open(game, item["card"]):
                continue
        assert act is not None
        payment.pay(act, item["targets"].get("-1", []))
    if act is not None and act.batches:
        game.perform(*act.batches)


def count_action(game: TcgGame, card: int) -> None:
    """Count an action of a card; it moves no more this turn (2.4.1)."""
    found = game.adjust(card)
    found.acted += 1
    found.still = True
    game.collect({"kind": "acts", "card": card, "player": found.controller, "source": card})


def stays_open(game: TcgGame, card: int) -> bool:
    """Tell whether a card that acts several times a turn stays open; after the last time, too, as no text closes it."""
    return actions(game, card) > 1


# Movement

def move_is_legal(game: TcgGame, item: Data) -> bool:
    """A movement: the card is still open and where it was, the square still unoccupied."""
    card = item["card"]
    return (game.is_in_play(card) and not game.cards[card].closed and game.cards[card].square == item["left"]
            and may_stand(game, card, item["square"], item["how"]) and not game.forbids(card, "move"))


def move(game: TcgGame, frame: Frame, item: Data) -> None:
    """Move a card by one square for a unit of movement, or let it jump (3.14, 3.15)."""
    found = game.adjust(item["card"])
    found.steps += 1
    if item["how"] != "move":
        found.still = True
    game.perform([{"kind": "relocate", "card": item["card"], "square": item["square"], "how": item["how"],
                   "source": 0, "cause": "3.14" if item["how"] == "move" else "3.15"}])


# Attacks, defenders, dice, destruction

def attack_is_legal(game: TcgGame, item: Data) -> bool:
    """An attack: attacker and target are there, the attacker is still open where its closing pays."""
    card = item["card"]
    ability = game.definitions.abilities.get(item.get("ability", ""))
    if not game.is_in_play(item["target"]) or not (game.is_in_play(card) or item.get("trigger")):
        return False
    if card in item["closes"] and game.cards[card].closed:
        return False
    if not (item.get("blocked") or "original" in item or item.get("defender") or reaches(game, item)):
        return False
    return ability is None or payable(game, game.sees(ability, {**item, "done": {}}), item)


def attack(game: TcgGame, frame: Frame, item: Data) -> None:
    """Go to the In-Attack step (6.4.4); its payment is made after it."""
    defender = item.get("defender") or 0
    targets: list[int] = [defender or item["target"], *item["targets"]["0"][1:]]
    for target in reversed(targets):  # each attack with a die of its own; the last one is paid for
        last = game.agenda[-1] is frame
        game.push("combat", attacker=item["card"], target=target, original=item["target"], how=item["how"], power=[],
                  sudden=item.get("sudden", False), fights=item.get("fights", False), player=item["player"],
                  ability=item.get("ability", ""), x=item.get("x", 0), value=item.get("value", 0),
                  effect=item.get("effect", 0), defender=defender, pays=last,
                  closes=item["closes"] if last else [],
                  blocked=bool(item.get("blocked")), event=item.get("event"), chain=item.get("chain", []), item=item)


def defense_is_legal(game: TcgGame, item: Data) -> bool:
    """A defender: still open, and the attack still on the stack without one (4.14)."""
    card = item["card"]
    attacks = [row for row in game.stack if row.get("number") == item["attack"]]
    return bool(attacks) and not attacks[0].get("defender") and game.is_in_play(card) and not game.cards[card].closed


def defend(game: TcgGame, frame: Frame, item: Data) -> None:
    """Make a card the defender: it becomes the target of the strike (4.11), and closes for it after the combat.

    If the attack is interrupted there is no combat, and the defender stays open: it pays for having fought (4.14).
    """
    announced = next(row for row in game.stack if row.get("number") == item["attack"])
    announced["closes"] = [*announced["closes"], item["card"]]
    announced["defender"] = item["card"]
    game.happen({"kind": "block", "card": item["card"], "attacker": announced["card"], "target": announced["target"],
                 "cause": "4.11"})


def destruction_is_legal(game: TcgGame, item: Data) -> bool:
    """A destruction effect: the card is there, and what caused it has not disappeared (4.17.1, the example).

    Healing takes away a destruction effect that wounds caused, and no other: finishing off did not need them.
    """
    card = item["card"]
    if not game.is_in_play(card) or game.forbids(card, "be_destroyed", item["source"]):
        return False
    return item["how"] != "wounds" or game.is_wounded_to_death(card)


def destruction(game: TcgGame, frame: Frame, item: Data) -> None:
    """The card dies, unless the destruction is blocked (4.17.1); then comes what was to follow its death.

    All that were destroyed at one time die at one time: both players have passed for the lot of them.
    """
    dying = [row for row in (item, *fellows(game, item)) if not row.get("blocked")]
    follows = [[row["then"]] for row in dying if "then" in row]
    if dying:
        game.perform([{"kind": "dies", "card": row["card"], "source": row["source"], "how": row["how"],
                       "weapon": row.get("weapon"), "at_once": row["at_once"], "cause": "4.17.1"} for row in dying],
                     *follows)


def fellows(game: TcgGame, item: Data) -> list[Data]:
    """Take from the stack the destruction effects that came with this one and are still legal."""
    found: list[Data] = []
    while item["at_once"] and game.stack and game.stack[-1].get("at_once") == item["at_once"]:
        other = game.stack.pop()
        if still_legal(game, other):
            found.append(other)
        else:
            interrupted(game, other)
    return found


def prepare_is_legal(game: TcgGame, item: Data) -> bool:
    """Closing for a strike against a flying creature: the card is still open."""
    return game.is_in_play(item["card"]) and not game.cards[item["card"]].closed


def prepare(game: TcgGame, frame: Frame, item: Data) -> None:
    """Close for a strike against a flying creature, or to retreat (4.16, 8.2.1)."""
    count_action(game, item["card"])
    found = game.adjust(item["card"])
    found.facts = {**found.facts, item["fact"]: game.turn}
    game.perform([{"kind": "close", "card": item["card"], "source": 0, "how": "payment", "cause": item["cause"]}])


def roll(game: TcgGame, frame: Frame, item: Data) -> None:
    """A die roll leaves the stack: its modifiers are applied (5.9)."""
    finish_roll(game, item)


KINDS = {"use": carry_out, "trigger": carry_out, "move": move, "attack": attack, "defend": defend,
         "destruction": destruction, "prepare": prepare, "roll": roll}
LEGAL = {"use": use_is_legal, "trigger": trigger_is_legal, "move": move_is_legal, "attack": attack_is_legal,
         "defend": defense_is_legal, "destruction": destruction_is_legal, "prepare": prepare_is_legal}


PROCEDURES.add("resolve", begin, ask_block, take_block, pay)
ASK_BLOCK, PAY = 1, 3
