"""Chains in code: parts become steps with their links, conditions and permissions (118)."""

from __future__ import annotations

from compiler.games.heroes.behaviour import conditions, statements
from compiler.games.heroes.behaviour.ability import Ability, NoBehaviour
from compiler.games.heroes.behaviour.deeds import write
from compiler.games.heroes.behaviour.selections import amount
from compiler.language import meaning as m
from compiler.language.ast import Node

LINKS = {"first": None, "then": "THEN", "next": "THEN", "in doing so": "IN_DOING_SO"}
AGENTS = {m.You: "you", m.Opponent: "opponent", m.EachPlayer: "each"}


def chain(ability: Ability, node: Node) -> None:
    """Write the parts of a chain as steps. Raises NoBehaviour."""
    assert isinstance(node, m.Chain)
    for part in node.parts:
        _part(ability, part, node.where)


def _part(ability: Ability, part: m.Part, where: Node | None) -> None:
    if part.link not in LINKS:
        raise NoBehaviour(part)
    link = LINKS[part.link]
    options = []
    if link:
        ability.use(link)
        options.append(f"link={link}")
    act(ability, part.act, options, where)


def act(ability: Ability, node: Node, options: list[str], where: Node | None) -> None:
    """Write one part as a step."""
    match node:
        case m.If():
            name = conditions.method(ability, node.condition)
            act(ability, node.then, [*options, f"condition={name}"], where)
        case m.Do():
            _do(ability, node, options, where)
        case m.ForTheSake():
            _do(ability, m.Do(m.You(), node.price, True, span=node.span), options, where)
            ability.use("IN_DOING_SO")
            _do(ability, m.Do(m.You(), node.aim, span=node.span), ["link=IN_DOING_SO"], where)
        case _:
            ability.step(node.span, *options)
            statements.write(ability, node)


def _do(ability: Ability, node: m.Do, options: list[str], where: Node | None) -> None:
    agent = AGENTS.get(type(node.agent))
    if agent is None:
        raise NoBehaviour(node.agent)
    if node.may:
        options = [*options, "may=True"]
        if agent == "opponent":
            ability.use("OPPONENT")
            options.append("by=OPPONENT")
    ability.step(node.span, *options)
    ability.agent = agent
    if where is not None:
        ability.where = amount(ability, where)
    write(ability, node.deed)
    ability.agent = "you"
