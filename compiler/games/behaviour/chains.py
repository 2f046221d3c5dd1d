"""Chains in code: parts become steps with their links, conditions and permissions (118)."""

from __future__ import annotations

from itertools import zip_longest

from compiler.codegen.draft import Line
from compiler.games.behaviour import conditions, deeds, selections, statements
from compiler.games.behaviour.ability import Ability, NoBehaviour
from compiler.language import meaning as m
from compiler.language.ast import Node, rewrite, walk, with_fields

LINKS = {"first": None, "then": "THEN", "next": "THEN", "in doing so": "IN_DOING_SO"}
BY_THIS = (
    *(m.Shoot, m.Draw, m.Wound, m.Heal, m.Open, m.Close, m.Destroy, m.Poison, m.RemovePoison),
    *(m.Relocate, m.SwapPlaces, m.RemoveLives, m.GiveLives, m.FinishOff, m.PutEffect, m.RemoveEffects),
)  # what this card itself may be said to do
TOGETHER = (m.Draw, m.GetTokens)  # deeds that each player does in one go
PLAYERS = (m.You, m.Opponent, m.EachPlayer, m.SomePlayer)
AGENTS: dict[type[Node], str] = {m.You: "you", m.Opponent: "opponent", m.EachPlayer: "each"}


def chain(ability: Ability, node: Node) -> None:
    """Write the parts of a chain as steps. Raises NoBehaviour."""
    assert isinstance(node, m.Chain)
    parts = tuple(each for part in node.parts for each in _said_out(ability, part))
    for part, after in zip_longest(parts, parts[1:]):
        options = _link(ability, part)
        if after is not None and after.link == "instead":
            options += _unless(ability, after.act)
        if after is not None and _asks_of_failure(after):
            options += ability.tables.possible(ability, part.act)
        inner = part.act.then if part.link == "instead" and isinstance(part.act, m.If) else part.act
        act(ability, inner, options, node.where)


def _said_out(ability: Ability, part: m.Part) -> tuple[m.Part, ...]:
    """A keyword that tells to do something is what its definition says: Extortion."""
    act_ = part.act
    word = act_.deed if isinstance(act_, m.Do) and act_.agent == m.You() and act_.modal is None else None
    meaning = ability.meanings.get(word.id) if isinstance(word, m.Keyword) else None
    if meaning is None or not isinstance(word, m.Keyword):
        return (part,)
    chain_ = rewrite(meaning, lambda each: word.object if isinstance(each, m.DemandOf) and word.object else each).features[0].chain  # type: ignore[attr-defined]
    first, *rest = chain_.parts
    return (m.Part(part.link, first.act, span=part.span), *(m.Part(each.link, each.act, span=part.span) for each in rest))


def _unless(ability: Ability, instead: Node) -> list[str]:
    """A part is done only unless another is done instead of it."""
    assert isinstance(instead, m.If)
    ability.use("See")
    line = f"return not ({conditions.expression(ability, instead.condition)})"
    return [f"condition={ability.helper('unless', '(self, see: See) -> bool', line)}"]


def _link(ability: Ability, part: m.Part) -> list[str]:
    """How a part hangs on those before it; "otherwise" asks whether the part before was begun."""
    if part.link in ("otherwise", "instead"):
        ability.use("See")
        line = f"return not see.result({ability.now.number}).tried"
        return [f"condition={ability.helper('otherwise', '(self, see: See) -> bool', line)}"]
    link = LINKS[part.link]
    if _asks_of_failure(part):
        return []  # it asks itself whether the part before was done
    if link is None:
        return []
    ability.use(link)
    return [f"link={link}"]


def _asks_of_failure(part: m.Part) -> bool:
    return any(isinstance(each, m.Failed) for each in walk(part.act))


def act(ability: Ability, node: Node, options: list[str], where: Node | None) -> None:
    """Write one part as a step."""
    if ability.tables.acts.write(node, ability, node, options, where):
        return
    match node:
        case m.If(condition=m.Is(what=m.WoundSource()), then=m.Do(deed=m.Joint(deeds=(first, last))) as both):
            # "prevent those wounds and destroy their source if it is a creature": the condition is the source's
            act(ability, m.Do(both.agent, first, both.modal, span=both.span), options, where)
            act(ability, m.If(node.condition, m.Do(both.agent, last, both.modal, span=both.span)), [], where)
        case m.If(condition=m.Happens(event=m.Do(deed=m.During(act=m.Die(source=None))) as event)):
            _when_it_dies(ability, node, event, options)
        case m.If() if any(option.startswith("condition=") for option in options):
            raise NoBehaviour(node)
        case m.If():
            name = conditions.method(ability, node.condition)
            act(ability, node.then, [*options, f"condition={name}"], where)
        case m.Named():
            _named(ability, node, options, where)
        case m.During():
            agent = node.act.agent if isinstance(node.act, m.Do) else None
            ability.lasting = statements.until(ability, node.duration, agent)
            act(ability, node.act, options, where)
            ability.lasting = ""
        case m.Do(deed=m.ForTheSake() as sake):
            ability.use("IN_DOING_SO")
            act(ability, m.Do(node.agent, sake.price, node.modal, span=node.span), options, where)
            act(ability, m.Do(node.agent, sake.aim, span=node.span), ["link=IN_DOING_SO"], where)
        case m.TriggerOf():
            ability.step(node.span, *options)
            ability.now.do(f'act.trigger_again({selections.single(ability, node.of)}, "{node.keyword}")')
        case m.Options(count=m.Number(value=1), options=(m.Chain() as first, m.Chain() as second)):
            _one_or_the_other(ability, first, second, options)
        case m.Do(agent=m.You(), deed=m.Summon(from_=m.AnyOf(parts=(m.Zone() as first, m.Zone() as second))) as deed, modal=None):
            chosen = (with_fields(deed, from_=zone, cards=_again(deed.cards, at)) for at, zone in enumerate((second, first)))
            acts = [m.Chain((m.Part("first", m.Do(m.You(), each, span=node.span)),)) for each in chosen]
            _one_or_the_other(ability, acts[0], acts[1], options)
        case m.NextWounds(who=m.Cards(kind=m.Kind() as kind)):
            _next_wounds(ability, node, kind, options)
        case m.NextTime(event=m.Do() as event):
            ability.step(node.span, *options)
            replaced = m.Replaces(event, m.Chain((m.Part("first", node.act, span=node.span),)), span=node.span)
            ability.later(f"{ability.about(replaced)}, uses=1")
        case m.Later():
            ability.step(node.span, *options)
            feature = m.Triggered(m.Trigger(node.moment), m.Chain((m.Part("first", node.act),), where), span=node.span)
            ability.later(f"{ability.about(feature)}, uses=1")
        case m.EndTurn():
            ability.step(node.span, *options)
            ability.now.do("act.end_turn()")
        case m.DoesNotWork(keyword=m.Keyword() as word):
            ability.step(node.span, *options)
            ability.now.do(f'act.hush({selections.cards(ability, node.of).code}, "{word.id}"{ability.lasting})')
        case m.Do(agent=m.Referent(to=to), deed=deed) if ability.tables.is_opponents(ability, to, deed):
            act(ability, m.Do(m.Opponent(), deed, node.modal, span=node.span), options, where)
        case m.Do(agent=m.You(), deed=m.Fight()) if ability.draft.base != "SpellAbility":  # this card is told to
            act(ability, m.Do(m.ThisCard(), node.deed, node.modal, span=node.span), options, where)
        case m.Do(agent=Node() as agent) if isinstance(agent, PLAYERS) or type(agent) in ability.tables.players:
            _player(ability, node, options, where)
        case m.Do(agent=None, deed=m.Exile() as deed, modal=None):  # it is exiled: by whoever controls the ability
            _player(ability, m.Do(m.You(), deed, span=node.span), options, where)
        case m.Do(agent=Node()):
            modal = node.modal
            if modal == "may" and not isinstance(node.deed, m.AttackAgain):
                options = options if ability.asked else [*options, "may=True"]
                ability.asked, modal = False, None
            ability.step(node.span, *options)
            ability.where = where
            assert node.agent is not None
            deed = node.deed.act if isinstance(node.deed, m.During) else node.deed
            if node.agent == m.ThisCard() and modal is None and (isinstance(node.deed, BY_THIS) or isinstance(deed, m.Prevent)):
                deeds.write(ability, node.deed)
                return
            statements.write(ability, node.agent, node.deed, modal)
        case _:
            raise NoBehaviour(node)


def _named(ability: Ability, node: m.Named, options: list[str], where: Node | None) -> None:
    """A part that is a spell or an effect by itself: what accompanies an attack is all of that nature."""
    if ability.attacked and not any(isinstance(each, tuple) and each[0] == "nature" for each in ability.draft.members):
        ability.name_nature(node.nature)
        act(ability, node.what, options, where)
        return
    if not isinstance(node.what, m.Do) or not isinstance(node.what.deed, m.Wound):
        raise NoBehaviour(node)
    ability.nature = node.nature
    act(ability, node.what, options, where)
    ability.nature = ""


def _when_it_dies(ability: Ability, node: m.If, event: m.Do, options: list[str]) -> None:
    """*If it dies this turn, …*: an ability that waits for the death until then (521)."""
    assert isinstance(event.agent, Node) and isinstance(event.deed, m.During)
    ability.step(node.span, *options)
    waiting = m.Trigger(m.Do(m.Remembered(), m.Die()))
    feature = m.Triggered(waiting, m.Chain((m.Part("first", node.then, span=node.span),)), span=node.span)
    bearer = "act.this" if any(isinstance(each, m.ThisCard) for each in walk(node.then)) else ability.tables.bearer
    remember = f'remember={{"target": {selections.single(ability, event.agent)}}}'
    lasting = statements.until(ability, event.deed.duration)
    ability.now.do(f"act.gain({bearer}, {ability.granted(feature)}{lasting}, uses=1, {remember})")


def _next_wounds(ability: Ability, node: m.NextWounds, kind: m.Kind, options: list[str]) -> None:
    """The next wounds that such a card inflicts or receives: a replacement that waits for them, once (521)."""
    ability.step(node.span, *options)
    ability.use("on", "See", "Act", "Step", "ReplacingAbility")
    name = ability.extra_class("Doubled" if not node.halved else "Halved", "ReplacingAbility")
    extra = ability.module.classes[-1]
    extra.method("fits", "(self, see: See, card: int) -> bool", Line(f"return {selections.condition(ability, kind)}"))
    extra.set("replaces", f"on.wounded({'card' if node.receives else 'source'}=fits)")
    number = "act.event.amount // 2" if node.halved else "2 * act.event.amount"
    extra.method("step_1", "(self, act: Act) -> None", Line(f"act.keep(amount={number})"))
    extra.set("steps", "(Step(step_1),)")
    ability.module.classes.sort(key=lambda each: each is ability.draft)
    ability.grants.append(name)
    ability.later(f"{name}, uses=1")


def _again(cards: Node, at: int) -> Node:
    """A selection made anew, so that it has targets of its own."""
    return with_fields(cards) if at else cards


def _one_or_the_other(ability: Ability, first: m.Chain, second: m.Chain, options: list[str]) -> None:
    """*A or B*: whoever does it may do the one; who does not, does the other."""
    if len(first.parts) != 1 or len(second.parts) != 1 or any(option.startswith("condition=") for option in options):
        raise NoBehaviour(first)
    act(ability, first.parts[0].act, [*options, "may=True"], None)
    ability.use("See")
    line = f"return not see.result({ability.now.number}).tried"
    name = ability.helper("otherwise", "(self, see: See) -> bool", line)
    act(ability, second.parts[0].act, [f"condition={name}"], None)


def _player(ability: Ability, node: m.Do, options: list[str], where: Node | None) -> None:
    if node.modal == "cannot":
        ability.step(node.span, *options)
        statements.forbid_player(ability, node)
        return
    if node.modal not in (None, "may"):
        raise NoBehaviour(node)
    assert node.agent is not None
    agent = AGENTS.get(type(node.agent)) or ability.tables.players.get(type(node.agent))
    if node.modal == "may" and ability.asked:
        ability.asked = False
    elif node.modal == "may":
        options = [*options, "may=True"]
        if agent == "opponent":
            ability.use("OPPONENT")
            options.append("by=OPPONENT")
    ability.step(node.span, *options)
    if agent is None:
        agent = f"act.controller(act.target({ability.player_target()}))"
    ability.agent = agent
    ability.where = where
    deed = node.deed
    _done(ability, deed.deeds if isinstance(deed, m.Joint) else (deed,))
    ability.agent = "you"


def _done(ability: Ability, said: tuple[Node, ...]) -> None:
    """Write deeds; where each player does them, one player after another."""
    ability.in_turn = ability.agent == "each" and not all(isinstance(each, TOGETHER) for each in said)
    for agent in ("you", "opponent") if ability.in_turn else (ability.agent,):
        ability.agent = agent
        for each in said:
            deeds.write(ability, each)
    ability.in_turn = False
