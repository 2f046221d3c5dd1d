"""The Queue and the declaration of abilities (401, 402, 501)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.abilities import ActivatedAbility, TriggeredAbility
from runtime.heroes.context import See
from runtime.heroes.legality import can_declare
from runtime.heroes.pipeline import identity, sweep
from runtime.heroes.procedures import choosing
from runtime.heroes.procedures.carrying_out import announce
from runtime.heroes.procedures.registry import PROCEDURES
from runtime.heroes.trials import choosable, hopeless
from runtime.heroes.verbs import Act
from runtime.kernel.abilities import StepsAbility
from runtime.kernel.agenda import Frame
from runtime.kernel.carrying_out import ability_of
from runtime.kernel.choosing import CONTEXT, start
from runtime.kernel.data import Data, copied
from runtime.kernel.terms import GRAVEYARD, YOU

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame

MOST_ROUNDS = 50
"""After so many rounds a circle of triggers is cut that no rule of its edition stops: a game must end."""


# The Queue

def run_queue(game: HeroesGame, frame: Frame) -> None:
    """Declare what has triggered, carry out the first ability, and so on until nothing is left (401.7, 401.8)."""
    frame.step = 0
    if game.waiting:
        waiting, game.waiting = game.waiting, []
        game.push("declare_all", triggers=waiting)
    elif game.queue:
        game.push("carry_out", **copied(game.queue.pop(0)))
    else:
        deaths = sweep(game)
        if deaths:
            game.perform(deaths)
        else:
            game.agenda.pop()


PROCEDURES.add("queue", run_queue)


def start_queue(game: HeroesGame) -> bool:
    """Let the Queue be carried out before the frame in progress goes on; tell whether there is anything to do."""
    if game.waiting or game.queue or sweep(game):
        game.push("queue")
        return True
    return game.over


# Triggers

def next_trigger(game: HeroesGame, frame: Frame) -> None:
    """Let the inactive player order their triggers, then the active one (402.1); undeclarable ones are lost."""
    values = frame.values
    triggers = values["triggers"] = [entry for entry in values["triggers"] if declarable(game, entry)]
    for player in (1 - game.active, game.active):
        options = [{"key": "trigger", "ability": entry["ability"], "card": entry["card"], "about": subject(entry),
                    "entry": triggers.index(entry)} for entry in triggers if entry["player"] == player]
        if options:
            game.ask(frame, player, "trigger", distinct(options))
            return
    game.agenda.pop()


def distinct(options: list[Data]) -> list[Data]:
    """Return options without repetition: the same trigger twice is no choice."""
    return [option for at, option in enumerate(options) if option not in options[:at]]


def subject(entry: Data) -> int:
    """Return the card that a trigger's event is about."""
    return int(entry["event"].get("card") or 0)


def declarable(game: HeroesGame, entry: Data) -> bool:
    """Tell whether a trigger can be declared: limit, condition, targets (112.3, 112.5)."""
    ability = game.definitions.abilities[entry["ability"]]
    assert isinstance(ability, TriggeredAbility)
    if entry["card"] not in game.cards:
        return False
    if not game.within_limit(entry["card"], ability, entry["effect"]):
        game.explain(entry["card"], "used up", "112.5")
        return False
    chain = entry.get("chain")
    if chain and chain.count(identity(entry)) >= (1 if game.edition.trigger_cycles_are_cut else MOST_ROUNDS):
        game.record({"kind": "cycle", "card": game.label(entry["card"]), "cause": "525.2"})
        return False
    see = See(game, ability, {**entry, "targets": {}, "done": {}})
    if ability.uses is not None and entry["effect"] and not game.has_effect(entry["card"], entry["effect"]):
        return False
    if not ability.condition(see):
        return False
    if not can_declare(see):
        game.explain(entry["card"], "no target to declare", "501.1")
        return False
    first = ability.steps[0] if ability.steps else None
    if first is None or first.targets or first.may or not see.holds(first.condition):
        return True
    return not hopeless(see, first.method) and (not ability.may or choosable(see, first.method))


def trigger_chosen(game: HeroesGame, frame: Frame) -> None:
    """Declare the chosen trigger."""
    entry = frame.values["triggers"].pop(frame.values.pop("answer")["entry"])
    frame.step = 0
    game.push("declare", **entry, targets={}, done={})


PROCEDURES.add("declare_all", next_trigger, trigger_chosen)


# One declaration

def ask_may(game: HeroesGame, frame: Frame) -> None:
    """Ask whether an optional trigger is declared (112.4)."""
    values = frame.values
    ability = ability_of(game, values)
    if isinstance(ability, TriggeredAbility) and ability.may:
        game.ask(frame, values["player"], "may", [{"key": "yes"}, {"key": "no"}], ability=values["ability"],
                 card=values["card"], part=0)
        return
    begin(game, frame, ability)


def may_answered(game: HeroesGame, frame: Frame) -> None:
    """Go on, or lose the trigger (401.7)."""
    values = frame.values
    if values.pop("answer")["key"] == "no":
        game.explain(values["card"], "trigger declined", "401.7")
        game.agenda.pop()
        return
    begin(game, frame, ability_of(game, values))


def begin(game: HeroesGame, frame: Frame, ability: StepsAbility) -> None:
    """Lay the use marker (501.1), and go on; what needs no choice of a player is done at once."""
    values = frame.values
    if isinstance(ability, TriggeredAbility):
        game.mark(values["card"], ability, values["effect"])
        if values.get("effect"):
            memory = game.use_effect(values["card"], values["effect"], ability.key)
            values["memory"] = memory or values.get("memory", {})
    frame.step = PART + 1
    choose_part(game, frame)


def choose_part(game: HeroesGame, frame: Frame) -> None:
    """Ask which part of a combined card that died is meant, if the ability does something with the card (505.4)."""
    values = frame.values
    event = values.get("event") or {}
    parts = []
    if event.get("kind") == "dies" and "parts" in event:
        parts = [card for card in (event["card"], *event["parts"]) if game.is_in_zone(card, GRAVEYARD)]
    if len(parts) < 2 or not moves_the_dead(ability_of(game, values)):
        frame.step = MODES + 1
        choose_modes(game, frame)
        return
    options: list[Data] = [{"key": "target", "card": card} for card in parts]
    game.ask(frame, values["player"], "target", options, ability=values["ability"], card=values["card"], picked=0,
             least=1, most=1, zone=GRAVEYARD)


def moves_the_dead(ability: StepsAbility) -> bool:
    """Tell whether an ability may take a card out of the graveyard."""
    return any(not MOVING.isdisjoint(step.method.__code__.co_names) for step in ability.steps)


MOVING = frozenset(("resurrect", "to_hand", "to_deck", "shuffle_into_deck", "obtain", "play_free"))


def part_chosen(game: HeroesGame, frame: Frame) -> None:
    """Let the event be about the chosen part."""
    values = frame.values
    values["event"] = {**values["event"], "card": values.pop("answer")["card"]}


def choose_modes(game: HeroesGame, frame: Frame) -> None:
    """Compose the chain of an ability constructor (524)."""
    ability = ability_of(game, frame.values)
    if ability.choose is not None and "modes" not in frame.values:
        see = See(game, ability, frame.values)
        start_modes(game, see, ability.key, [mode.key for mode in ability.choose.modes],
                    see.amount(ability.choose.least), see.amount(ability.choose.most), ability.choose.repeats,
                    ability.choose.by)
        return
    declare_targets(game, frame)


def start_modes(game: HeroesGame, see: See, ability: str, modes: list[str], least: int, most: int, repeats: bool,
                by: str) -> None:
    """Let a player compose a chain; the frame below finds it in `modes`."""
    shared = {name: see.values[name] for name in CONTEXT if name in see.values}
    if not game.edition.one_or_more_may_be_chosen:
        most = max(1, least)
    game.push("modes", **{**shared, "ability": ability}, choices=modes, least=least, most=most, repeats=repeats,
              chooser=see.you if by == YOU else see.opponent, picks=[])


def pick_mode(game: HeroesGame, frame: Frame) -> None:
    """Ask for one more item of the chain; only items that can be declared are offered."""
    values = frame.values
    picks = values["picks"]
    options: list[Data] = []
    if len(picks) < values["most"]:
        for mode in values["choices"]:
            free = values["repeats"] or mode not in picks
            if free and can_declare(See(game, game.definitions.abilities[mode], values)):
                options.append({"key": "mode", "ability": mode})
    if not options or len(picks) >= values["least"]:
        options.append({"key": "done"})
    game.ask(frame, values["chooser"], "mode", options, ability=values["ability"], card=values["card"],
             picked=len(picks))


def mode_picked(game: HeroesGame, frame: Frame) -> None:
    """Take the item."""
    answer = frame.values.pop("answer")
    if answer["key"] == "done":
        game.agenda.pop()
        game.agenda[-1].values["modes"] = frame.values["picks"]
        return
    frame.values["picks"].append(answer["ability"])
    frame.step = 0


PROCEDURES.add("modes", pick_mode, mode_picked)


def declare_targets(game: HeroesGame, frame: Frame) -> None:
    """Choose the targets of the declaration (501.1), or declare the chosen items one after another."""
    values = frame.values
    ability = ability_of(game, values)
    frame.step = TARGETS
    if values.get("modes"):
        mode = values["modes"].pop(0)
        shared = {name: values[name] for name in CONTEXT if name in values}
        game.push("declare", **{**shared, "ability": mode, "targets": {}, "done": {}})
        return
    if "modes" in values:
        game.agenda.pop()
        return
    for target in ability.at_declaration:
        if str(target.number) not in values["targets"]:
            start(game, values, "targets", target)
            return
    enqueue(game, frame)


def enqueue(game: HeroesGame, frame: Frame) -> None:
    """Put the ability into the Queue (401.3)."""
    values = frame.values
    ability = ability_of(game, values)
    game.agenda.pop()
    entry = {name: values[name] for name in CONTEXT if name in values}
    game.record({"kind": "declares", "player": values["player"], "card": game.label(values["card"]),
                 "ability": ability.key, "targets": [game.label(card) for cards in values["targets"].values()
                                                     for card in cards], "cause": ability.key})
    game.queue.append(entry)
    announce(game, ability, values, ability.at_declaration)


PROCEDURES.add("declare", ask_may, may_answered, choose_part, part_chosen, choose_modes, declare_targets)
PART, MODES, TARGETS = 2, 4, 5
"""The steps of a declaration in which something is chosen."""


# Activated abilities

def ask_x(game: HeroesGame, frame: Frame) -> None:
    """Ask for X, if the payment has one; never 0 (512.4)."""
    values = frame.values
    ability = ability_of(game, values)
    assert isinstance(ability, ActivatedAbility)
    see = See(game, ability, values)
    bounds = [bound for payment in ability.payments if (bound := payment.most(see)) is not None]
    if not bounds:
        values["answer"] = {"key": "x", "x": 0}
        return
    options: list[Data] = [{"key": "x", "x": x} for x in range(1, min(bounds) + 1) if affordable_x(game, values, x)]
    game.ask(frame, values["player"], "x", options, card=values["card"], ability=values["ability"])


def affordable_x(game: HeroesGame, values: Data, x: int) -> bool:
    """Tell whether the ability can be paid and declared with this X."""
    ability = ability_of(game, values)
    assert isinstance(ability, ActivatedAbility)
    see = See(game, ability, {**values, "x": x})
    return all(payment.can(see) for payment in ability.payments) and can_declare(see)


def lay_marker(game: HeroesGame, frame: Frame) -> None:
    """Lay the use marker with the declaration (113.4), and pay."""
    values = frame.values
    values["x"] = values.pop("answer")["x"]
    game.mark(values["card"], ability_of(game, values), values["effect"])
    start_payment(game, values, "payments")


def start_payment(game: HeroesGame, context: Data, row: str) -> None:
    """Begin to pay; the frame below finds in `paid` whether it was paid in full, in `paid with` with which cards.

    `row` says where the payments stand: "payments" of an activated ability, or "rows:<index>" of a static one.
    """
    shared = {name: context[name] for name in CONTEXT if name in context}
    game.push("payment", **{**shared, "targets": {}}, row=row, at=0, used=[])


def pay(game: HeroesGame, frame: Frame) -> None:
    """Pay one resource after another (501.2, 506.2)."""
    values = frame.values
    ability = game.definitions.abilities[values["ability"]]
    payments = choosing.payments_of(ability, values["row"])
    at = values["at"]
    if at >= len(payments):
        end_payment(game, frame, in_full=True)
        return
    see = See(game, ability, values)
    row = payments[at].choice(see)
    if row is not None and str(row.number) not in values["targets"]:
        frame.step = 0
        start(game, values, f"{values['row']}:{at}", row)
        return
    act = Act(game, ability, values, is_payment=True)
    chosen = values["targets"].pop(str(row.number)) if row is not None else []
    payments[at].pay(act, chosen)
    values["used"].extend(chosen)
    values["results"] = []
    if act.batches:
        game.perform(*act.batches)


def paid(game: HeroesGame, frame: Frame) -> None:
    """Stop if a resource was not paid in full, or was replaced (501.2.1)."""
    values = frame.values
    results = values.pop("results")
    if any(not row["full"] or row.get("replaced") for row in results):
        game.record({"kind": "unpaid", "card": game.label(values["card"]), "cause": "501.2.1"})
        end_payment(game, frame, in_full=False)
        return
    values["at"] += 1
    frame.step = 0


def end_payment(game: HeroesGame, frame: Frame, in_full: bool) -> None:
    """Tell the frame below."""
    game.agenda.pop()
    game.agenda[-1].values.update({"paid": in_full, "paid with": frame.values["used"]})


PROCEDURES.add("payment", pay, paid)


def activate(game: HeroesGame, frame: Frame) -> None:
    """Declare the ability; one that was not paid in full will not be carried out (501.2.1)."""
    values = frame.values
    game.agenda.pop()
    if not values["paid"]:
        return
    memory = {**values.get("memory", {}), "paid with": values["paid with"]}
    shared = {name: values[name] for name in CONTEXT if name in values}
    game.push("declare", **{**shared, "targets": {}, "done": {}, "memory": memory})
    game.perform([{"kind": "activated", "card": values["card"], "player": values["player"], "x": values["x"],
                   "source": 0, "cause": values["ability"]}])


PROCEDURES.add("activate", ask_x, lay_marker, activate)
