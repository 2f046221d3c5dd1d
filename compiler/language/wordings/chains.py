"""How the parts of an ability are joined: commas, *and in doing so*, *may*, *if*, *otherwise* (118)."""

from collections.abc import Callable

from compiler.language.ast import Node, Surface, walk, with_fields
from compiler.language.meaning import (
    AnyNumber,
    Body,
    Cards,
    Chain,
    Do,
    DoesNotWork,
    During,
    EndTurn,
    If,
    InTurn,
    Later,
    Number,
    Opponent,
    Options,
    Part,
    Variable,
    You,
)
from compiler.language.phrases import Custom, Fields, Letter, Phrasebook, Same

LINKS = (
    ("then", ", (|then|and_then)", ", (|затем)"),
    ("next", "; (|then|and_then|then ,//then)", "; (|затем)"),
    ("in doing so", "(, and_in_doing_so|and_in_doing_so|, in_doing_so|; in_doing_so) (|,//then)", "(,|) при_этом"),
    ("otherwise", "(,|;) otherwise (|,//then)", "(,|;) иначе"),
)
# how many options: name, count, English, Russian
CHOICES: tuple[tuple[str, Node, tuple[str, ...], tuple[str, ...]], ...] = (
    ("one", Number(1), ("choose one",), ("выберите одно из",)),
    (
        "twice",
        Number(2),
        ("choose twice from", "choose two times from", "choose 2 times from"),
        ("выберите два раза одно из", "выберите два раза из", "выберите 2 раза одно из", "выберите 2 раза из"),
    ),
    (
        "three times",
        Number(3),
        ("choose three times from", "choose 3 times from"),
        ("выберите три раза одно из", "выберите три раза из", "выберите 3 раза одно из", "выберите 3 раза из"),
    ),
    ("X times", Variable(), ("choose X times from",), ("выберите Х раз одно из", "выберите Х раз из")),
    ("one or more", AnyNumber(), ("choose one or more", "choose one or both"), ("выберите одно или несколько", "выберите одно или более", "выберите одно или оба")),
)


def add(book: Phrasebook) -> None:
    """Add the phrases of chains."""
    book.say("chain", "chain", Same("of"), en="{of/plain_chain:=}", ru="{of/plain_chain:=}")
    for parts in ("ended_parts", "parts"):
        said = f"{{parts/{parts}:=}}"
        book.say("plain_chain", "chain", Chain, en=said, ru=said)
        book.say(
            "plain_chain",
            "chain with x",
            Chain,
            en=f"{said} ,//where where_X_is {{where/quantity}}",
            ru=f"{said} (,//where|) (где_Х_-|где_Х) {{where/quantity:nom}}",
        )
    book.say(
        "ended",
        "act, if",
        _behind(),
        manner="behind",
        en="{then/act:=} if {condition}",
        ru="{then/act:=} ,//behind если {condition}",
    )
    book.say(
        "ended",
        "of this card, if",
        _behind(),
        manner="behind",
        en="{then/bare:=} if {condition}",
        ru="{then/bare:=} ,//behind если {condition}",
    )
    book.say("parts", "first part, bare", _first(), en="{act/bare:=}", ru="{act/bare:=}")
    for link, en, ru in LINKS[1:3]:
        for before in ("parts", "ended_parts"):
            _further(book, "parts", before, link, en, ru, "bare")
    for category, last in _LAST:
        book.say(category, f"first part, {last}", _first(), en=f"{{act/{last}:=}}", ru=f"{{act/{last}:=}}")
        for link, en, ru in LINKS:
            for before in ("parts",) if link == "then" else ("parts", "ended_parts"):
                _further(book, category, before, link, en, ru, last)
    book.say("parts", "and the rest", _next("then"), manner="then", en="{before/parts:=} and//rest {act/rest_first}")
    ordered = ("{before/parts:=} , and//then {act/you_do:=}", "{before/parts:=} and_then {act/you_do:=}")
    book.say("parts", "and", _next("then"), manner="then", en=ordered)
    book.say("you_do", "you do", Do, fixed={"agent": You()}, en="{deed:imp}", ru="{deed:imp}")
    _replaced(book)
    book.say("later", "later", Later, en="{moment/bound} (|,//lead) {act:=}", ru="{moment/bound} (|,//lead) {act:=}")
    for link, en, ru in LINKS:
        for before in ("parts",) if link == "then" else ("parts", "ended_parts"):
            _further(book, "parts", before, link, en, ru, "later")
    book.say("chain", "body of a keyword", Letter(Body, "body"), en="{_/BODY}", ru="{_/BODY}")
    _acts(book)
    _options(book)


def _replaced(book: Phrasebook) -> None:
    """What is done instead of a part, what X is before the last parts, and what another does at the same time."""
    for mark in (";", ","):
        both = f"{{before/parts:=}} {mark}"
        book.say(
            "parts",
            f"{mark} instead",
            _instead(),
            en=f"{both} if {{condition}} ,//if instead {{act/act:=}}",
            ru=f"{both} если {{condition}} ,//if вместо_этого {{act/act:=}}",
        )
        book.say(
            "plain_chain",
            f"chain with x, then{mark}",
            Custom((Chain,), _where_first(mark), lambda _: None),
            en=f"{{parts:=}} ,//where where_X_is {{where/quantity}} {mark} {{more/parts:=}}",
            ru=f"{{parts:=}} ,//where где_Х_- {{where/quantity:nom}} {mark} {{more/parts:=}}",
        )
    for before in ("parts", "ended_parts"):
        template = f"{{before/{before}:=}}"
        book.say(
            "parts",
            "and another clause",
            _same_time(),
            manner="and clause",
            en=f"{template} ,_and/clause {{act/happened:=}}",
            ru=f"{template} ,_а//clause {{act/happened:=}}",
        )


# A condition behind an act ends what a comma joins: "A, if C, B" would leave open to what C belongs.
_LAST = (("parts", "act"), ("ended_parts", "ended"))


def _further(book: Phrasebook, category: str, before: str, link: str, en: str, ru: str, last: str) -> None:
    first, act = f"{{before/{before}:=}}", f"{{act/{last}:=}}"
    book.say(
        category,
        f"{link}, {last}",
        _next(link),
        manner=link,
        en=f"{first} {en} {act}",
        ru=f"{first} {ru} {act}",
    )


def _behind() -> Custom:
    """A condition that stands behind its act is printed there, if nothing follows."""

    def match(value: object) -> Fields | None:
        behind = isinstance(value, If) and value.span is not None and value.span.manner == "behind"
        return {"condition": value.condition, "then": value.then} if behind else None  # type: ignore[attr-defined]

    return Custom((If,), lambda slots, span: If(slots["condition"], slots["then"], span=span), match)  # type: ignore[arg-type]


def _acts(book: Phrasebook) -> None:
    book.say("act", "you do", Do, fixed={"agent": You()}, en="{deed:imp}", ru="{deed:imp}")
    book.say("act", "may", Same("of"), en="{of/maying:=}", ru="{of/maying:=}")
    book.say("act", "end the turn", EndTurn, en="the_turn_ends_immediately", ru="ход_немедленно_заканчивается")
    book.say(
        "act",
        "does not work",
        DoesNotWork,
        en="the_feature {keyword/keyword_name} of {of/np} does_not_work",
        ru="особенность//work {keyword/keyword_name:nom} {of/np:gen} не_работает",
    )
    book.say("act", "clause", Same("of"), en="{of/happened:=}", ru="{of/happened:=}")
    bare = "{then/bare:=}"
    book.say("act", "if, of this card", If, en=f"if {{condition}} ,//if {bare}", ru=f"если {{condition}} ,//if {bare}")
    book.say("act", "if", If, en="if {condition} ,//if {then/act:=}", ru="если {condition} ,//if {then/act:=}")
    book.say(
        "act",
        "for a time",
        _lasting(),
        manner="before",
        en="{duration} (|,//lead) {act:=}",
        ru="{duration} (|,//lead) {act:=}",
    )
    book.say(
        "act",
        "opponent in their turn",
        _in_their_turn(),
        en="the_opponent ,//aside on_their_turn ,//aside may {deed/verbs:inf}",
        ru="противник в_свой_ход может {deed/verbs:inf}",
    )


def _lasting() -> Custom:
    """The duration before the clause means the same as behind it."""

    def build(slots: Fields, span: Surface) -> object:
        act, duration = slots["act"], slots["duration"]
        if isinstance(act, Do):
            return with_fields(act, deed=During(act.deed, duration), span=span)  # type: ignore[arg-type]
        return During(act, duration, span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        if isinstance(value, Do) and isinstance(value.deed, During):
            return {"act": with_fields(value, deed=value.deed.act, span=None), "duration": value.deed.duration}
        return {"act": value.act, "duration": value.duration} if isinstance(value, During) else None

    return Custom((Do, During), build, match)


def _in_their_turn() -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        return InTurn(Do(Opponent(), slots["deed"], "may"), Opponent(), span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        if not isinstance(value, InTurn) or value.player != Opponent() or not isinstance(value.act, Do):
            return None
        fits = value.act.agent == Opponent() and value.act.modal == "may"
        return {"deed": value.act.deed} if fits else None

    return Custom((InTurn,), build, match)


def _options(book: Phrasebook) -> None:
    """Choosing is the whole of an ability; its options hold no further choice."""
    for name, count, en, ru in CHOICES:
        book.say("chain", f"choose {name}", _choosing(count), en=_lists(en), ru=_lists(ru))
    book.list_of("options", "plain_chain", en="•", ru="•")


def _lists(wordings: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{each.replace(' ', '_')} : • {{options}}" for each in wordings)


def _choosing(count: Node) -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        return Chain((Part("first", Options(count, slots["options"], span=span), span=span),), span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        if not isinstance(value, Chain) or not isinstance(value.parts[0].act, Options):
            return None
        options = value.parts[0].act
        return {"options": options.options} if options.count == count else None

    return Custom((Chain,), build, match)


def _link(link: str, act: object) -> str:
    """A semicolon only says that targets are chosen later (115.1): without any it is a comma."""
    aims = isinstance(act, Node) and any(isinstance(each, Cards) for each in walk(act))
    return "then" if link == "next" and not aims else link


def _said_link(part: Part) -> str:
    if part.span and part.span.manner == "and clause":
        return "and clause"
    return "next" if part.span and part.span.manner == "next" else part.link


def _where_first(mark: str) -> Callable[[Fields, Surface], object]:
    """What X is may be said before the last parts; it holds for all of them."""

    def build(slots: Fields, span: Surface) -> object:
        before, more, where = slots["parts"], slots["more"], slots["where"]
        assert isinstance(before, tuple) and isinstance(more, tuple) and isinstance(where, Node)
        first: Part = more[0]
        link = _link("next" if mark == ";" else "then", first.act)
        return Chain((*before, Part(link, first.act, span=first.span), *more[1:]), where, span=span)

    return build


def _instead() -> Custom:
    """*Wound it for 1; if you have a dragon, instead wound it for 2*."""

    def build(slots: Fields, span: Surface) -> object:
        condition = If(slots["condition"], slots["act"], span=span)  # type: ignore[arg-type]
        return (*slots["before"], Part("instead", condition, span=span))  # type: ignore[misc]

    def match(value: object) -> Fields | None:
        if not isinstance(value, tuple) or len(value) < 2 or value[-1].link != "instead":
            return None
        return {"before": value[:-1], "condition": value[-1].act.condition, "act": value[-1].act.then}

    return Custom((tuple,), build, match)


def _first() -> Custom:
    return Custom(
        (tuple,),
        lambda slots, span: (Part("first", slots["act"], span=span),),  # type: ignore[arg-type]
        lambda value: {"act": value[0].act} if isinstance(value, tuple) and len(value) == 1 else None,
    )


def _same_time() -> Custom:
    """Another clause for the time said before the first: *until …, it does not attack, and your creatures have …*."""

    def build(slots: Fields, span: Surface) -> object:
        before, act = slots["before"], slots["act"]
        assert isinstance(before, tuple) and isinstance(act, Do)
        duration = _time_before(before)
        if duration is not None and not isinstance(act.deed, During):
            act = with_fields(act, deed=During(act.deed, duration))
        return (*before, Part("then", act, span=span))

    def match(value: object) -> Fields | None:
        if not isinstance(value, tuple) or len(value) < 2:
            return None
        *before, last = value
        act = last.act
        if last.link != "then" or not (last.span and last.span.manner == "and clause") or not isinstance(act, Do):
            return None
        if isinstance(act.deed, During) and act.deed.duration == _time_before(tuple(before)):
            act = with_fields(act, deed=act.deed.act)
        return {"before": tuple(before), "act": act}

    return Custom((tuple,), build, match)


def _time_before(parts: tuple[object, ...]) -> Node | None:
    """The time that stands before the last of the parts."""
    last = parts[-1]
    act = last.act if isinstance(last, Part) else None
    said = isinstance(act, Do) and isinstance(act.deed, During) and act.span and act.span.manner == "before"
    return act.deed.duration if said else None  # type: ignore[union-attr]


def _next(link: str) -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        part = Part(_link(link, slots["act"]), slots["act"], span=span)  # type: ignore[arg-type]
        return (*slots["before"], part)  # type: ignore[misc]

    def match(value: object) -> Fields | None:
        if isinstance(value, tuple) and len(value) > 1 and _said_link(value[-1]) == link:
            return {"before": value[:-1], "act": value[-1].act}
        return None

    return Custom((tuple,), build, match)
