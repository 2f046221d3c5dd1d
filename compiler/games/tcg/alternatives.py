"""One thing or the other, as whoever controls the ability chooses: *wound a card for 2 or heal itself for 3*."""

from collections.abc import Callable

from compiler.language import meaning as m
from compiler.language.ast import Node, Surface, with_fields
from compiler.language.phrases import Custom, Fields, Phrasebook, Same

ACTS, GIFTS = "or", "or gifts"
OR = ("или//option", "либо//option")


def add(book: Phrasebook) -> None:
    """Add the phrases of alternatives."""
    deeds = Custom((m.Chain,), _either, _options(ACTS))
    told = Custom((m.Do,), lambda slots, span: m.Do(m.ThisCard(), slots["deed"], span=span), _told)  # type: ignore[arg-type]
    book.say("alternative", "told", told, en="{deed/happenings:imp}", ru="{deed/happenings:imp}")
    book.say("alternative", "you do", Same("of"), en="{of/you_do:=}", ru="{of/you_do:=}")
    said = "{first/alternative:=}", "{second/alternative:=}"
    marks = tuple(f"{mark}{word}" for word in OR for mark in ("", ",//option "))
    book.say("plain_chain", "one or the other", deeds, manner=ACTS, en=f"{said[0]} or//option {said[1]}", ru=tuple(f"{said[0]} {mark} {said[1]}" for mark in marks))
    received = Custom((tuple,), _received, _is_received)
    book.say(
        "gift_choice",
        "receives one or the other",
        received,
        en="receive! {first/gifts} or//gift {second/gifts} [{duration}]",
        ru=tuple(f"получить! {{first/gifts:acc}} {word} {{second/gifts:acc}} [{{duration}}]" for word in ("или//gift", "либо//gift")),
    )
    fin = "{of/gift_choice:fin<agent>}"
    book.say("plain_chain", "a card receives one or the other", Custom((m.Chain,), _gifts, _given(this=False)), manner=GIFTS, en=f"{{agent:nom}} {fin}", ru=f"{{agent:nom}} {fin}")
    bare = ("{of/gift_choice:fin}", "{of/gift_choice:imp}")
    book.say("plain_chain", "receives one or the other", Custom((m.Chain,), _gifts, _given(this=True)), manner=GIFTS, en=bare, ru=bare)


def _received(slots: Fields, _: Surface) -> object:
    return slots["first"], slots["second"], slots.get("duration")


def _is_received(value: object) -> Fields | None:
    return dict(zip(("first", "second", "duration"), value, strict=True)) if isinstance(value, tuple) and len(value) == 3 else None


def _told(value: object) -> Fields | None:
    unsaid = isinstance(value, m.Do) and value.modal is None and isinstance(value.agent, m.ThisCard)
    return {"deed": value.deed} if unsaid and value.agent.span is None else None  # type: ignore[attr-defined]


def _chain(act: Node) -> m.Chain:
    return m.Chain((m.Part("first", act, span=act.span),), span=act.span)


def _chosen(first: Node, second: Node, span: Surface, manner: str) -> m.Chain:
    options = m.Options(m.Number(1), (_chain(first), _chain(second)), span=Surface(span.start, span.end, manner))
    return m.Chain((m.Part("first", options, span=span),), span=span)


def _either(slots: Fields, span: Surface) -> object:
    first, second = slots["first"], slots["second"]
    assert isinstance(first, Node) and isinstance(second, Node)
    return _chosen(first, second, span, ACTS)


def _two(value: object, manner: str) -> tuple[Node, Node] | None:
    """The acts of two alternatives that are said in this manner."""
    if not isinstance(value, m.Chain) or len(value.parts) != 1 or value.where is not None:
        return None
    options = value.parts[0].act
    if not isinstance(options, m.Options) or options.count != m.Number(1) or len(options.options) != 2:
        return None
    if not options.span or options.span.manner != manner:
        return None
    acts = [each.parts[0].act for each in options.options if isinstance(each, m.Chain) and len(each.parts) == 1 and each.where is None]
    return (acts[0], acts[1]) if len(acts) == 2 else None


def _options(manner: str) -> Callable[[object], Fields | None]:
    def match(value: object) -> Fields | None:
        found = _two(value, manner)
        return {"first": found[0], "second": found[1]} if found else None

    return match


def _gifts(slots: Fields, span: Surface) -> object:
    agent, of = slots.get("agent", m.ThisCard()), slots["of"]
    assert isinstance(of, tuple)
    first, second, duration = of

    def got(what: object) -> Node:
        get: Node = m.Get(what, span=span)  # type: ignore[arg-type]
        deed = m.During(get, duration, span=span) if isinstance(duration, Node) else get
        return m.Do(with_fields(agent), deed, span=span)  # type: ignore[arg-type]

    return _chosen(got(first), got(second), span, GIFTS)


def _given(*, this: bool) -> Callable[[object], Fields | None]:
    def match(value: object) -> Fields | None:
        found = _two(value, GIFTS)
        if found is None:
            return None
        first, second = found
        if not isinstance(first, m.Do) or not isinstance(second, m.Do) or first.agent != second.agent or first.modal or second.modal:
            return None
        (one, until), (two, then) = _timed(first.deed), _timed(second.deed)
        if not isinstance(one, m.Get) or not isinstance(two, m.Get) or until != then:
            return None
        unsaid = isinstance(first.agent, m.ThisCard) and first.agent.span is None
        said: Fields = {"of": (one.what, two.what, until)}
        return said if this and unsaid else {"agent": first.agent, **said} if not this and not unsaid else None

    return match


def _timed(deed: Node) -> tuple[Node, Node | None]:
    return (deed.act, deed.duration) if isinstance(deed, m.During) else (deed, None)
