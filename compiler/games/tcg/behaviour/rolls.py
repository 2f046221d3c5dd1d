"""Die rolls as events in code (2.14, 5.9)."""

from __future__ import annotations

from compiler.games.behaviour.ability import Ability
from compiler.games.behaviour.events import card, on
from compiler.games.behaviour.selections import OPERATORS, amount, seen
from compiler.games.behaviour.tables import Table
from compiler.language import meaning as m
from compiler.language.ast import Node

BY_CARDS: Table[str] = Table()


@BY_CARDS.of(m.Rolls)
def rolls(ability: Ability, agent: Node, deed: m.Rolls) -> str:
    """A die roll for a card, with its modifiers, comes to so much."""
    whose = card(ability, agent, "card")
    most = seen(amount(ability, deed.amount)) + (" + see.frenzy(see.this)" if deed.attacking else "")
    ability.requires(f"see.event.amount {OPERATORS[deed.relation]} {most}")
    return on("rolled", card=whose, attacking="True" if deed.attacking else None)


def head(event: Node) -> str | None:
    """The keyword that heads an ability: Frenzy."""
    match event:
        case m.InTurn(act=m.Do(agent=m.ThisCard(), deed=m.Rolls(relation="at most", attacking=True)), player=m.You()):
            return "frenzy"
    return None
