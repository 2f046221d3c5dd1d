"""Binding references: what *it*, *they*, *this creature* and *that creature* stand for.

The selections of an ability are numbered in the order of its tree, which is the same for all languages.
A reference is bound to the nearest selection before it that its noun fits; *this creature* without one
is the card itself (106.2.2). Russian «это существо» may be either, so the same rule decides for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from compiler.language.ast import Node, Surface, compared, parts_of, walk, with_fields
from compiler.language.kinds import usual
from compiler.language.meaning import (
    Attacked,
    Attacker,
    Bonus,
    Cards,
    CardText,
    Chain,
    ChooseCards,
    ClassNoun,
    Discard,
    Do,
    Draw,
    EachPlayer,
    If,
    Instructions,
    Is,
    Keyword,
    Kind,
    Less,
    Mention,
    OccupiedBy,
    One,
    Opponent,
    Owner,
    Part,
    PayDeed,
    ProtectedFrom,
    Quoted,
    Referent,
    Resurrect,
    SomePlayer,
    Summon,
    ThisCard,
    Trigger,
    Triggered,
    TypeNoun,
    Variable,
    Whose,
    WoundSource,
    You,
    Zone,
)

SQUARE = TypeNoun("square")
_ONLY = (None, TypeNoun("hero"), TypeNoun("player"))  # of which there is no other one
CHARACTERS = frozenset({"creature", "hero"})


@dataclass(frozen=True, slots=True)
class Unbound:
    """A reference with nothing to refer to, or what X is said to be where nothing is X."""

    mention: Node


@dataclass(slots=True)
class Scope:
    """The selections of one ability so far; ``here`` is the last thing spoken of, for *it*.

    ``drawn``: cards were drawn, which no selection chose: *draw a card, reveal it* speaks of them.
    """

    nouns: list[Node | None] = field(default_factory=list)
    here: int | None = None
    own: bool = False
    aside: int = 0
    drawn: bool = False
    chosen: int | None = None  # what was only chosen, for *the chosen creature*
    spoken: Node | None = None  # the source of wounds, the attacked or attacking card, if that was spoken of last
    agent: Node | None = None
    opponent: bool = False  # whether the opponent was said to do something
    choosing: bool = False  # whether something is only chosen, so that *it* may be a square
    subject: bool = False  # whether the event's subject is this card, for *it* as the subject of what comes of it
    bearers: tuple[int, int | None, bool, Node | None] | None = None  # who is given something; what *it* was before
    unbound: list[Unbound] = field(default_factory=list)
    values: list[Node] = field(default_factory=list)  # what X is said to be


def bind(text: CardText, is_spell: bool) -> tuple[CardText, list[Unbound]]:
    """Return the text with its references bound, those that refer to nothing, and what X is where nothing is X.

    The sentences of a spell form one scope (210.3), every other feature has its own.
    """
    scope = Scope()
    unbound: list[Unbound] = []
    bound: list[Node] = []
    for feature in text.features:
        if not (is_spell and isinstance(feature, Instructions)):
            unbound += scope.unbound
            scope = Scope()
        bound.append(_reminded(_bind(feature, scope), scope))
        if scope.values and not is_spell:
            unbound += _unread(scope.values, [feature])
            scope.values = []
    unbound += scope.unbound
    if scope.values:
        unbound += _unread(scope.values, text.features)
    return with_fields(text, features=tuple(bound)), unbound  # type: ignore[return-value]


def _unread(values: Sequence[Node], features: Sequence[Node]) -> list[Unbound]:
    """Return what X is said to be, unless something is X."""
    own = sum(isinstance(each, Variable) for value in values for each in walk(value))
    said = sum(isinstance(each, Variable) for feature in features for each in walk(feature))
    return [Unbound(value) for value in values] if said == own else []


def _chain(node: Chain, scope: Scope) -> Node:
    """Know what X is said to be."""
    if node.where is not None:
        scope.values.append(node.where)
    return _below(node, scope)


def _reminded(feature: Node, scope: Scope) -> Node:
    """Bind what a reminder speaks of: the same cards as the feature, but nothing that may be spoken of later."""
    reminder = getattr(feature, "reminder", None)
    if reminder is None:
        return feature
    return with_fields(feature, reminder=_bind(reminder, replace(scope, nouns=[*scope.nouns], unbound=[])))


def _bind(node: Node, scope: Scope) -> Node:
    binder = _BINDERS.get(type(node))
    return binder(node, scope) if binder else _below(node, scope)


def _this_card(node: ThisCard, scope: Scope) -> Node:
    """The card itself; where no word says it, what was spoken of before stays what *it* means."""
    if node.span is not None or not scope.nouns:
        scope.spoken = None
        scope.here, scope.own = None, True
    return node


def _of_the_event(node: WoundSource | Attacked | Attacker, scope: Scope) -> Node:
    """A card that the event names, not a selection."""
    scope.spoken = node
    return node


def _whose(node: Whose, scope: Scope) -> Node:
    return _his(node, node.player, scope) if isinstance(node.player, Mention) else _below(node, scope)


def _mention(mention: Mention, scope: Scope) -> Node:
    return _another(mention, scope) if mention.word == "another" else _resolve(mention, scope)


def _if(node: If, scope: Scope) -> Node:
    """Know whether a condition speaks of a source of wounds."""
    if node.span and node.span.manner == "behind" and any(type(each) is WoundSource for each in walk(node.then)):
        scope.spoken = WoundSource()
    return _below(node, scope)


def _pay(node: PayDeed, scope: Scope) -> Node:
    outside, scope.agent = scope.agent, You()
    result = _below(node, scope)
    scope.agent = outside
    return result


def _do(node: Do, scope: Scope) -> Node:
    """Bind what somebody does, knowing who it is."""
    outside, scope.agent = scope.agent, node.agent
    scope.opponent = scope.opponent or isinstance(node.agent, Opponent)
    if scope.subject and isinstance(node.agent, Mention) and node.agent.word == "it":
        node = with_fields(node, agent=ThisCard(span=_said(node.agent, "it")))  # type: ignore[assignment]
    unsaid = isinstance(node.agent, ThisCard) and node.agent.span is None and scope.nouns
    if unsaid:
        result = _deed_only(node, scope)
    else:
        result = _given(node, scope) if isinstance(node.agent, Cards) else _below(node, scope)
    scope.agent = outside
    return result


def _given(node: Do, scope: Scope) -> Node:
    """Bind what some cards do, knowing what *it* was before they were spoken of."""
    before = scope.here, scope.own, scope.spoken
    agent = _bind(node.agent, scope)  # type: ignore[arg-type]
    number = agent.to if isinstance(agent, Referent) else len(scope.nouns) - 1
    outside, scope.bearers = scope.bearers, (number, *before)
    deed = _bind(node.deed, scope)
    scope.bearers = outside
    return node if agent is node.agent and deed is node.deed else with_fields(node, agent=agent, deed=deed)


def _against(node: Bonus | Less | Keyword | ProtectedFrom, scope: Scope) -> Node:
    """*Your creatures get +1 to strike against it*: not against themselves, but whom was spoken of before them."""
    if scope.bearers is None or any(type(each) is Cards for each in walk(node)):
        return _below(node, scope)
    number, here, own, spoken = scope.bearers
    nouns: list[Node | None] = [*scope.nouns]
    nouns[number] = TypeNoun("player")  # which no card is called
    return _below(node, replace(scope, nouns=nouns, here=here, own=own or number == 0, spoken=spoken, bearers=None))


def _deed_only(node: Do, scope: Scope) -> Node:
    """*When a creature is closed, may wound it*: a card that no word names is not what *it* stands for."""
    deed = _bind(node.deed, scope)
    return node if deed is node.deed else with_fields(node, deed=deed)


def _part(part: Part, scope: Scope) -> Node:
    result = _below(part, scope)
    if isinstance(result, Part) and result.link == "next" and not any(type(each) is Cards for each in walk(result)):
        result = with_fields(result, link="then")  # what was chosen before is not chosen later (115.1)
    scope.subject = False
    return result


def _taking(node: Discard | Summon | Resurrect, scope: Scope) -> Node:
    before, own = scope.here, scope.own
    result = _below(node, scope)
    assert isinstance(result, type(node))
    onto = getattr(node, "onto", None)
    if onto is not None and not any(type(each) is Cards for each in walk(onto)):
        already = replace(scope, here=before, own=own, nouns=[*scope.nouns])
        result = with_fields(result, onto=_bind(onto, already))  # no card is summoned onto its own square
    return with_fields(result, cards=usual(result.cards, Zone(_USUAL[type(result)])))  # type: ignore[attr-defined]


_USUAL: dict[type[Node], str] = {Discard: "hand", Summon: "deck", Resurrect: "graveyard"}
"""The zones from which cards are discarded, summoned and resurrected if nothing else is said (503, 519.3, 519.4)."""


def _zone(zone: Zone, scope: Scope) -> Node:
    """Where you do something, *your deck* is but the deck, and *their deck* that of the player just said."""
    manner = zone.span.manner if zone.span else None
    if zone.name == "hand" and zone.player is None and not zone.place:
        return _hand(zone, manner, scope)
    if scope.agent != You():
        return zone
    if zone.player == You():
        span = zone.span and Surface(zone.span.start, zone.span.end, "your")
        return with_fields(zone, player=None, span=span)
    return with_fields(zone, player=Owner()) if zone.player is None and manner == "their" else zone


def _hand(zone: Zone, manner: str | None, scope: Scope) -> Node:
    """Of whoever does it; but *your hand* is yours whatever another player does, and *their hand* is never yours."""
    other = isinstance(scope.agent, Opponent | EachPlayer | SomePlayer)
    if other and manner == "your":
        return with_fields(zone, player=You())
    if scope.agent == You() and manner == "their":
        return with_fields(zone, player=Owner())
    said = "their" if other else None
    return with_fields(zone, span=zone.span and Surface(zone.span.start, zone.span.end, said))


def _triggered(node: Triggered, scope: Scope) -> Node:
    """*When this creature wounds a creature, it …*: the subject of both clauses is the same.

    *On a strike against a creature, it …* has no subject: the creature is meant.
    """
    trigger = _bind(node.trigger, scope)
    event = trigger.event if isinstance(trigger, Trigger) else None
    meets = event is not None and any(type(each) is OccupiedBy for each in walk(event))
    own = event.agent if isinstance(event, Do) and isinstance(event.agent, ThisCard) else None
    scope.subject = own is not None and (own.span is not None or not scope.nouns) and not meets
    chain = _bind(node.chain, scope)
    scope.subject = False
    return with_fields(node, trigger=trigger, chain=chain)


def _below(node: Node, scope: Scope) -> Node:
    cls, changed = type(node), {}
    for name, old in zip(compared(cls), parts_of(cls)(node), strict=True):
        if isinstance(old, Node):
            new: object = _bind(old, scope)
        elif old and isinstance(old, tuple):
            new = _each(old, scope)
        else:
            continue
        if new is not old:
            changed[name] = new
    return with_fields(node, **changed) if changed else node


def _is(node: Is, scope: Scope) -> Node:
    """What something is only describes: "if it is *a spell*" speaks of no spell that could be meant later."""
    what = _bind(node.what, scope)
    outside = scope.here, scope.own, scope.spoken
    scope.aside += 1
    is_ = _bind(node.is_, scope)
    scope.aside -= 1
    scope.here, scope.own, scope.spoken = outside
    return node if what is node.what and is_ is node.is_ else with_fields(node, what=what, is_=is_)


def _draw(node: Draw, scope: Scope) -> Node:
    result = _below(node, scope)
    scope.drawn = True
    return result


def _choose(node: ChooseCards, scope: Scope) -> Node:
    scope.choosing = True
    result = _below(node, scope)
    scope.choosing = False
    if isinstance(result, ChooseCards) and isinstance(result.cards, Cards):
        scope.chosen = len(scope.nouns) - 1
    return result


def _cards(node: Cards, scope: Scope) -> Node:
    if isinstance(node.kind, Kind) and node.kind.noun == SQUARE and not scope.choosing:
        return _square(node, scope)
    result = _below(node, scope)
    assert isinstance(result, Cards)
    if not scope.aside:
        chosen = _chosen_before(result, scope)
        if chosen is not None:
            return chosen
        scope.nouns.append(result.kind.noun if isinstance(result.kind, Kind) else None)
        scope.here, scope.own, scope.spoken = len(scope.nouns) - 1, False, None
    return result


def _square(node: Cards, scope: Scope) -> Node:
    """Where something goes: *it* is what goes there, not the square nor what stands near; but who is met on it is."""
    outside = scope.here, scope.own, scope.spoken
    result = _below(node, scope)
    scope.nouns.append(SQUARE)
    if not any(type(each) is OccupiedBy for each in walk(node)):
        scope.here, scope.own, scope.spoken = outside
    return result


def _chosen_before(cards: Cards, scope: Scope) -> Referent | None:
    """*The chosen creature*, where one was only chosen before, is that one."""
    plain = isinstance(cards.kind, Kind) and not cards.kind.where and cards.quantity == One()
    if not plain or scope.chosen is None or not (cards.span and cards.span.manner == "chosen"):
        return None
    noun = cards.kind.noun  # type: ignore[attr-defined]
    if not fits(noun, scope.nouns[scope.chosen]):
        return None
    scope.here, scope.own, scope.spoken = scope.chosen, False, None
    return Referent(scope.chosen, noun=noun, span=Surface(cards.span.start, cards.span.end, "that"))


def describes(node: Node, name: str) -> bool:
    """Whether a part only describes: "if it is *a spell*" speaks of no spell that could be meant later."""
    return isinstance(node, Is) and name == "is_"


def _quoted(node: Quoted, scope: Scope) -> Node:
    """A granted feature speaks of its bearer and of nothing said outside the quotes."""
    features = []
    for feature in node.features:
        inner = Scope()
        features.append(_bind(feature, inner))
        scope.unbound += inner.unbound
    return with_fields(node, features=tuple(features))


def _each(value: object, scope: Scope) -> object:
    if isinstance(value, Node):
        return _bind(value, scope)
    if isinstance(value, tuple):
        parts = tuple(_each(item, scope) for item in value)
        return value if all(new is old for new, old in zip(parts, value, strict=True)) else parts
    return value


def _resolve(mention: Mention, scope: Scope) -> Node:
    if mention.word == "this":
        return _this(mention, scope)
    if mention.word in ("it", "they"):
        return _pronoun(mention, scope)
    if mention.word == "either" and mention.noun == ClassNoun("quest"):
        return _this(mention, scope)
    exact = mention.word == "either" and mention.noun == TypeNoun("card")
    number = _nearest(mention.noun, scope, exact=exact)
    if number is not None:
        scope.here, scope.own, scope.spoken = number, False, None
        said = "those" if mention.word == "those" else "that"
        return Referent(number, noun=mention.noun, span=_said(mention, said))
    if mention.word == "either":
        return _this(mention, scope)
    scope.unbound.append(Unbound(mention))
    return mention


def _his(node: Whose, mention: Mention, scope: Scope) -> Node:
    """*Their creature* is that of the player who was just said to do something."""
    if scope.opponent:
        return with_fields(node, player=Opponent())
    scope.unbound.append(Unbound(mention))
    return node


def _another(mention: Mention, scope: Scope) -> Node:
    """*You may destroy another one*: of the kind spoken of last."""
    noun = next((each for each in reversed(scope.nouns) if each not in _ONLY), None)
    if noun is None:
        scope.unbound.append(Unbound(mention))
        return mention
    return _below(Cards(One(), Kind(noun), span=_said(mention, "more")), scope)


def _nearest(noun: Node | None, scope: Scope, *, exact: bool) -> int | None:
    """The nearest selection called by the same noun, else the nearest that the noun fits.

    ``exact``: only the same noun; «эта карта» may always be the card itself, whatever else was named.
    """
    numbers = range(len(scope.nouns) - 1, -1, -1)
    same = (number for number in numbers if scope.nouns[number] == noun)
    fitting = (number for number in numbers if not exact and fits(noun, scope.nouns[number]))
    return next(same, next(fitting, None))


def _this(mention: Mention, scope: Scope) -> ThisCard:
    scope.here, scope.own, scope.spoken = None, True, None
    return ThisCard(noun=mention.noun, span=_said(mention, "this"))


def _said(mention: Mention, manner: str) -> Surface | None:
    return Surface(mention.span.start, mention.span.end, manner) if mention.span else None


def _pronoun(mention: Mention, scope: Scope) -> Node:
    if scope.spoken is not None:
        return type(scope.spoken)(span=_said(mention, mention.word))
    if scope.here is not None and not scope.own:
        return Referent(scope.here, noun=scope.nouns[scope.here], span=_said(mention, mention.word))
    if not scope.own and scope.nouns:
        last = len(scope.nouns) - 1
        return Referent(last, noun=scope.nouns[last], span=_said(mention, mention.word))
    if scope.drawn and not scope.own:
        scope.unbound.append(Unbound(mention))
        return mention
    return ThisCard(span=_said(mention, mention.word))


_BINDERS: dict[type[Node], Callable[[Any, Scope], Node]] = {
    Attacked: _of_the_event,
    Attacker: _of_the_event,
    Bonus: _against,
    Cards: _cards,
    Chain: _chain,
    ChooseCards: _choose,
    Discard: _taking,
    Do: _do,
    Draw: _draw,
    If: _if,
    Is: _is,
    Keyword: _against,
    Less: _against,
    Mention: _mention,
    Part: _part,
    PayDeed: _pay,
    ProtectedFrom: _against,
    Quoted: _quoted,
    Resurrect: _taking,
    Summon: _taking,
    ThisCard: _this_card,
    Triggered: _triggered,
    Whose: _whose,
    WoundSource: _of_the_event,
    Zone: _zone,
}
"""How nodes are bound that are more than what stands in them."""


def fits(noun: Node | None, known: Node | None) -> bool:
    """Whether a noun may stand for something called by another noun."""
    if noun is None or known is None or noun == known:
        return True
    if isinstance(noun, TypeNoun):
        if noun.type == "card":
            return not (isinstance(known, TypeNoun) and known.type == "player")
        if isinstance(known, TypeNoun):
            return {noun.type, known.type} in ({"character", "creature"}, {"character", "hero"})
        return noun.type in ("creature", "character") and isinstance(known, ClassNoun)
    return isinstance(noun, ClassNoun) and isinstance(known, TypeNoun) and known.type in ("creature", "card")
