"""Where cards stand: next to another, opposite it, in a row, on a half; and squares."""

from collections.abc import Callable

from compiler.language import meaning as m
from compiler.language.ast import Surface
from compiler.language.kinds import is_definite, ordered
from compiler.language.meaning import Opponent, ThisCard, You
from compiler.language.phrases import Custom, Fields, Make, Phrasebook

SIDES: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("opposite", "opposite", ("напротив",)),
    ("behind", "behind", ("позади", "сзади")),
    ("left", "to_the_left_of", ("слева_от",)),
    ("right", "to_the_right_of", ("справа_от",)),
)
ROWS = ((1, "first", "первом", "в"), (2, "second", "втором", "во"), (3, "third", "третьем", "в"))


def add(book: Phrasebook) -> None:
    """Add the phrases of places."""
    _some_of(book)
    next_to = Make(m.NextTo, (("card", ThisCard()), ("way", "any")))
    book.say("before", "adjacent", next_to, en="adjacent", ru=("стоящий! рядом", "соседний!"))
    card, ru_card = "{card/brief}", "рядом_с {card/brief:ins}"
    book.say(
        "tail",
        "next to a card",
        _next_to(itself=False),
        en=(f"standing_next_to {card}", f"adjacent_to {card}", f"next_to {card}"),
        ru=(f",//which стоящий! {ru_card} [,//tail]", ru_card),
    )
    it = Custom((m.NextTo,), lambda _, span: m.NextTo(m.Mention("it", span=span), span=span), lambda _: None)
    book.say("before", "adjacent to it", it, ru=("стоящий! рядом_с_ним", "стоящий! рядом_с_ней", "соседний! с_ним", "соседний! с_ней"))
    book.say("before", "adjacent to a card", _next_to(itself=True), manner="before", ru=("стоящий! рядом_с//before {card/brief:ins}", "соседний! с//before {card/brief:ins}"))
    book.say("before", "adjacent to itself", next_to, ru="соседний! с_собой")
    book.say("behind", "next to it", it, en="(standing_next_to|adjacent_to|next_to) it//adjacent", ru=("рядом_с_ним", "рядом_с_ней", ",//which стоящий! рядом_с_ним", ",//which стоящий! рядом_с_ней"))
    book.say("behind", "next to itself", next_to, ru=("рядом_с_собой", "рядом//itself"))
    book.say("tail", "in formation", m.InFormation, en="in_formation_with {card/brief}", ru="в_строю_с {card/brief:ins}")
    for side, en, ru in SIDES:
        at = Make(m.AtSide, (("side", side),))
        said = tuple(f"{each} {{of/brief:gen}}" for each in ru)
        book.say("tail", side, at, en=(f"standing_{en} {{of/brief}}", f"{en} {{of/brief}}"), ru=(f",//which стоящий! {said[0]} [,//tail]", *said))
        if side == "opposite":
            own = Make(m.AtSide, (("side", side), ("of", ThisCard())))
            book.say("behind", "opposite itself", own, ru=("напротив//itself", ",//which стоящий! напротив//itself"))
            book.say("before", side, own, ru="стоящий! напротив")
    for number, en_nth, ru_nth, in_ in ROWS:
        for player, whose, en_row, ru_rows in (
            (You(), "your", f"in_your_{en_nth}_row", (f"в_вашем_{ru_nth}_ряду", f"в_вашем_{number}-м_ряду", f"{in_}_{ru_nth}_ряду_вашей_половины_поля_боя")),
            (Opponent(), "their", f"in_the_opponent's_{en_nth}_row", (*(f"{each}_{ru_nth}_ряду_противника" for each in dict.fromkeys((in_, "в"))), *(f"{each}_{number}{ending}_ряду_противника" for each in dict.fromkeys(("в", in_)) for ending in ("-м", "")))),
        ):
            row = Make(m.InRow, (("of", player), ("number", number)))
            book.say("behind", f"in {whose} row {number}", row, en=en_row, ru=(*ru_rows, *(f",//which стоящий! {each}" for each in ru_rows)))
            book.say("where", f"in {whose} row {number}", row, en=f"{en_row}//be", ru=tuple(f"{each}//be" for each in ru_rows))
    column = Make(m.InRow, (("column", True),))
    said = ("в_одном_столбце_с {of/brief:ins}", ",//which стоящий! в_том_же_столбце,_что_и {of/brief:nom}")
    book.say("tail", "in the same column", column, en="in_the_same_column_as {of/brief}", ru=said)
    for player, en_half, ru_half in ((You(), "on_your_half_of_the_battlefield", "на_вашей_половине_поля_боя"), (Opponent(), "on_the_opponent's_half_of_the_battlefield", "на_половине_поля_боя_противника")):
        half = Make(m.OnHalf, (("player", player),))
        book.say("behind", f"on the half of {player}", half, en=en_half, ru=ru_half)
        book.say("where", f"on the half of {player}", half, en=f"{en_half}//be", ru=f"{ru_half}//be")
    for zone, en_in, ru_in in (("battlefield", "on_the_battlefield", "на_поле_боя"), ("squad", "in_the_squad", "в_отряде")):
        inside = Make(m.InZone, (("zone", m.Zone(zone)),))
        book.say("behind", zone, inside, en=en_in, ru=ru_in)
        book.say("where", zone, inside, en=f"{en_in}//be", ru=f"{ru_in}//be")
    book.say("where", "next to a card", _next_to(itself=True), en="next_to//be {card/np}", ru=("рядом_с//be {card/np:ins}", "стоит_рядом_с {card/np:ins}"))
    stands = Custom(
        (m.Is,),
        lambda slots, span: m.Is(ThisCard(), slots["is_"], span=span),  # type: ignore[arg-type]
        lambda value: {"is_": value.is_} if isinstance(value, m.Is) and value.what == ThisCard() and not value.negated else None,
    )
    book.say("condition", "stands somewhere", stands, ru="стоит//place {is_/where}")
    book.say(
        "condition",
        "somebody stands somewhere",
        m.Is,
        manner="stands",
        en="{what/agent:nom} stand<what> {is_/where}",
        ru="{what/agent:nom} стоять<what> {is_/where}",
    )
    for side, en_side, ru_side in (("left", "to_the_left_of", "слева_от"), ("right", "to_the_right_of", "справа_от"), ("opposite", "opposite", "напротив")):
        at = Make(m.AtSide, (("side", side),))
        book.say("where", side, at, en=f"{en_side}//be {{of/np}}", ru=f"{ru_side}//be {{of/np:gen}}")
    nearby = Custom((), _near, lambda _: None)
    book.say("condition", "somebody stands nearby", nearby, ru=("рядом//there стоит/стоять {kind:nom.sg}", "рядом//there есть//have {kind:nom.sg}"))
    book.say(
        "condition",
        "somebody stands next to it",
        Custom((m.Compare,), _beside, _is_beside),
        en="there_is {kind/some_of} next_to//there {card/brief}",
        ru=("рядом_с//there {card/brief:ins} стоит/стоять {kind:nom.sg}", "рядом_с//there {card/brief:ins} есть//have {kind:nom.sg}"),
    )


def _some_of(book: Phrasebook) -> None:
    """*There is a dragon next to it*, *there is one of your dragons next to it*."""
    for yours, en in ((False, "a {of/kind:=.sg.indef}"), (True, "one_of {of/kind:=.pl.def}")):
        kinds = Custom((m.Kind,), lambda slots, _: slots["of"], _owned(yours=yours))
        book.say("some_of", f"one, yours: {yours}", kinds, en=en)


def _owned(*, yours: bool) -> Callable[[object], Fields | None]:
    return lambda value: {"of": value} if isinstance(value, m.Kind) and is_definite(value) == yours else None


def _near(slots: Fields, span: Surface) -> object:
    return _beside({**slots, "card": ThisCard()}, span)


def _next_to(*, itself: bool) -> Custom:
    """Next to a card; before a noun, *adjacent* says that it is next to this one."""

    def match(value: object) -> Fields | None:
        fits = isinstance(value, m.NextTo) and value.way == "any" and (itself or value.card != ThisCard())
        return {"card": value.card} if fits else None  # type: ignore[attr-defined]

    return Custom((m.NextTo,), lambda slots, span: m.NextTo(slots["card"], span=span), match)  # type: ignore[arg-type]


def _beside(slots: Fields, span: Surface) -> object:
    kind, card = slots["kind"], slots["card"]
    assert isinstance(kind, m.Kind)
    near = m.Kind(kind.noun, ordered((*kind.where, m.NextTo(card))), span=kind.span)  # type: ignore[arg-type]
    return m.Compare(m.CountOf(near), "at least", m.Number(1), span=span)


def _is_beside(value: object) -> Fields | None:
    if not isinstance(value, m.Compare) or value.relation != "at least" or value.right != m.Number(1):
        return None
    kind = value.left.what if isinstance(value.left, m.CountOf) else None
    near = next((each for each in kind.where if isinstance(each, m.NextTo)), None) if isinstance(kind, m.Kind) else None
    if near is None or not isinstance(kind, m.Kind) or near.way != "any":
        return None
    return {"kind": m.Kind(kind.noun, tuple(each for each in kind.where if each is not near)), "card": near.card}
