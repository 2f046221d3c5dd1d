"""Events in code: what a triggered ability, a replacement or a cancellation waits for."""

from __future__ import annotations

from compiler.games.behaviour import sources
from compiler.games.behaviour.ability import Ability, NoBehaviour, Picked
from compiler.games.behaviour.selections import condition
from compiler.language import meaning as m
from compiler.language.ast import Node

ZONES = ("hand", "deck", "graveyard")
PLAYERS = {m.You: "you", m.Opponent: "opponent"}


def pattern(ability: Ability, event: Node) -> str:
    """Return the pattern of ``on`` for an event; what it names can be referred to afterwards. Raises NoBehaviour."""
    ability.use("on")
    match event:
        case m.Unhurt():
            ability.requires("not see.wounded_this_turn(see.this)")
            return _on("turn_ends", player=player(ability, event.player))
        case m.TurnBound():
            name = "turn_starts" if event.edge == "start" else "turn_ends"
            return _on(name, player=player(ability, event.player) if event.player else None)
        case m.Do(deed=m.Joint(deeds=both, span=span)) if span is not None and span.manner == "or":
            return f"({', '.join(pattern(ability, m.Do(event.agent, each)) for each in both)})"
        case m.Do(agent=None):
            return _suffered(ability, event.deed)
        case m.Do(agent=(m.You() | m.Opponent() | m.EachPlayer() | m.SomePlayer()) as agent):
            return _by_player(ability, agent, event.deed)
        case m.Do(agent=Node() as agent):
            return _by_card(ability, agent, event.deed)
    raise NoBehaviour(event)


def _by_card(ability: Ability, agent: Node, deed: Node) -> str:
    match deed:
        case m.EnterPlay():
            return _on("enters_play", card=card(ability, agent, "card"))
        case m.EnterUnplayed():
            ability.requires('see.event.how != "play"')
            return _on("enters_play", card=card(ability, agent, "card"))
        case m.Die():
            return _on("dies", card=card(ability, agent, "card"), source=_source(ability, deed.source))
        case m.Strike():
            return _on("strikes", card=card(ability, agent, "card"), target=_maybe(ability, deed.at, "target"))
        case m.Attack():
            name = "strikes" if deed.by == "strike" else "attacks"
            return _on(name, card=card(ability, agent, "card"), target=_maybe(ability, deed.at, "target"))
        case m.ReceiveWounds(amount=None):
            return _on("wounded", card=card(ability, agent, "card"), source=_source(ability, deed.source))
        case m.InflictWounds(amount=None):
            source = card(ability, agent, "source")
            how = f'"{deed.by}"' if deed.by else None
            return _on("wounded", card=_maybe(ability, deed.on, "card"), source=source, how=how)
        case m.Kill(target=Node() as target):
            how = f'"{deed.by}"' if deed.by else None
            return _on("dies", card=card(ability, target, "card"), source=card(ability, agent, "source"), how=how)
        case m.GetNthEffect(effect=m.EffectNoun(effect="enhancement")) if isinstance(agent, m.ThisCard):
            ability.requires(f"see.enhancements(see.this) >= {deed.n}")
            return _on("enhanced", card=card(ability, agent, "card"))
        case m.TriggersKeyword(keyword=m.Keyword(amount=None, object=None) as word):
            return _on("keyword_triggers", keyword=f'"{word.id}"', card=card(ability, agent, "card"))
        case m.Get(what=(m.Keyword(id="poison", amount=None, object=None),)):
            return _on("poisoned", card=card(ability, agent, "card"))
        case m.ReceiveWounds(amount=m.Variable(), source=source, only=False):
            ability.variable = "act.event.amount"
            return _by_card(ability, agent, m.ReceiveWounds(None, source))
        case m.CloseSelf() | m.OpenSelf():
            name = "closes" if isinstance(deed, m.CloseSelf) else "opens"
            return _on(name, card=card(ability, agent, "card"))
        case m.InflictWounds(amount=m.Variable()):
            ability.variable = "act.event.amount"
            return _by_card(ability, agent, m.InflictWounds(None, deed.on, deed.by))
        case m.Lose(what=m.Keyword(amount=None, object=None) as word):
            return _on("loses", card=card(ability, agent, "card"), keyword=f'"{word.id}"')
        case m.LeavePlay():
            return _on("leaves_play", card=card(ability, agent, "card"))
        case m.GoTo():
            ability.use(deed.zone.upper())
            return _on("moves", card=card(ability, agent, "card"), to=deed.zone.upper())
        case m.GetLives(amount=m.AnyNumber() | m.Number(value=1)):
            return _on("gains_lives", card=card(ability, agent, "card"))
        case m.BecomeTarget():
            return _on("becomes_target", card=card(ability, agent, "card"), how=_sort(deed.of))
    raise NoBehaviour(deed)


def _by_player(ability: Ability, agent: Node, deed: Node) -> str:
    match deed:
        case m.TriggersKeyword(keyword=m.Keyword(id="plague")) if isinstance(agent, m.You):
            ability.use("your_card")
            return "on.plague(source=your_card)"
        case m.PlayCard(cost=None):
            return _on("played", card=card(ability, deed.card, "card"), player=player(ability, agent))
        case m.Draw(count=m.Number(value=1)):
            return _on("draws", player=player(ability, agent))
        case m.Nth(deed=m.Discard(), n=n):
            pattern_ = _on("discards", player=player(ability, agent))
            ability.requires(f"see.happened({pattern_}) == {n}")
            return pattern_
        case m.Discard():
            return _on("discards", player=player(ability, agent), card=card(ability, deed.cards, "card"))
        case m.Nth(deed=m.Draw(), n=n):
            return _on("draws", player=player(ability, agent), number=str(n))
        case m.Nth(deed=m.PlayCard(), n=n):
            return _on("played", player=player(ability, agent), number=str(n))
        case m.Summon(from_=None):
            how = '"summon"'
            return _on("enters_play", card=card(ability, deed.cards, "card"), player=player(ability, agent), how=how)
        case m.ShuffleDeck():
            return _on("shuffles", player=player(ability, agent))
        case m.GetTokens():
            return _on("gains_prayers", player=player(ability, agent))
        case m.UseSearch() | m.LookThrough():
            return _on("searches", player=player(ability, agent))
        case m.Declare(what="attack"):
            return _on("declares_attack", player=player(ability, agent))
        case m.Declare(what="shot") if isinstance(agent, m.Opponent):
            ability.use("opposing_card")
            return 'on.would("shot", source=opposing_card)'
    raise NoBehaviour(deed)


def _suffered(ability: Ability, deed: Node) -> str:
    """Something that happens to cards, whoever does it."""
    match deed:
        case m.Destroy():
            return _on("dies", card=card(ability, deed.target, "card"))
        case m.Attack(by=None):
            return _on("attacks", target=card(ability, deed.at or m.ThisCard(), "target"))
        case m.PlayCard(cost=None):
            return _on("played", card=card(ability, deed.card, "card"))
        case m.Move(to=m.Zone() as to):
            return _put(ability, deed, to)
        case m.PutEffect(effect=m.EffectNoun(effect="enhancement")):
            return _on("enhanced", card=card(ability, deed.target, "card"))
        case m.PutEffect(effect=m.EffectNoun(effect=name)):
            return _on("effect_put", card=card(ability, deed.target, "card"), effect=f'"{name}"')
        case m.AssignBlocker():
            return _on("blocks", attacker=card(ability, deed.against, "attacker"))
        case m.Complete():
            return _on("completed", card=card(ability, deed.target, "card"))
        case m.Heal():
            return _on("healed", card=card(ability, deed.target, "card"))
        case _ if type(deed) in SUFFERED:
            return _on(SUFFERED[type(deed)], card=card(ability, deed.target, "card"))  # type: ignore[attr-defined]
    raise NoBehaviour(deed)


SUFFERED: dict[type[Node], str] = {m.Ready: "readied", m.Close: "closes", m.Open: "opens", m.Stun: "stunned"}
def _put(ability: Ability, deed: m.Move, to: m.Zone) -> str:
    """Cards are put from zone to zone (112.9)."""
    if to.name not in ZONES or to.place is not None:
        raise NoBehaviour(to)
    from_ = deed.from_.name if isinstance(deed.from_, m.Zone) else None
    if from_ is not None and from_ not in ZONES:
        raise NoBehaviour(deed)
    owner = player(ability, to.player) if to.player else None
    filters = {"card": card(ability, deed.cards, "card"), "from_zone": from_ and f'"{from_}"'}
    return _on("moves", **filters, to=f'"{to.name}"', player=owner)


def _sort(of: Node) -> str:
    if isinstance(of, m.Cards) and isinstance(of.kind, m.Kind) and of.kind.noun == m.TypeNoun("spell"):
        return '"spell"'
    raise NoBehaviour(of)


def _source(ability: Ability, node: Node | None) -> str | None:
    if node is None:
        return None
    if isinstance(node, m.Source):
        if node.of is not None or node.at_most is not None:
            raise NoBehaviour(node)
        ability.requires(sources.how(node))
        return None
    return card(ability, node, "source")


def _on(name: str, **filters: str | None) -> str:
    said = ", ".join(f"{key}={value}" for key, value in filters.items() if value is not None)
    return f"on.{name}({said})"


def _maybe(ability: Ability, node: Node | None, role: str) -> str | None:
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
