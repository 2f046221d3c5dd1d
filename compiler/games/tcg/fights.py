"""Fights of cards, and several attacks together: *fight a creature as an open one*, *up to two discharges at 1*."""

from collections.abc import Callable

from compiler.games.tcg.attacks import KINDS
from compiler.language import meaning as m
from compiler.language.ast import Node, Surface, with_fields
from compiler.language.meaning import Do
from compiler.language.phrases import Constant, Custom, Fields, Make, Phrasebook

# how many attacks: node of the count (None: exactly so many), English, Russian
VOLLEYS = (
    (m.AtMost, "up_to {n/count:<kind>}", "{n/count:=<kind>} или_менее"),
    (None, "{n/count:<kind>}", "{n/count:=<kind>}"),
)
APART = ("только_по_разным_картам", "только_по_разным_целям", "по_разным_картам", "по_разным_целям")
TIMES = ((2, ("twice",), ("два_раза", "2_раза", "дважды")), (3, ("three_times",), ("три_раза", "3_раза")))
STAYS = {2: "does_not_close_after_the_first_strike", 3: "does_not_close_after_the_first_and_second_strikes"}
FIRST = {2: "первого", 3: "первого_и_второго"}


def add(book: Phrasebook) -> None:
    """Add the phrases of fights."""
    _fights(book)
    _parries(book)
    _volleys(book)
    _times(book)
    _rolls(book)
    _near(book)


def _fights(book: Phrasebook) -> None:
    """*Fight a creature as an open one*: with a simple strike, at once and without closing."""
    staying = "", " ,//staying не_закрываясь//staying", " ,//staying не_закрываясь_при_этом"
    foe = "с//fight {foe/np:ins}"
    plain = f"ударом {foe}", f"{foe} ударом//fight"
    book.say("happens", "fights with a strike", m.Fight, ru=[f"сразиться! {each}{stays}" for each in plain for stays in staying])
    book.say(
        "happens",
        "fights as an open one",
        m.Fight,
        fixed={"open": True},
        en="fight! {foe/np} as_an_open_one",
        ru=[f"сразиться! {each} как_с_открытым{stays}" for each in (foe, *plain) for stays in staying],
    )


def _parries(book: Phrasebook) -> None:
    """*While it is closed, it fights strikes as an open card*."""
    book.say("happens", "fights though closed", m.FightsClosed, en="fight! strikes_as_an_open_card", ru="отразить! удар как_открытая_карта")
    closed = m.Is(m.ThisCard(), m.InState("closed"))
    shape = Custom((), lambda slots, span: m.While(closed, slots["chain"], span=span), lambda _: None)  # type: ignore[arg-type]
    said = tuple(f"{who}закры{ending}//closed (|,//if) {{chain/parrying}}" for who in ("когда//closed ", "когда//closed {own/OWN:nom} ") for ending in ("т", "та", "то"))
    book.say("ability", "when it is closed", shape, ru=said)
    chain = Custom((m.Chain,), _alone, lambda _: None)
    book.say("parrying", "alone", chain, ru=tuple(f"{who}отражает//parries удар как_открытая_карта" for who in ("", "он//parries ", "она//parries ")))


def _alone(slots: Fields, span: Surface) -> object:
    return m.Chain((m.Part("first", Do(m.ThisCard(), m.FightsClosed(), span=span), span=span),), span=span)


def _volleys(book: Phrasebook) -> None:
    """*Up to two discharges at 1-2-2, only against different cards*: each with a die of its own."""
    for kind, en, ru in KINDS:
        book.say("volley_noun", kind, Constant(kind), en=[f"{each}/n!" for each in reversed(en)], ru=[f"{each}!" for each in ru])
    for quantity, en_many, ru_many in VOLLEYS:
        en_said = f"{en_many} {{kind/volley_noun:=.counted=n}} at//power {{power}}"
        ru_said = f"{ru_many} {{kind/volley_noun:=.counted=n}} на//power {{power}}"
        book.say(
            "act",
            f"several, {quantity.__name__ if quantity else 'exactly'}",
            _several(quantity),
            en=f"{en_said} [,//range range {{reach/amount}}] ,//apart only_against_different_cards",
            ru=(
                *(f"{ru_said} [,//range дальность {{reach/amount}}] ,//apart {each}" for each in APART),
                f"{ru_many} {{kind/volley_noun:=.counted=n}} по_разным_картам//many на//power {{power}} ,//apart {APART[0]}",
            ),
        )


def _several(quantity: type[m.AtMost] | None) -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        number = slots["n"]
        assert isinstance(number, Node)
        count = quantity(number) if quantity else number
        said = {name: slots[name] for name in ("power", "reach") if name in slots}
        return Do(m.You(), m.MakeAttack(str(slots["kind"]), count=count, **said, span=span), span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        made = value.deed if isinstance(value, Do) and value.agent == m.You() and value.modal is None else None
        if not isinstance(made, m.MakeAttack) or made.count is None or made.at or made.manner or made.name:
            return None
        number = made.count.amount if isinstance(made.count, m.AtMost) else made.count
        if isinstance(made.count, m.AtMost) != (quantity is not None):
            return None
        return {"n": number, "kind": made.kind, "power": made.power, "reach": made.reach}

    return Custom((Do,), build, match)


def _times(book: Phrasebook) -> None:
    """*May attack with simple strikes twice per turn, only in a row, does not close after the first strike*."""
    for times, en, ru in TIMES:
        for together, different in ((False, False), (True, False), (True, True)):
            only_en = ", only_in_a_row" * together + "_and_against_different_cards" * different
            only_ru = " ,//row только_подряд" * together + "_и_по_разным_картам" * different
            node = m.StrikeTimes(m.Number(times), together, different)
            first = FIRST[times]
            behind = [
                f",//row после_{first}{attack} не_закрыва{ending}//row"
                for ending in ("ется", "ются")
                for attack in (" удара", "_нападения ударом")
            ]
            book.say(
                "happens",
                f"strikes {times} times, {together}, {different}",
                _always(node),
                en=tuple(f"attack! with_simple_strikes {each}_per_turn{only_en} ,//row {STAYS[times]}" for each in en),
                ru=tuple(f"нападать/нападать! ударом {each}_за_ход{only_ru} {said}" for each in ru for said in behind),
            )


def _always(node: Node) -> Custom:
    return Custom((type(node),), lambda _, span: with_fields(node, span=span), lambda value: {} if value == node else None)


def _rolls(book: Phrasebook) -> None:
    """*Reduce a die roll of a creature to 1*, *increase it by 2*: one that is on the stack (5.9)."""
    rolled = "выбранный_бросок_кубика", "бросок_кубика//changed"
    to = Make(m.ChangeRoll, (("by", None),))
    said = [f"свести! {each} [{{of/np:gen}}] к//rolled {{to/number}}" for each in rolled]
    book.say("doing", "reduce a die roll", to, en="reduce! a_die_roll [of//rolled {of/np}] to//rolled {to/number}", ru=said)
    for more, en, verbs in ((True, "increase", ("увеличить",)), (False, "lower", ("уменьшить",))):
        shape = Custom((m.ChangeRoll,), _changed(more), _change(more))
        orders = "{each} [{{of/np:gen}}] на//rolled {{n/number}}", "на//rolled {{n/number}} {each} [{{of/np:gen}}]"
        ru = [f"{verb}! {order.format(each=each).replace('{{', '{').replace('}}', '}')}" for verb in verbs for order in orders for each in rolled]
        book.say("doing", f"{en} a die roll", shape, en=f"{en}! a_die_roll [of//rolled {{of/np}}] by//rolled {{n/number}}", ru=ru)


def _changed(more: bool) -> Callable[[Fields, Surface], object]:
    return lambda slots, span: m.ChangeRoll(slots.get("of"), None, m.Change(slots["n"], more), span=span)  # type: ignore[arg-type]


def _change(more: bool) -> Callable[[object], Fields | None]:
    def match(value: object) -> Fields | None:
        by = value.by if isinstance(value, m.ChangeRoll) else None
        return {"of": value.of, "n": by.amount} if isinstance(by, m.Change) and by.more == more else None  # type: ignore[attr-defined]

    return match


def _near(book: Phrasebook) -> None:
    """*May announce shots against adjacent cards*."""
    for kind, en, ru in (("shot", "shots", ("стрелять/стрелять! по_стоящим_рядом_картам", "объявлять/объявлять! выстрел_по_стоящим_рядом_картам")), ("throw", "throws", ("объявлять/объявлять! метание_по_стоящим_рядом_картам",))):
        book.say("happens", f"announces {en} nearby", m.ShootsNear, fixed={"kind": kind}, en=f"announce! {en}_against_adjacent_cards", ru=ru)
    strike = Make(m.StartAttack, (("kind", "strike"), ("at", None)))
    book.say("happens", "announces a strike", strike, en="announce! a_simple_strike//announced", ru="нападать/нападать! ударом")
