"""Events in code: what a triggered ability, a replacement or a cancellation waits for."""

from __future__ import annotations

import re

from compiler.games.behaviour import sources
from compiler.games.behaviour.ability import Ability, NoBehaviour, Picked
from compiler.games.behaviour.selections import condition
from compiler.language import meaning as m
from compiler.language.ast import Node, walk

COUNTED = (m.EnterPlay, m.Die, m.Attack, m.Strike, m.CloseSelf, m.OpenSelf, m.LeavePlay)
"""What is counted in a turn where a text speaks of the second (third …) to which it happens."""
PLAYERS = {m.You: "you", m.Opponent: "opponent"}


def pattern(ability: Ability, event: Node) -> str:
    """Return the pattern of ``on`` for an event; what it names can be referred to afterwards. Raises NoBehaviour."""
    ability.use("on")
    waited = _pattern(ability, event)
    nth = _nth(event)
    if nth is not None:
        ability.requires(f"{so_often(ability, waited)} == {nth.n}")
    return waited


def _pattern(ability: Ability, event: Node) -> str:
    own = ability.tables.events.write(event, ability, event)
    if own is not None:
        return own
    match event:
        case m.Unhurt():
            ability.requires("not see.wounded_this_turn(see.this)")
            return on("turn_ends", player=player(ability, event.player))
        case m.TurnBound():
            name = "turn_starts" if event.edge == "start" else "turn_ends"
            return on(name, player=player(ability, event.player) if event.player else None)
        case m.Do(deed=m.Joint(deeds=both, span=span)) if span is not None and span.manner == "or":
            return f"({', '.join(pattern(ability, m.Do(event.agent, each)) for each in both)})"
        case m.Do(agent=None):
            return _suffered(ability, event.deed)
        case m.Do(agent=(m.You() | m.Opponent() | m.EachPlayer() | m.SomePlayer()) as agent):
            return _by_player(ability, agent, event.deed)
        case m.Do(agent=Node() as agent):
            return _by_card(ability, agent, event.deed)
    raise NoBehaviour(event)


def _nth(event: Node) -> m.NthOfTurn | None:
    """Return which of a turn an event speaks of, if it does. Raises NoBehaviour where that cannot be counted."""
    said = next((each for each in walk(event) if isinstance(each, m.NthOfTurn)), None)
    match event:
        case m.Do(agent=m.Cards(quantity=quantity), deed=deed, modal=None) if isinstance(deed, COUNTED) and said is quantity:
            return said
    if said is not None:
        raise NoBehaviour(event)
    return None


def _by_card(ability: Ability, agent: Node, deed: Node) -> str:
    own = ability.tables.card_events.write(deed, ability, agent, deed)
    if own is not None:
        return own
    match deed:
        case m.EnterPlay():
            return on("enters_play", card=card(ability, agent, "card"))
        case m.EnterUnplayed():
            ability.requires('see.event.how != "play"')
            return on("enters_play", card=card(ability, agent, "card"))
        case m.Die():
            return on("dies", card=card(ability, agent, "card"), source=_source(ability, deed.source))
        case m.Strike():
            return on("strikes", card=card(ability, agent, "card"), target=maybe(ability, deed.at, "target"))
        case m.Attack():
            name = "strikes" if deed.by == "strike" else "attacks"
            return on(name, card=card(ability, agent, "card"), target=maybe(ability, deed.at, "target"))
        case m.ReceiveWounds(amount=None):
            return on("wounded", card=card(ability, agent, "card"), source=_source(ability, deed.source))
        case m.InflictWounds(amount=None):
            source = card(ability, agent, "source")
            how = f'"{deed.by}"' if deed.by else None
            return on("wounded", card=maybe(ability, deed.on, "card"), source=source, how=how)
        case m.Kill(target=Node() as target):
            how = f'"{deed.by}"' if deed.by else None
            return on("dies", card=card(ability, target, "card"), source=card(ability, agent, "source"), how=how)
        case m.TriggersKeyword(keyword=m.Keyword(amount=None, object=None) as word):
            return on("keyword_triggers", keyword=f'"{word.id}"', card=card(ability, agent, "card"))
        case m.Get(what=(m.Keyword(id="poison", amount=None, object=None),)):
            return on("poisoned", card=card(ability, agent, "card"))
        case m.ReceiveWounds(amount=m.Variable(), source=source, only=False):
            ability.variable = "act.event.amount"
            return _by_card(ability, agent, m.ReceiveWounds(None, source))
        case m.CloseSelf() | m.OpenSelf():
            name = "closes" if isinstance(deed, m.CloseSelf) else "opens"
            return on(name, card=card(ability, agent, "card"))
        case m.InflictWounds(amount=m.Variable()):
            ability.variable = "act.event.amount"
            return _by_card(ability, agent, m.InflictWounds(None, deed.on, deed.by))
        case m.Lose(what=m.Keyword(amount=None, object=None) as word):
            return on("loses", card=card(ability, agent, "card"), keyword=f'"{word.id}"')
        case m.LeavePlay():
            return on("leaves_play", card=card(ability, agent, "card"))
        case m.GoTo():
            ability.use(deed.zone.upper())
            return on("moves", card=card(ability, agent, "card"), to=deed.zone.upper())
        case m.GetLives(amount=m.AnyNumber() | m.Number(value=1)):
            return on("gains_lives", card=card(ability, agent, "card"))
        case m.BecomeTarget():
            return on("becomes_target", card=card(ability, agent, "card"), how=_sort(deed.of))
    raise NoBehaviour(deed)


def _by_player(ability: Ability, agent: Node, deed: Node) -> str:
    own = ability.tables.player_events.write(deed, ability, agent, deed)
    if own is not None:
        return own
    match deed:
        case m.Summon(from_=None):
            how = '"summon"'
            return on("enters_play", card=card(ability, deed.cards, "card"), player=player(ability, agent), how=how)
    raise NoBehaviour(deed)


def _suffered(ability: Ability, deed: Node) -> str:
    """Something that happens to cards, whoever does it."""
    own = ability.tables.suffered.write(deed, ability, deed)
    if own is not None:
        return own
    match deed:
        case m.Destroy():
            return on("dies", card=card(ability, deed.target, "card"))
        case m.Attack(by=None):
            return on("attacks", target=card(ability, deed.at or m.ThisCard(), "target"))
        case m.Move(to=m.Zone() as to):
            return _put(ability, deed, to)
        case m.PutEffect(effect=m.EffectNoun(effect=name)):
            return on("effect_put", card=card(ability, deed.target, "card"), effect=f'"{name}"')
        case m.Heal():
            return on("healed", card=card(ability, deed.target, "card"))
        case _ if type(deed) in SUFFERED:
            return on(SUFFERED[type(deed)], card=card(ability, deed.target, "card"))  # type: ignore[attr-defined]
    raise NoBehaviour(deed)


SUFFERED: dict[type[Node], str] = {m.Ready: "readied", m.Close: "closes", m.Open: "opens", m.Stun: "stunned"}


def _put(ability: Ability, deed: m.Move, to: m.Zone) -> str:
    """Cards are put from zone to zone (112.9)."""
    zones = [each for each in ability.tables.zones if each != "play"]
    if to.name not in zones or to.place is not None:
        raise NoBehaviour(to)
    from_ = deed.from_.name if isinstance(deed.from_, m.Zone) else None
    if from_ is not None and from_ not in zones:
        raise NoBehaviour(deed)
    owner = player(ability, to.player) if to.player else None
    filters = {"card": card(ability, deed.cards, "card"), "from_zone": from_ and f'"{from_}"'}
    return on("moves", **filters, to=f'"{to.name}"', player=owner)


def _sort(of: Node) -> str:
    if isinstance(of, m.Cards) and isinstance(of.kind, m.Kind) and of.kind.noun == m.TypeNoun("spell"):
        return '"spell"'
    raise NoBehaviour(of)


def _source(ability: Ability, node: Node | None) -> str | None:
    if node is None:
        return None
    if isinstance(node, m.Source):
        if node.at_most is not None:
            raise NoBehaviour(node)
        ability.requires(sources.how(ability, node))
        return maybe(ability, node.of, "source")
    return card(ability, node, "source")


def on(name: str, **filters: str | None) -> str:
    """Return a pattern with what it filters by."""
    said = ", ".join(f"{key}={value}" for key, value in filters.items() if value is not None)
    return f"on.{name}({said})"


def so_often(ability: Ability, waited: str) -> str:
    """Return how many events of this turn fit a pattern; ``waited`` may hold further arguments behind it."""
    return f"see.happened({re.sub(r'=(?=fits_[0-9])', f'={ability.draft.name}.', waited)})"


def maybe(ability: Ability, node: Node | None, role: str) -> str | None:
    """Return the filter for a card, None if none is said."""
    return card(ability, node, role) if node is not None else None


def card(ability: Ability, node: Node, role: str) -> str:
    """Return the filter for a card of an event and remember it for references."""
    match node:
        case m.ThisCard():
            ability.use("this_card")
            return "this_card"
        case m.Remembered():
            return ability.predicate("fits", 'card == see.remembered("target")')
        case m.AnyOf(parts=parts) if all(isinstance(each, m.Cards) for each in parts):
            kinds = [each.kind for each in parts if isinstance(each, m.Cards) and isinstance(each.kind, m.Kind)]
            for each in parts:
                ability.remember(each, Picked(f"act.event.{role}"))
            return ability.predicate("fits", " or ".join(f"({condition(ability, kind)})" for kind in kinds))
        case m.Cards(kind=m.Kind() as kind):
            ability.remember(node, Picked(f"act.event.{role}"))
            code = condition(ability, kind)
            if code == "True":
                ability.use("any_card")
                return "any_card"
            return ability.predicate("fits", code)
    raise NoBehaviour(node)


def player(ability: Ability, node: Node) -> str | None:
    """Return the filter for a player of an event; any player needs none."""
    if isinstance(node, m.EachPlayer | m.SomePlayer):
        return None
    name = PLAYERS.get(type(node))
    if name is None:
        raise NoBehaviour(node)
    ability.use(name)
    return name
