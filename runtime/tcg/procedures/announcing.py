"""Announcing an ability (5.2): X, the target of its attack, its targets; then it is on the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.kernel.abilities import StepsAbility, Target
from runtime.kernel.agenda import Frame
from runtime.kernel.carrying_out import ability_of
from runtime.kernel.choosing import CONTEXT, start
from runtime.kernel.data import Data
from runtime.kernel.terms import PLAY, Variable
from runtime.tcg.abilities import ActivatedAbility, Attack, TriggeredAbility
from runtime.tcg.context import See
from runtime.tcg.guessing import is_secret
from runtime.tcg.legality import SIMPLE, attack_targets, may_attack, xs
from runtime.tcg.payments import PayWithCards, Tokens
from runtime.tcg.procedures.registry import PROCEDURES

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame


def row_of(game: TcgGame, see: See, values: Data) -> Target:
    """Return the target row that is being chosen: of the attack (0), of a payment, or of the ability."""
    if values["row"] == "attack":
        return attack_row(game, see)
    if values["row"].startswith("payment:"):
        found = see.ability.payments[int(values["row"].partition(":")[2])].choice(see)
        assert isinstance(found, Target)
        return found
    rows: tuple[Target, ...] = see.ability.targets
    return next(row for row in rows if row.number == values["number"])


def attack_row(game: TcgGame, see: See) -> Target:
    """Return the row that chooses the target of an ability's attack."""
    attack: Attack = see.ability.attack
    legal = set(attack_targets(game, see, attack))
    return Target(0, lambda _ability, _see, card: card in legal, attack.count, PLAY, role="choice",
                  repeats=attack.repeats)


def ask_may(game: TcgGame, frame: Frame) -> None:
    """Ask whether to announce a triggered ability with "may" (1.9.2)."""
    values = frame.values
    ability = ability_of(game, values)
    if values.get("trigger") and isinstance(ability, TriggeredAbility) and ability.may:
        game.ask(frame, values["player"], "may", [{"key": "yes"}, {"key": "no"}], ability=values["ability"],
                 card=values["card"], about=values["event"].get("card", 0))
    else:
        values["answer"] = {"key": "yes"}


def ask_x(game: TcgGame, frame: Frame) -> None:
    """Ask for X: how many resources are used has to be stated at the announcement (glossary: Payment)."""
    values = frame.values
    if values.pop("answer")["key"] == "no":
        game.record({"kind": "trigger declined", "card": game.label(values["card"]), "cause": values["ability"]})
        game.agenda.pop()
        return
    ability = ability_of(game, values)
    if isinstance(ability, ActivatedAbility) and ability.has_x:
        see = game.sees(ability, values)
        game.ask(frame, values["player"], "x", [{"key": "x", "x": x} for x in xs(game, see)],
                 ability=values["ability"], card=values["card"])
    else:
        values["answer"] = {"key": "x", "x": 0}


def take_x(game: TcgGame, frame: Frame) -> None:
    """Take X, and choose the target of the attack."""
    values = frame.values
    x = values.pop("answer")["x"]
    if x:
        values["x"] = x
    ability = ability_of(game, values)
    if getattr(ability, "attack", None) is not None:
        start(game, values, "attack", attack_row(game, game.sees(ability, values)))


def choose_targets(game: TcgGame, frame: Frame) -> None:
    """Choose the targets that are chosen at the announcement, and what pays, one row after another."""
    values = frame.values
    ability = ability_of(game, values)
    for target in ability.at_declaration:
        if str(target.number) not in values["targets"]:
            frame.step -= 1
            start(game, values, "targets", target)
            return
    see = game.sees(ability, values)
    for at, payment in enumerate(getattr(ability, "payments", ())):
        row = payment.choice(see) if isinstance(payment, PayWithCards) else None
        if row is not None and str(row.number) not in values["targets"]:
            frame.step -= 1
            start(game, values, f"payment:{at}", row)
            return


def put_on_stack(game: TcgGame, frame: Frame) -> None:
    """Put it on the stack; its targets become targets (5.4)."""
    game.agenda.pop()
    values = frame.values
    ability = ability_of(game, values)
    item: Data = {name: values[name] for name in CONTEXT if name in values}
    attack: Attack | None = getattr(ability, "attack", None)
    item["kind"] = "trigger" if values.get("trigger") else "use"
    item["closes"] = [] if values.get("trigger") else game.closes(values["card"], ability)
    spends = sum(number_of(payment.number, values) for payment in getattr(ability, "payments", ())
                 if isinstance(payment, Tokens))
    if spends:
        item["spends"] = spends
    game.mark(values["card"], ability, values["effect"])
    if values.get("trigger"):
        item["memory"] = game.use_effect(values["card"], values["effect"], ability.key) or values.get("memory", {})
    if attack is not None:
        announce_attack(game, item, ability, attack)
    else:
        game.put_on_stack(item)
        game.record({"kind": "declares", "card": game.label(item["card"]), "player": item["player"],
                     "cause": item["ability"], "targets": [game.label(card) for row in ability.at_declaration
                                                           if game.part(row.zone) == "card"
                                                           for card in item["targets"].get(str(row.number), [])]})
        item["guessed"] = guessed(game, values)
        game.chosen(ability, values, ability.at_declaration)


def guessed(game: TcgGame, values: Data) -> list[int]:
    """Return the targets that were chosen face down: if one is illegal, it is blocked (glossary: Hidden card)."""
    return sorted({card for cards in values["targets"].values() for card in cards
                   if card in game.cards and game.is_in_play(card) and is_secret(game, card, values["player"])})


def number_of(number: object, values: Data) -> int:
    """Return a number of tokens, X read."""
    return int(values.get("x", 0)) if isinstance(number, Variable) else int(number)  # type: ignore[call-overload]


def announce_attack(game: TcgGame, item: Data, ability: StepsAbility, attack: Attack) -> None:
    """Put an attack that is an ability on the stack; defenders may come against a simple strike (4.11)."""
    if not item["targets"]["0"]:
        return
    sudden = item["kind"] == "trigger" or getattr(ability, "instant", False)
    answered = attack.kind == "strike" and not attack.unanswerable and not sudden
    item["trigger"] = item["kind"] == "trigger"
    item.update(kind="attack", how=attack.kind, target=item["targets"]["0"][0], sudden=sudden,
                fights=answered, open_to_defense=answered and not attack.directed)
    game.put_on_stack(item)
    tell_attack(game, item)


def tell_attack(game: TcgGame, item: Data) -> None:
    """Let an announced attack be known: "before attack" abilities trigger, a hidden target is revealed.

    They trigger at the announcement, as the numbered clause says (6.4.4); the glossary has them after the dice.
    """
    hidden = is_secret(game, item["target"], item["player"])
    game.aim(item["target"], item["card"], item["player"], item.get("ability", ""))
    if hidden and not reaches(game, item):  # a hidden card is a legal target: the attack is blocked, not interrupted
        item["blocked"] = True
    game.happen({"kind": "declares_attack", "card": item["card"], "target": item["target"], "how": item["how"],
                 "source": item["card"], "cause": item.get("ability") or "4.1"})


def reaches(game: TcgGame, item: Data) -> bool:
    """Tell whether the attacker may attack the target of an announced attack as it stands now."""
    ability = game.definitions.abilities.get(item.get("ability", ""))
    attack = getattr(ability, "attack", None) or SIMPLE
    if not game.is_in_play(item["card"]):
        return True
    fits = ability is None or attack.legal is None or attack.legal(
        ability, game.sees(ability, {**item, "done": {}}), item["target"])
    return fits and may_attack(game, item["card"], item["target"], attack)


PROCEDURES.add("announce", ask_may, ask_x, take_x, choose_targets, put_on_stack)
