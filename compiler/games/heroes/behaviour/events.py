"""Events in code: what a triggered ability, a replacement or a cancellation waits for."""

from __future__ import annotations

from compiler.games.heroes.behaviour.ability import Ability, NoBehaviour, Picked
from compiler.games.heroes.behaviour.selections import condition
from compiler.language import meaning as m
from compiler.language.ast import Node

PLAYERS = {m.You: "you", m.Opponent: "opponent"}


def pattern(ability: Ability, event: Node) -> str:
    """Return the pattern of ``on`` for an event; its subject can be referred to afterwards. Raises NoBehaviour."""
    ability.use("on")
    match event:
        case m.EntersPlay():
            return _on("enters_play", card=card(ability, event.who, "card"))
        case m.Dies():
            source = card(ability, event.from_, "source") if event.from_ else None
            return _on("dies", card=card(ability, event.who, "card"), source=source)
        case m.Strikes():
            return _on("strikes", card=card(ability, event.who, "card"), target=_maybe(ability, event.at, "target"))
        case m.Attacks():
            return _on("attacks", card=card(ability, event.who, "card"), target=_maybe(ability, event.at, "target"))
        case m.Receives():
            return _on("wounded", card=card(ability, event.who, "card"), source=_maybe(ability, event.from_, "source"))
        case m.Inflicts():
            return _on(
                "wounded",
                source=card(ability, event.who, "source"),
                card=_maybe(ability, event.on, "card"),
                how=repr(event.by) if event.by else None,
            )
        case m.IsHealed():
            return _on("healed", card=card(ability, event.who, "card"))
        case m.IsReadied():
            return _on("readied", card=card(ability, event.who, "card"))
        case m.IsTarget():
            return _on("becomes_target", card=card(ability, event.who, "card"), how=repr(event.of))
        case m.Plays():
            return _on(
                "played",
                card=card(ability, event.card, "card"),
                player=player(ability, event.player),
                number=str(event.nth) if event.nth else None,
            )
        case m.Draws():
            number = str(event.nth) if event.nth else None
            return _on("draws", player=player(ability, event.player), number=number)
        case m.TurnBound():
            name = "turn_starts" if event.edge == "start" else "turn_ends"
            return _on(name, player=player(ability, event.player) if event.player else None)
    raise NoBehaviour(event)


def _on(name: str, **filters: str | None) -> str:
    said = ", ".join(f"{key}={value}" for key, value in filters.items() if value is not None)
    return f"on.{name}({said})".replace("'", '"')


def _maybe(ability: Ability, node: Node | None, role: str) -> str | None:
    return card(ability, node, role) if node is not None else None


def card(ability: Ability, node: Node, role: str) -> str:
    """Return the filter for a card of an event and remember it for references."""
    match node:
        case m.ThisCard():
            ability.use("this_card")
            return "this_card"
        case m.Cards(kind=m.Kind()):
            ability.remember(node, Picked(f"act.event.{role}"))
            code = condition(ability, node.kind)
            if code == "True":
                ability.use("any_card")
                return "any_card"
            return ability.predicate("fits", code)
    raise NoBehaviour(node)


def player(ability: Ability, node: Node) -> str | None:
    """Return the filter for a player of an event."""
    if isinstance(node, m.EachPlayer | m.SomePlayer):
        return None
    name = PLAYERS.get(type(node))
    if name is None:
        raise NoBehaviour(node)
    ability.use(name)
    return name
