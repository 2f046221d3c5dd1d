"""Wounds that cards do not receive: from attacks of some kinds, of some cards, or from anything but those (2.8)."""

from __future__ import annotations

from compiler.games.behaviour import conditions
from compiler.games.behaviour.ability import Ability, NoBehaviour
from compiler.games.behaviour.features import Features
from compiler.games.behaviour.selections import condition
from compiler.games.behaviour.statics import all_of, is_one
from compiler.games.behaviour.tables import Table
from compiler.games.tcg.behaviour import attacks
from compiler.games.tcg.behaviour.statics import reduced
from compiler.language import meaning as m
from compiler.language.ast import Node

FEATURES: Table[str] = Table()
PLURAL = {"strikes": "strike", "shots": "shot", "attacks": "attack", "spells": "spell"}
"""Ways of being wounded by the names that games share."""
OTHERS = ("spell", "effect", "poison")
"""What wounds besides attacks."""


@FEATURES.of(m.Instructions, m.While)
def unhurt(features: Features, feature: m.Instructions | m.While) -> str | None:
    """Cards receive no wounds from something, or from nothing else; attacks are reduced while something is so."""
    if isinstance(feature, m.While) and isinstance(feature.chain, m.ReduceStrike):
        return reduced(features, feature.chain, feature.condition)
    clause = _clause(feature)
    if clause is None:
        return None
    assert isinstance(clause.deed, m.ReceiveWounds) and clause.agent is not None
    ability = features.start("Rule", "StaticAbility", feature)
    if isinstance(feature, m.While):
        conditions.require(ability, feature.condition)
    if clause.agent != m.ThisCard():
        ability.use("See")
        line = ability.line(f"return {condition(ability, all_of(ability, clause.agent))}")
        ability.draft.method("affects", "(self, see: See, card: int) -> bool", line)
    ability.draft.set("rows", f"({_row(ability, clause.deed)},)")
    return ability.draft.name


def _clause(feature: m.Instructions | m.While) -> m.Do | None:
    """Return the clause of a feature that says from what cards receive no wounds."""
    if feature.limit is not None or feature.zone is not None or not isinstance(feature.chain, m.Chain):
        return None
    act = feature.chain.parts[0].act if len(feature.chain.parts) == 1 else None
    match act:
        case m.Do(agent=Node(), deed=m.ReceiveWounds(amount=None) as deed, modal=modal):
            return act if modal in ("not", "cannot") or (modal is None and deed.only) else None
    return None


def _row(ability: Ability, deed: m.ReceiveWounds) -> str:
    source = deed.source
    if source is not None and not isinstance(source, m.Source):
        source = m.Source((), source, span=source.span)
    kinds = [PLURAL.get(kind, kind) for kind in source.kinds] if source is not None else []
    if kinds == ["return strike"] and not deed.only and source is not None and source.of is None:
        ability.use("Incoming", "AT_MOST")
        return 'Incoming(0, by="return strike", operation=AT_MOST)'
    ways = [way for kind in kinds for way in attacks.FAMILIES.get(kind, (kind,))]
    if source is not None and (source.at_most is not None or any(way not in (*attacks.KINDS, *OTHERS) for way in ways)):
        raise NoBehaviour(source)
    if deed.only:
        if source is None or source.of is not None or not ways:
            raise NoBehaviour(deed)
        ways = [way for way in (*attacks.KINDS, *OTHERS) if way not in ways]
    ability.use("Receives", "SET")
    how = f", how=({', '.join(map(_quoted, ways))},)" if ways else ""
    of = f", source={_others(ability, source.of)}" if source is not None and source.of is not None else ""
    return f"Receives(0{how}{of}, operation=SET)"


def _quoted(way: str) -> str:
    return f'"{way}"'


def _others(ability: Ability, of: Node) -> str:
    ability.use("See")
    return ability.helper("source", "(self, see: See, card: int, source: int) -> bool", f"return {is_one(ability, 'source', of)}")
