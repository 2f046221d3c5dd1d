"""Conditions that only Heroes has: what was drawn, played, paid, how many cards are in hand."""

from __future__ import annotations

from compiler.games.behaviour.ability import Ability, NoBehaviour
from compiler.games.behaviour.conditions import player
from compiler.games.behaviour.selections import amount, condition, seen
from compiler.games.behaviour.tables import Table
from compiler.language import meaning as m

CONDITIONS: Table[str] = Table()


@CONDITIONS.of(m.HasDone)
def has_done(ability: Ability, node: m.HasDone) -> str:
    """You have drawn, played or discarded at least so many cards of a kind this turn."""
    assert isinstance(node.kind, m.Kind)
    fits = condition(ability, node.kind)
    least = seen(amount(ability, node.least))
    if node.deed == "draw" and fits == "True":
        return f"see.drawn_this_turn(see.you) >= {least}"
    if node.deed == "draw":
        raise NoBehaviour(node)
    ability.use("on", "you")
    such = f"{ability.draft.name}.{ability.predicate('fits', fits)}"
    pattern = f"on.played({such}, you)" if node.deed == "play" else f"on.discards(you, {such})"
    return f"see.happened({pattern}) >= {least}"


@CONDITIONS.of(m.Happens)
def owns_more(ability: Ability, node: m.Happens) -> str | None:
    """A player has more, or fewer, cards in hand than the other."""
    match node.event:
        case m.Do(agent=m.You() | m.Opponent() as agent, deed=m.OwnMore() as more, modal=None):
            mine, theirs = (f"len(see.hand(see.{player(each)}))" for each in (agent, more.than))
            return f"{mine} {'<' if more.fewer else '>'} {theirs}"
    return None


@CONDITIONS.of(m.KilledByKeyword)
def killed(ability: Ability, node: m.KilledByKeyword) -> str:
    """This card killed a creature this turn (7 Thirst); of a spell that is known only after an earlier sentence (210.3)."""
    if node.keyword != "thirst":
        raise NoBehaviour(node)
    if ability.draft.base == "SpellAbility":
        ability.draft.set("refers_back", "True")
    ability.use("on", "this_card")
    fits = f"{ability.draft.name}.{ability.predicate('fits', 'see.is_creature(card)')}"
    return f"see.happened(on.dies(card={fits}, source=this_card)) > 0"


@CONDITIONS.of(m.CoinsMissing)
def coins_missing(ability: Ability, node: m.CoinsMissing) -> str:
    """You have fewer coins than the opponent."""
    return "see.missing_coins > 0"


@CONDITIONS.of(m.NoCoinsPaid)
def no_coins_paid(ability: Ability, node: m.NoCoinsPaid) -> str:
    """Nothing was paid for this card."""
    if node.card != m.ThisCard():
        raise NoBehaviour(node)
    return 'see.paid(see.this, "coins") == 0'


@CONDITIONS.of(m.FewerEffects)
def fewer_effects(ability: Ability, node: m.FewerEffects) -> str:
    """Fewer enhancements lie on this card than that."""
    if node.effect != m.EffectNoun("enhancement") or node.on != m.ThisCard():
        raise NoBehaviour(node)
    return f"see.enhancements(see.this) < {seen(amount(ability, node.than))}"
