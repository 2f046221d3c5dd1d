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
    timed = Custom((m.Get, m.During), _timed_gifts, _is_timed)
    book.say("received", "gifts", timed, en="{what/gifts} [{duration}]", ru="{what/gifts:acc} [{duration}]")
    book.say("received", "additional life", m.GetLives, en="{amount/additionals}", ru="{amount/additionals:acc}")
    either = "{first/happening:=} {or} {second/received}"
    choice = Custom((tuple,), _received, _is_received)
    words = tuple(either.replace("{or}", word) for word in ("или//gift", "либо//gift"))
    book.say("gift_choice", "receives one or the other", choice, en=either.replace("{or}", "or//gift"), ru=words)
    each = Custom((tuple,), _received, lambda _: None)
    book.say("gift_choice", "either one or the other", each, ru="получить! либо//gift {first/received} ,//gift либо//gift {second/received}")
    fin = "{of/gift_choice:fin<agent>}"
    book.say("plain_chain", "a card receives one or the other", Custom((m.Chain,), _gifts, _given(this=False)), manner=GIFTS, en=f"{{agent:nom}} {fin}", ru=f"{{agent:nom}} {fin}")
    bare = ("{of/gift_choice:fin}", "{of/gift_choice:imp}")
    book.say("plain_chain", "receives one or the other", Custom((m.Chain,), _gifts, _given(this=True)), manner=GIFTS, en=bare, ru=bare)


def _received(slots: Fields, _: Surface) -> object:
    """The time said behind the second gift is that of the first, too."""
    first, second = slots["first"], slots["second"]
    if isinstance(second, m.During) and isinstance(first, m.Get):
        first = m.During(first, second.duration, span=first.span)
    return first, second


def _is_received(value: object) -> Fields | None:
    if not isinstance(value, tuple) or len(value) != 2:
        return None
    first, second = value
    same = isinstance(first, m.During) and isinstance(second, m.During) and first.duration == second.duration
    return {"first": first.act if same else first, "second": second}


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
    assert isinstance(of, tuple) and isinstance(agent, Node)
    first, second = (m.Do(with_fields(agent), deed, span=span) for deed in of)
    return _chosen(first, second, span, GIFTS)


def _given(*, this: bool) -> Callable[[object], Fields | None]:
    def match(value: object) -> Fields | None:
        found = _two(value, GIFTS)
        if found is None:
            return None
        first, second = found
        if not isinstance(first, m.Do) or not isinstance(second, m.Do) or first.agent != second.agent or first.modal or second.modal:
            return None
        unsaid = isinstance(first.agent, m.ThisCard) and first.agent.span is None
        said: Fields = {"of": (first.deed, second.deed)}
        return said if this and unsaid else {"agent": first.agent, **said} if not this and not unsaid else None

    return match


def _timed_gifts(slots: Fields, span: Surface) -> object:
    get = m.Get(slots["what"], span=span)  # type: ignore[arg-type]
    duration = slots.get("duration")
    return m.During(get, duration, span=span) if isinstance(duration, Node) else get


def _is_timed(value: object) -> Fields | None:
    get, duration = (value.act, value.duration) if isinstance(value, m.During) else (value, None)
    return {"what": get.what, "duration": duration} if isinstance(get, m.Get) else None
