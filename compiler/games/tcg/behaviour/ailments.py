"""Poison, incarnation, and keywords that work as moments, in code (9)."""

from __future__ import annotations

from compiler.games.behaviour.ability import Ability, NoBehaviour, Picked
from compiler.games.behaviour.events import card, on
from compiler.games.behaviour.selections import amount, cards
from compiler.games.behaviour.tables import Table
from compiler.games.tcg.behaviour.fights import next_only
from compiler.language import meaning as m
from compiler.language.ast import Node
from compiler.language.kinds import ordered

DEEDS: Table[None] = Table()
DONE: Table[bool] = Table()
GIFTS: Table[bool] = Table()
STATEMENTS: Table[bool] = Table()
BY_CARDS: Table[str] = Table()
TOKEN = m.EffectNoun("incarnation")
YARD = m.InZone(m.Zone("graveyard"))


@DEEDS.of(m.RemovePoison)
def remove_poison(ability: Ability, deed: m.RemovePoison) -> None:
    """Take poisoning off."""
    ability.now.do(f'act.lose({cards(ability, deed.target).code}, "poisoning")')


@DEEDS.of(m.PutEffect, m.RemoveEffects)
def tokens(ability: Ability, deed: m.PutEffect | m.RemoveEffects) -> None:
    """Put incarnation tokens on cards in a graveyard, or take them off."""
    if deed.effect != TOKEN:
        raise NoBehaviour(deed)
    verb = "put_incarnation" if isinstance(deed, m.PutEffect) else "remove_incarnation"
    picked = ability.remember(deed.target, cards(ability, _able(deed)))
    ability.now.do(f"act.{verb}({picked.code}, {amount(ability, deed.count)})")


def _able(deed: m.PutEffect | m.RemoveEffects) -> Node:
    """Only cards with Incarnation receive tokens, and only those that have some lose them; all lie in a graveyard."""
    target = deed.target
    if not isinstance(target, m.Cards) or not isinstance(target.kind, m.Kind):
        return target
    need: Node = m.WithKeyword(m.Keyword("incarnation")) if isinstance(deed, m.PutEffect) else m.WithEffect(TOKEN)
    placed = any(isinstance(each, m.InZone) for each in target.kind.where)
    where = ordered((*target.kind.where, need, *(() if placed else (YARD,))))
    return m.Cards(target.quantity, m.Kind(target.kind.noun, where, span=target.kind.span), span=target.span)


@STATEMENTS.of(m.GetEffects)
def gets_tokens(ability: Ability, agent: Node, deed: m.GetEffects, modal: str | None) -> bool:
    """A card in a graveyard gets incarnation tokens."""
    if deed.effect != TOKEN or modal is not None:
        return False
    tokens(ability, m.PutEffect(deed.count, deed.effect, agent, span=deed.span))
    return True


@DONE.of(m.ReceiveWounds)
def receives(ability: Ability, picked: Picked, deed: m.ReceiveWounds) -> bool:
    """A card receives so many wounds."""
    if not isinstance(deed.amount, m.Number | m.Variable) or deed.source is not None or deed.only:
        return False
    ability.now.do(f"act.wound({picked.code}, {amount(ability, deed.amount)})")
    return True


@BY_CARDS.of(m.Act)
def acts(ability: Ability, agent: Node, deed: m.Act) -> str:
    """A card has acted (2.4): attacked, defended, or used an ability that closes it."""
    if deed.again:
        raise NoBehaviour(deed)
    return on("acts", card=card(ability, agent, "card"))


@BY_CARDS.of(m.Incarnate)
def incarnates(ability: Ability, agent: Node, deed: m.Incarnate) -> str:
    """A card returns by Incarnation."""
    return on("enters_play", card=card(ability, agent, "card"), how='"incarnate"')


@BY_CARDS.of(m.GetEffects)
def receives_token(ability: Ability, agent: Node, deed: m.GetEffects) -> str:
    """A card in the graveyard receives an incarnation token; a card that waits for its own lies there."""
    if deed != m.GetEffects(m.Number(1), TOKEN):
        raise NoBehaviour(deed)
    if isinstance(agent, m.ThisCard):
        ability.use("GRAVEYARD")
        ability.draft.set("zone", "GRAVEYARD")
    return on("receives_incarnation", card=card(ability, agent, "card"))


@GIFTS.of(m.Capped)
def raised(ability: Ability, picked: Picked, gift: m.Capped) -> bool:
    """A keyword's number is raised, but to no more than another number; what has no such keyword has nothing to raise.

    Bonuses to the next attack add up to no more than that.
    """
    match gift:
        case m.Capped(amount=m.NextOnly() as once):
            return next_only(ability, picked, once, gift.most)
        case m.Capped(amount=m.KeywordBonus(keyword=m.Keyword(id=name, object=None)) as bonus):
            pass
        case _:
            raise NoBehaviour(gift)
    ability.use("Keyword")
    known = f'act.keyword_value(card, "{name}")'
    most = amount(ability, gift.most)
    ability.now.do(f"for card in {picked.as_list}:")
    ability.now.do(f"    if 0 < {known} < {most}:")
    more = f"min({most}, {known} + {amount(ability, bonus.amount)})"
    ability.now.do(f'        act.gain(card, Keyword("{name}", {more}){ability.lasting})')
    return True
