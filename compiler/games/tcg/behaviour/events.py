"""Events that only this game has: moments of a battle, attacks, moving, tokens."""

from __future__ import annotations

from compiler.games.behaviour.ability import Ability, NoBehaviour
from compiler.games.behaviour.events import card, maybe, on
from compiler.games.behaviour.tables import Table
from compiler.games.tcg.behaviour import attacks, places
from compiler.language import meaning as m
from compiler.language.ast import Node

EVENTS: Table[str] = Table()
BY_CARDS: Table[str] = Table()
SUFFERED: Table[str] = Table()
MOMENTS = {
    "before recruiting": "on.before_recruiting()",
    "after placing": "on.after_placing()",
    "battle begins": "on.battle_begins()",
    "vanguard": "on.vanguard()",
}


@EVENTS.of(m.BattleMoment)
def moment(ability: Ability, event: m.BattleMoment) -> str:
    """A moment before the first turn, or that of a card's revealing (3.11, 3.13, 6.2)."""
    if event.moment == "revealed":
        ability.use("this_card")
        return "on.revealed(this_card)"
    found = MOMENTS.get(event.moment)
    if found is None:
        raise NoBehaviour(event)
    return found


@BY_CARDS.of(m.Hit)
def hits(ability: Ability, agent: Node, deed: m.Hit) -> str:
    """A card deals an attack: on strike, on a shot (6.4.4)."""
    return on(
        "hits",
        card=card(ability, agent, "card"),
        target=maybe(ability, deed.at, "target"),
        how=_how(ability, deed.kind),
        strength=attacks.strength(ability, deed.strength),
        answer="True" if deed.kind == "return strike" else None if deed.answer is None else str(deed.answer),
    )


@BY_CARDS.of(m.Destroy)
def destroys(ability: Ability, agent: Node, deed: m.Destroy) -> str:
    """A card kills another one (4.17)."""
    return on("dies", card=card(ability, deed.target, "card"), source=card(ability, agent, "source"))


@BY_CARDS.of(m.BeHit)
def is_hit(ability: Ability, agent: Node, deed: m.BeHit) -> str:
    """An attack at a card is dealt."""
    return on(
        "hits",
        card=maybe(ability, deed.by, "card"),
        target=card(ability, agent, "target"),
        how=_how(ability, deed.kind),
        strength=attacks.strength(ability, deed.strength),
        answer="True" if deed.kind == "return strike" else None,
    )


def _how(ability: Ability, kind: str) -> str | None:
    """The filter for a kind of blow; a return strike is a simple strike that answers (4.4)."""
    return '"strike"' if kind == "return strike" else attacks.how(ability, kind)


@BY_CARDS.of(m.Strike)
def strikes(ability: Ability, agent: Node, deed: m.Strike) -> str:
    """A card deals a simple strike."""
    return hits(ability, agent, m.Hit("strike", at=deed.at))


@BY_CARDS.of(m.StartAttack)
def begins(ability: Ability, agent: Node, deed: m.StartAttack) -> str:
    """A card attacks (6.4.4, On attacking)."""
    target = maybe(ability, deed.at, "target")
    return on("attacks", card=card(ability, agent, "card"), target=target, how=attacks.how(ability, deed.kind))


@BY_CARDS.of(m.Attack)
def attack(ability: Ability, agent: Node, deed: m.Attack) -> str:
    """A card attacks."""
    return begins(ability, agent, m.StartAttack(deed.by or "attack", deed.at))


@BY_CARDS.of(m.BeAttacked)
def is_attacked(ability: Ability, agent: Node, deed: m.BeAttacked) -> str:
    """A card is attacked."""
    by = maybe(ability, deed.by, "card")
    return on("attacks", card=by, target=card(ability, agent, "target"), how=attacks.how(ability, deed.kind))


@BY_CARDS.of(m.AfterAttack)
def has_attacked(ability: Ability, agent: Node, deed: m.AfterAttack) -> str:
    """A card has made an attack (6.4.4, After attack)."""
    target = maybe(ability, deed.at, "target")
    return on("after_attack", card=card(ability, agent, "card"), target=target, how=attacks.how(ability, deed.kind))


@BY_CARDS.of(m.UseMagic)
def uses(ability: Ability, agent: Node, deed: m.UseMagic) -> str:
    """A card uses a spell or an effect."""
    return on("used", card=card(ability, agent, "card"), how=f'"{deed.nature}"')


@BY_CARDS.of(m.Defend, m.ActAsBlocker)
def defends(ability: Ability, agent: Node, deed: m.Defend | m.ActAsBlocker) -> str:
    """A card is appointed as a defender (4.10)."""
    return on("blocks", card=card(ability, agent, "card"))


@BY_CARDS.of(m.Relocates)
def comes(ability: Ability, agent: Node, deed: m.Relocates) -> str:
    """A card has come to another square (3.14 to 3.16)."""
    card_ = card(ability, agent, "card")
    how = f'"{deed.how}"' if deed.how else None
    return on("relocates", card=card_, square=_squares(ability, deed.to), left=_squares(ability, deed.left), how=how)


def _squares(ability: Ability, node: Node | None) -> str | None:
    """Return the filter for the squares that a card comes to, or leaves; None if any will do."""
    if node is None:
        return None
    if isinstance(node, m.OnHalf):
        code = places.square_on_half(ability, node)
    elif isinstance(node, m.Cards) and isinstance(node.kind, m.Kind) and isinstance(node.quantity, m.One | m.All):
        code = places.squares(ability, node.kind)
    else:
        raise NoBehaviour(node)
    if code == "True":
        return None
    ability.use("See")
    return ability.helper("fits", "(self, see: See, square: int) -> bool", f"return {code}")


@BY_CARDS.of(m.GetTokens, m.Accumulate)
def gets_tokens(ability: Ability, agent: Node, deed: m.GetTokens | m.Accumulate) -> str:
    """A card receives tokens, or accumulates them."""
    how = '"accumulate"' if isinstance(deed, m.Accumulate) else '"receive"'
    return on("gains_tokens", card=card(ability, agent, "card"), how=how)


@BY_CARDS.of(m.LoseTokens)
def loses_tokens(ability: Ability, agent: Node, deed: m.LoseTokens) -> str:
    """A card loses tokens."""
    return on("loses_tokens", card=card(ability, agent, "card"))


@BY_CARDS.of(m.Get)
def gets(ability: Ability, agent: Node, deed: m.Get) -> str | None:
    """A card acquires a keyword."""
    match deed.what:
        case (m.Keyword(id=name, amount=None, object=None),) if name != "poison":
            return on("gains", card=card(ability, agent, "card"), keyword=f'"{name}"')
    return None
