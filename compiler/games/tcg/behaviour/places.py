"""Places in code: where cards stand to each other, and which squares are meant."""

from __future__ import annotations

from compiler.games.behaviour.ability import Ability, NoBehaviour, Picked
from compiler.games.behaviour.selections import condition, seen, single
from compiler.games.behaviour.tables import Table
from compiler.games.tcg.behaviour import attacks
from compiler.language import meaning as m
from compiler.language.ast import Node

NARROWINGS: Table[str] = Table()
"""What narrows cards by their places, as an expression of ``card``."""
COUNTS: Table[str] = Table()
SQUARES: Table[str] = Table()
"""What narrows squares, as an expression of ``square``."""
WAYS = {
    "any": "see.adjacent({one}, {other})",
    "straight": "see.beside({one}, {other})",
    "diagonally": "see.adjacent({one}, {other}) and not see.beside({one}, {other})",
}
SIDES = {"opposite": (1, 0), "behind": (-1, 0), "right": (0, 1), "left": (0, -1)}
"""The square at a side: so many squares forward, and to the right."""
SQUARE = m.TypeNoun("square")


def other(ability: Ability, node: Node, said: str) -> str:
    """Return an expression about ``{other}``: one card, or any card of a kind."""
    if isinstance(node, m.Cards) and ability.known(node) is None:
        if not isinstance(node.kind, m.Kind) or not isinstance(node.quantity, m.One | m.All):
            raise NoBehaviour(node)
        such = f"{ability.draft.name}.{ability.predicate('such', condition(ability, node.kind))}"
        return f"any({said.format(other='one')} for one in see.all({such}))"
    code = seen(single(ability, node))
    said = said.format(other=code)
    return f"{code} != 0 and {said}" if code.startswith(ability.tables.lacking) else said


@NARROWINGS.of(m.NextTo)
def next_to(ability: Ability, node: m.NextTo) -> str:
    """A card that stands next to another (glossary: Standing next to), or to a square said before."""
    known = ability.picked.get(node.card.to) if isinstance(node.card, m.Referent) else None
    if known is not None and known.zone == "square":
        if node.way != "any":
            raise NoBehaviour(node)
        return f"see.adjacent_square({seen(known.code)}, card)"
    return other(ability, node.card, WAYS[node.way].replace("{one}", "card"))


@NARROWINGS.of(m.AtSide)
def at_side(ability: Ability, node: m.AtSide) -> str:
    """The card one square up, down, left or right of another, as its player sees it."""
    forward, right = SIDES[node.side]
    return other(ability, node.of, f"see.neighbour({{other}}, {forward}, {right}) == card")


@NARROWINGS.of(m.InRow)
def in_row(ability: Ability, node: m.InRow) -> str:
    """A card in a row of a player's half, or in one row (column) with another card."""
    if isinstance(node.of, m.You | m.Opponent):
        if node.number is None or node.column:
            raise NoBehaviour(node)
        return f"see.row(card, see.{_player(node.of)}) == {node.number}"
    return other(ability, node.of, f"see.same_{'column' if node.column else 'row'}(card, {{other}})")


@NARROWINGS.of(m.OnHalf)
def on_half(ability: Ability, node: m.OnHalf) -> str:
    """A card on a player's half of the battlefield."""
    return f"see.row(card, see.{_player(node.player)}) > 0"


@NARROWINGS.of(m.InDirection)
def in_direction(ability: Ability, node: m.InDirection) -> str:
    """The card behind the attacked one, or ahead of the one that moved (glossary: In the direction of …)."""
    if node.of == "movement":
        return "see.ahead() == card"
    attacked = seen(attacks.attacked(ability, node))
    return f"see.beyond(see.this, {attacked}) == card"


@NARROWINGS.of(m.InFormation)
def in_formation(ability: Ability, node: m.InFormation) -> str:
    """A card that stands in formation with another."""
    return other(ability, node.card, "see.formed(card, {other})")


@NARROWINGS.of(m.WithAttack)
def with_attack(ability: Ability, node: m.WithAttack) -> str:
    """A card with attacks of some kinds, spells or effects among its abilities."""
    said = " or ".join(f'see.has_attack(card, "{kind}")' for kind in node.kinds)
    return f"not ({said})" if node.negated else f"({said})" if len(node.kinds) > 1 else said


@NARROWINGS.of(m.InZone)
def in_zone(ability: Ability, node: m.InZone) -> str | None:
    """A card on the battlefield, or in the auxiliary zone."""
    match node.zone:
        case m.Zone(name="battlefield"):
            return "see.on_battlefield(card)"
        case m.Zone(name="auxiliary"):
            return "see.in_auxiliary(card)"
        case m.Zone(name="squad"):
            return "see.in_play(card)"
    return None


def _player(node: Node) -> str:
    if not isinstance(node, m.You | m.Opponent):
        raise NoBehaviour(node)
    return "you" if isinstance(node, m.You) else "opponent"


HOST = m.Kind(m.TypeNoun("host"))


def alone(node: Node | None) -> m.Kind | None:
    """The host of this card is the only one of its kind, and so is who stands at a side of it."""
    match node:
        case m.HostOf(card=m.ThisCard()) | m.Cards(quantity=m.One(), kind=m.Kind(noun=m.TypeNoun(type="host"))):
            return HOST
        case m.Cards(quantity=m.One(), kind=m.Kind(where=where) as kind) if any(map(_at_its_side, where)):
            return kind
    return None


def _at_its_side(node: Node) -> bool:
    """There is but one card at a side of this one."""
    return isinstance(node, m.AtSide) and node.of == m.ThisCard()


# Squares


def square(ability: Ability, node: m.Cards, kind: m.Kind) -> Picked | None:
    """Add a row that chooses a square; None if the selection is of cards."""
    if kind.noun != SQUARE:
        return None
    if not isinstance(node.quantity, m.One):
        raise NoBehaviour(node)
    said = [_square_where(ability, each) for each in kind.where]
    ability.use("See", "SQUARE")
    line = f"return {' and '.join(each for each in said if each) or 'True'}"
    legal = ability.helper("may_target", "(self, see: See, square: int) -> bool", line)
    return Picked(f"act.square_of({ability.target(legal, 'zone=SQUARE')})", zone="square")


def squares(ability: Ability, kind: m.Kind) -> str:
    """Return the expression that says whether ``square`` is of a kind."""
    if kind.noun != SQUARE:
        raise NoBehaviour(kind)
    said = [_square_where(ability, each) for each in kind.where]
    return " and ".join(each for each in said if each) or "True"


@COUNTS.of(m.Kind)
def so_many_squares(ability: Ability, node: m.Kind) -> str | None:
    """How many squares of a kind there are."""
    if node.noun != SQUARE:
        return None
    ability.use("See")
    such = ability.helper("such", "(self, see: See, square: int) -> bool", f"return {squares(ability, node)}")
    return f"act.count_squares({ability.draft.name}.{such})"


def _square_where(ability: Ability, node: Node) -> str:
    said = SQUARES.write(node, ability, node)
    if said is None:
        raise NoBehaviour(node)
    return said


@SQUARES.of(m.InState)
def free(ability: Ability, node: m.InState) -> str:
    """An unoccupied square, or an occupied one."""
    if node.state not in ("free", "occupied"):
        raise NoBehaviour(node)
    return f"{'' if (node.state == 'free') != node.negated else 'not '}see.is_free(square)"


@SQUARES.of(m.OccupiedBy)
def occupied_by(ability: Ability, node: m.OccupiedBy) -> str:
    """A square where a card stands; of a movement onto it, another card than the one that moved."""
    if node.card == m.ThisCard():
        return "see.this in see.met(square)"
    if not isinstance(node.card, m.Cards) or ability.known(node.card) is not None:
        return f"{seen(single(ability, node.card))} in see.met(square)"
    if not isinstance(node.card.kind, m.Kind) or not isinstance(node.card.quantity, m.One | m.All):
        raise NoBehaviour(node)
    such = f"{ability.draft.name}.{ability.predicate('such', condition(ability, node.card.kind))}"
    ability.remember(node.card, Picked(f"act.met_on_arrival({such})"))
    return f"see.meets(square, {such})"


@SQUARES.of(m.NextTo)
def square_next_to(ability: Ability, node: m.NextTo) -> str:
    """A square adjacent to a card."""
    if node.way != "any":
        raise NoBehaviour(node)
    return other(ability, node.card, "see.adjacent_square(square, {other})")


@SQUARES.of(m.OnHalf)
def square_on_half(ability: Ability, node: m.OnHalf) -> str:
    """A square on a player's half."""
    return f"see.row_of(square, see.{_player(node.player)}) > 0"


@SQUARES.of(m.InRow)
def square_in_row(ability: Ability, node: m.InRow) -> str:
    """A square in a row of a player's half."""
    if node.number is None or node.column:
        raise NoBehaviour(node)
    return f"see.row_of(square, see.{_player(node.of)}) == {node.number}"


@SQUARES.of(m.Compared)
def square_within(ability: Ability, node: m.Compared) -> str:
    """A square within a range of this card."""
    if node.property != "range" or node.relation != "at most" or not isinstance(node.amount, m.Number):
        raise NoBehaviour(node)
    return f"see.square_within(square, {node.amount.value})"
