"""What the rules say about events: numbers, replacements, preventions, triggers, lethal wounds (2.8, 2.12, 4.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from runtime.kernel.abilities import Ignores, Inflicts, PreventingAbility, Receives, ReplacingAbility
from runtime.kernel.data import Data, copied
from runtime.kernel.definitions import Held
from runtime.kernel.events import at_once
from runtime.kernel.instances import calculate
from runtime.kernel.terms import GRAVEYARD, TURN
from runtime.tcg.abilities import Frenzy, RuleAgainst, TriggeredAbility
from runtime.tcg.context import See
from runtime.tcg.effects import end_unheld
from runtime.tcg.terms import DEAL, UNANSWERABLE
from runtime.tcg.traits import amount_of

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame

Waiter = tuple[int, Held]


def rows_for(game: TcgGame, card: int, kind: type[Any]) -> list[tuple[See, Any]]:
    """Return the rows of a kind that hold for a card in the game zone, each with what its ability sees."""
    if not game.is_in_play(card):
        return []
    rows = game.traits(card).rows
    return [(game.see(source or card, held), row) for source, held, row in rows if type(row) is kind] if rows else []


def narrowed(see: See, row: Any, card: int, other: int) -> bool:
    """Tell whether the row's filter for the other card, if any, accepts it."""
    against = getattr(row, "against", None) or getattr(row, "source", None)
    return against is None or (bool(other) and bool(against(see.ability, see, card, other)))


def is_unanswerable(game: TcgGame, card: int, target: int) -> bool:
    """Tell whether the simple strikes of a card at a target are unanswerable (glossary)."""
    if UNANSWERABLE in game.traits(card).rules:
        return True
    rows = rows_for(game, card, RuleAgainst)
    return any(row.name == UNANSWERABLE and narrowed(see, row, card, target) for see, row in rows)


# Numbers

def frenzy(game: TcgGame, card: int, event: Data | None) -> int:
    """Return by how much the number of a card's Frenzy is raised; it may depend on whom a roll is against."""
    rows = [(see.seen_with({**see.values, "event": event}), row) for see, row in rows_for(game, card, Frenzy)]
    return sum(amount_of(row.amount, see, card) for see, row in rows)


def modify(game: TcgGame, event: Data) -> None:
    """Count what the source inflicts and the card receives more or less; payments stay what they are."""
    if event["kind"] != "wound":
        return
    if event.pop("as_before", False):  # by so much as was healed, which nothing but the healing tells
        event["amount"] = game.agenda[-1].values["results"][-1]["amount"]
    event["asked"] = event["amount"] = max(0, event["amount"])
    if event.get("how") == "payment":
        return
    card, source = event["card"], event.get("source") or 0
    changes = []
    for see, row in rows_for(game, source, Inflicts):
        if (not row.how or event["how"] in row.how) and narrowed(see, row, source, card):
            changes.append((row.operation, amount_of(row.amount, see, source)))
    for see, row in rows_for(game, card, Receives):
        if (not row.how or event["how"] in row.how) and narrowed(see, row, card, source):
            changes.append((row.operation, amount_of(row.amount, see, card)))
    if changes:
        event["asked"] = event["amount"] = max(0, calculate(event["amount"], changes))


def is_certain(game: TcgGame, kind: str) -> bool:
    """Tell whether events of a kind happen as they are."""
    if kind == "wound":
        return False
    return kind not in game.index().replacing


def ignored(game: TcgGame, event: Data, owner: int, held: Held) -> bool:
    """Tell whether the source of the event ignores this ability of the card concerned (glossary: Ignore)."""
    source = event.get("source") or 0
    if not source or owner != event.get("card"):
        return False
    keyword = held.ability.keyword
    return any((keyword in row.what or "features" in row.what) and narrowed(see, row, source, owner)
               for see, row in rows_for(game, source, Ignores))


# Replacement and prevention

def inactive_first(game: TcgGame, rows: list[Waiter]) -> list[Waiter]:
    """Return abilities with their cards, those of the inactive player first."""
    return sorted(rows, key=lambda row: game.cards[row[0]].controller == game.active)


def replacements(game: TcgGame, event: Data) -> list[Data]:
    """Return the replacements that may be applied to the event now."""
    kind = event["kind"]
    if event.get("how") == "payment":
        return []
    return [choice for number, held in game.index().replacing.get(kind, ())
            if (choice := replacement(game, event, number, held)) is not None]


def replacement(game: TcgGame, event: Data, number: int, held: Held) -> Data | None:
    """Return a replacement as an option, if it fits."""
    ability: ReplacingAbility = held.ability  # type: ignore[assignment]
    name = f"{number}:{ability.key}:{held.effect}"
    if name in event.get("applied", ()):
        return None
    see = game.see(number, held, event)
    if not any(row.matches(ability, see) for row in ability.patterns[event["kind"]]):
        return None
    if ignored(game, event, number, held) or not ability.condition(see) or not ability.applies(see):
        return None
    if not game.within_limit(number, ability, held.effect):
        return None
    return {"id": name, "card": number, "ability": ability.key, "value": held.value, "effect": held.effect,
            "player": see.you, "may": ability.may}


def replacement_chooser(game: TcgGame, choices: list[Data]) -> int:
    """Return who chooses: the only player concerned, or the active one."""
    players = {choice["player"] for choice in choices}
    return game.active if len(players) > 1 else int(choices[0]["player"])


def replace(game: TcgGame, event: Data, choice: Data) -> None:
    """Carry out what happens instead, at once."""
    game.record({"kind": "replaces", "card": game.label(choice["card"]), "event": event["kind"],
                 "cause": choice["ability"]})
    ability = cast(ReplacingAbility, game.definitions.abilities[choice["ability"]])
    game.mark(choice["card"], ability, choice["effect"])
    game.push("carry_out", ability=choice["ability"], card=choice["card"], player=choice["player"],
              value=choice["value"], effect=choice["effect"], event=copied(event), replacing=True, targets={}, done={},
              memory=game.use_effect(choice["card"], choice["effect"], choice["ability"]))


def prevent(game: TcgGame, event: Data) -> None:
    """Let prevention effects (Armor and others) reduce wounds, the inactive player's first."""
    if event["kind"] != "wound" or event["amount"] <= 0 or event.get("how") == "payment":
        return
    for number, held in inactive_first(game, game.index().preventing):
        if event["amount"] > 0:
            prevent_by(game, event, number, held)


def prevent_by(game: TcgGame, event: Data, number: int, held: Held) -> None:
    """Apply one prevention, as far as its budget goes."""
    ability: PreventingAbility = held.ability  # type: ignore[assignment]
    see = game.see(number, held, event)
    if not ability.prevents.matches(ability, see) or not ability.condition(see) or ignored(game, event, number, held):
        return
    key = f"{ability.key}:{held.effect}"
    most = ability.amount(see) - (spent(game, number, key, ability.budget) if ability.budget else 0)
    amount = min(most, event["amount"])
    if amount <= 0:
        return
    event["amount"] -= amount
    if ability.budget is not None:
        card = game.adjust(number)
        card.spent = {**card.spent, key: [game.turn, spent(game, number, key, ability.budget) + amount]}
    if ability.uses is not None:
        game.use_effect(number, held.effect, ability.key)
    game.record({"kind": "prevents", "card": game.label(number), "amount": amount, "cause": ability.key})


def spent(game: TcgGame, number: int, key: str, budget: str) -> int:
    """Return how much of a budget is used up."""
    turn, amount = game.cards[number].spent.get(key, (0, 0))
    return amount if budget != TURN or turn == game.turn else 0


# Triggers

def collect(game: TcgGame, event: Data) -> None:
    """Remember the event, and which triggered abilities wait for it (1.9.2)."""
    hear(game, dict(event))


def hear(game: TcgGame, event: Data) -> None:
    """Remember an event that is never changed from now on, and which triggered abilities wait for it."""
    game.history.append(event)
    kind = event["kind"]
    for number, held in game.index().triggers.get(kind, ()):
        if held.ability.zone not in (GRAVEYARD, DEAL) or event.get("card") == number:
            collect_one(game, event, number, held)
    if kind in ELSEWHERE:
        collect_elsewhere(game, event)
    if game.squares:
        collect_on_squares(game, event)


ELSEWHERE = frozenset(("turn_start", "before_recruiting", "dies", "put_tokens", "incarnate"))
"""The kinds of events for which cards outside the game zone wait."""


def collect_elsewhere(game: TcgGame, event: Data) -> None:
    """Let abilities trigger that work in a graveyard or in the deal."""
    for player in (0, 1):
        for zone in (GRAVEYARD, DEAL):
            for number in game.zone(zone, player):
                for held in game.traits(number).triggers.get(event["kind"], ()):
                    here = held.ability.zone == zone or event["kind"] == "before_recruiting"
                    if here and (event.get("card") != number or event["kind"] == "incarnate"):
                        collect_one(game, event, number, held)


def collect_on_squares(game: TcgGame, event: Data) -> None:
    """Let the abilities of squares trigger (1.10): their source is the card that laid them."""
    for effect in game.squares:
        if effect["kind"] == "ability" and not effect.get("waiting"):
            ability = game.definitions.abilities[effect["ability"]]
            if isinstance(ability, TriggeredAbility) and event["kind"] in ability.patterns:
                collect_one(game, event, effect["card"], Held(ability, effect["amount"], -effect["number"]),
                            player=effect["player"], memory={**effect["memory"], "square": effect["square"]})


def collect_one(game: TcgGame, event: Data, number: int, held: Held, player: int | None = None,
                memory: Data | None = None) -> None:
    """Add a trigger to those that wait for their announcement."""
    ability: TriggeredAbility = held.ability  # type: ignore[assignment]
    see = game.see(number, held, event)
    if player is not None:
        see.values["player"] = player
    see.values["memory"] = memory if memory is not None else see.memory_of(held.effect) if held.effect > 0 else {}
    if not any(row.matches(ability, see) for row in ability.patterns[event["kind"]]):
        return
    if ignored(game, event, number, held):
        return
    entry = {
        "ability": ability.key, "card": number, "player": see.you, "value": held.value, "effect": held.effect,
        "event": event, "memory": see.values["memory"], "chain": chain(game),
    }
    if ability.asks_event or not any(is_one(row, entry) for row in game.waiting):
        game.waiting.append(entry)


def is_one(row: Data, other: Data) -> bool:
    """Tell whether an ability would trigger twice for what happened at one time: it sees several deaths as one."""
    moment = row["event"].get("at_once")
    return bool(moment) and moment == other["event"].get("at_once") and all(
        row[name] == other[name] for name in ("card", "ability", "effect"))


def chain(game: TcgGame) -> list[str]:
    """Return the triggers that led to what is happening now, each as its identity (2.12)."""
    for frame in reversed(game.agenda):
        if "chain" in frame.values and "event" in frame.values:
            values = frame.values
            return [*values["chain"], identity(values)] if values.get("event") else []
    return []


def identity(entry: Data) -> str:
    """Return what makes a repetition of an effect (2.12): the ability, its card, and the card that set it off.

    The Cursed Mage of the example may receive a token for Charon and for another Mage: the card that triggers is the
    source meant there; the card that acts is the same both times.
    """
    event = entry["event"]
    card = entry["card"] if "card" in entry else entry["attacker"]  # of an attack that a trigger made
    return f"{card}:{entry['ability']}:{event['kind']}:{event.get('card')}"


# After simultaneous events

def settle(game: TcgGame, batch: list[Data]) -> list[Data]:
    """After simultaneous events: end what no longer holds, and doom whom they wounded to death (4.17)."""
    if game.conditional:
        end_unheld(game)
    deaths = []
    for event in batch:
        card = event.get("card", 0)
        if event["kind"] not in DEADLY or not game.is_in_play(card):
            continue
        if game.is_wounded_to_death(card) and not doomed(game, card):
            deaths.append({"kind": "destroy", "card": card, "source": event.get("source") or 0, "by": event.get("by"),
                           "how": "wounds", "ranged": event.get("ranged", False),
                           "weapon": weapon(event), "cause": "4.17"})
    return at_once(game, deaths)


def weapon(event: Data) -> str | None:
    """Return what inflicted wounds, as far as a death is one by it: a kind of attack, or poison."""
    how: str | None = event.get("how")
    return how if event.get("attack") or how == "poison" else None


DEADLY = frozenset(("wound", "add_lives", "remove_lives", "lose_life"))


def doomed(game: TcgGame, card: int) -> bool:
    """Tell whether the destruction effect of a card is on the stack because of its wounds."""
    return any(item["kind"] == "destruction" and item["card"] == card and item["how"] == "wounds"
               for item in game.stack)
