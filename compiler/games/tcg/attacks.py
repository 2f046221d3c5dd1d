"""Attacks by kind and power (4, 9): *Shot at 1-2-2, range 3*, *special strike at 3*, *strike through a row*."""

from collections.abc import Callable

from compiler.language import meaning as m
from compiler.language.ast import Node, Surface, compared
from compiler.language.phrases import Constant, Custom, Fields, Phrasebook, Same

# kind, English nouns, Russian nouns; the first is printed
KINDS: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    ("shot", ("shot",), ("выстрел",)),
    ("throw", ("throw",), ("метание",)),
    ("discharge", ("discharge",), ("разряд",)),
    ("magic strike", ("magic_strike",), ("магический_удар",)),
    ("special strike", ("special_strike",), ("особый_удар",)),
    ("row strike", ("strike_through_a_row", "row_strike"), ("удар_через_ряд", "учр")),
)
FAMILIES: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    ("attack", ("attack",), ("атака",)),
    ("ranged", ("ranged_attack",), ("дальняя_атака",)),
    ("close", ("close_attack",), ("ближняя_атака", "ближний_удар")),
    ("magical", ("magical_attack",), ("магическая_атака",)),
    ("non-magical", ("non-magical_attack",), ("немагическая_атака",)),
    ("return strike", ("return_strike", "counter-strike"), ("ответный! удар",)),
)
STAYING = ("", " ,//staying не_закрываясь//staying", " ,//staying не_закрываясь_при_этом")
"""What need not be said: who strikes because a text says so does not close."""
SOURCES = ("shot", "attack")
"""Kinds of which all games say that wounds come from them."""
STRENGTHS = (("weak", "weak", "слабый"), ("medium", "medium", "средний"), ("strong", "strong", "сильный"))


def add(book: Phrasebook) -> None:
    """Add the phrases of attacks."""
    _nouns(book)
    _powers(book)
    for kind, en, ru in KINDS:
        _attack(book, kind, (), en, ru)
    unanswerable = ("special_unanswerable_strike",), ("особый_безответный_удар",)
    _attack(book, "special strike", ("unanswerable",), *unanswerable)
    book.say("doing", "attack", Same("of"), en="{of/attack}", ru="{of/attack}")
    said = "{attack/attack_at:=} ,//range"
    reach = f"{said} range {{reach/amount}}", f"{said} дальность {{reach/amount}}"
    book.say("attack", "within a range", _reaching(), en=reach[0], ru=reach[1])
    book.say("attack", "anywhere", Same("of"), en="{of/attack_at:=}", ru="{of/attack_at:=}")
    announced = tuple(f"{verb}! a {{of/attack}}" for verb in ("announce", "declare"))
    book.say("doing", "declare an attack", Same("of"), en=announced, ru="объявить! {of/attack:acc}")
    _allowed(book)
    for manner, en_said, ru_said in (
        ((), "declare! a_simple_strike", ("простой_удар//declared",)),
        (("unanswerable",), "declare! an_unanswerable_strike", ("безответный_удар//declared", "простой_безответный_удар//declared")),
    ):
        book.say(
            "doing",
            f"declare a {' '.join(manner)} strike",
            _made("strike", manner),
            en=f"{en_said} [against {{at/np}}]",
            ru=tuple(f"объявить! {each} [по {{at/np:dat}}]{stays}" for each in ru_said for stays in STAYING),
        )
    finish = "finishing_off at//power {amount} [against {target/np}]", "добивание на//power {amount} [по {target/np:dat}]"
    book.say("doing", "finishing off", m.FinishOff, en=finish[0], ru=finish[1])


def _allowed(book: Phrasebook) -> None:
    """*May announce a shot at 2*: what may be done needs a verb."""

    def match(value: object) -> Fields | None:
        may = isinstance(value, m.Do) and value.modal == "may" and isinstance(value.deed, m.MakeAttack)
        unsaid = may and isinstance(value.agent, m.ThisCard) and value.agent.span is None  # type: ignore[attr-defined]
        return {"attack": value.deed} if unsaid else None  # type: ignore[attr-defined]

    shape = Custom((m.Do,), lambda slots, span: m.Do(m.ThisCard(), slots["attack"], "may", span=span), match)  # type: ignore[arg-type]
    book.say("maying", "may announce an attack", shape, en="may announce//may a {attack/attack}", ru="может объявить//may {attack:acc}")


def _nouns(book: Phrasebook) -> None:
    """Kinds of attacks as nouns; a strike without a word for its kind is a simple strike (9)."""
    strike = Constant("strike")
    book.say("strike_noun", "strike", strike, en="strike/n!", ru="удар!")
    book.say("strike_noun", "simple strike", strike, en="simple_strike/n!", ru="простой_удар!")
    for kind, en, ru in (*KINDS, *FAMILIES):
        said = [f"{each}/n!" for each in en], [f"{each}!" for each in ru]
        category = "other_kind" if kind in SOURCES else "source_kind"
        book.say(category, kind, Constant(kind), en=said[0], ru=said[1])
    book.say("other_kind", "source", Same("of"), en="{of/source_kind:=}", ru="{of/source_kind:=}")
    for category in ("strike_noun", "other_kind"):
        book.say("kind_noun", category, Same("of"), en=f"{{of/{category}:=}}", ru=f"{{of/{category}:=}}")
    book.list_of("kind_nouns", "kind_noun", en="(and//kind|or//kind|,//kind)", ru="(и//kind|или//kind|,//kind)")
    for id_, en_word, ru_word in STRENGTHS:
        book.say("strength", id_, Constant(id_), en=en_word, ru=f"{ru_word}!")


def _powers(book: Phrasebook) -> None:
    """*At 2*, *at 1-2-2*, *at X+1*, *at X-1*."""
    three = Custom(
        (m.ByRoll,),
        lambda slots, span: m.ByRoll(tuple(m.Number(int(each)) for each in str(slots["powers"]).split("-")), span=span),
        lambda value: _three(value.power) if isinstance(value, m.ByRoll) else None,
    )
    book.say("amount", "by a roll", three, en="{powers/POWERS}", ru="{powers/POWERS}")
    book.say("amount", "x and more", Same("of", (m.Plus,)), en="{of/x_more}", ru="{of/x_more}")
    book.say("amount", "less than x", _less(), en="{_/X} {less/MINUS}", ru="{_/X} {less/MINUS}")
    power = Custom(
        (tuple,),
        lambda slots, _: slots["of"].power if isinstance(slots["of"], m.ByRoll) else (slots["of"],),
        lambda value: {"of": m.ByRoll(value) if len(value) > 1 else value[0]} if value else None,  # type: ignore[arg-type, index]
    )
    book.say("power", "amount", power, en="{of/amount}", ru="{of/amount}")


def _less() -> Custom:
    """*X-1*."""

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Plus) or not isinstance(value.more, m.Number) or value.more.value >= 0:
            return None
        return {"_": "X", "less": -value.more.value} if isinstance(value.amount, m.Variable) else None

    def build(slots: Fields, span: Surface) -> object:
        return m.Plus(m.Variable(), m.Number(-int(str(slots["less"]))), span=span)

    return Custom((m.Plus,), build, match)


def _three(value: object) -> Fields | None:
    if not isinstance(value, tuple) or len(value) != 3 or not all(isinstance(each, m.Number) for each in value):
        return None
    return {"powers": "-".join(str(each.value) for each in value)}


def _attack(book: Phrasebook, kind: str, manner: tuple[str, ...], en: tuple[str, ...], ru: tuple[str, ...]) -> None:
    called = _made(kind, manner)
    book.say(
        "attack_at",
        " ".join((*manner, kind)),
        called,
        en=tuple(f"{each}/n! [{{name/FLAVOR}}] at//power {{power}} [against {{at/np}}]" for each in en),
        ru=tuple(
            f"{each}! [{{name/FLAVOR}}] {rest}"
            for each in ru
            for rest in (
                "на//power {power} [по {at/np:dat}]",
                "по {at/np:dat} на//power {power}",
                "на//power {power} ,//only только_по//only {at/np:dat}",
            )
        ),
    )
    same = Custom((), _at_the_attacked(kind, manner), lambda _: None)
    book.say(
        "attack_at",
        f"{' '.join((*manner, kind))} at the same target",
        same,
        en=tuple(f"{each}/n! [{{name/FLAVOR}}] at//power {{power}} against_the_same_target" for each in en),
        ru=tuple(f"{each}! [{{name/FLAVOR}}] на//power {{power}} по_той_же_{aim}" for each in ru for aim in ("цели", "карте")),
    )


def _at_the_attacked(kind: str, manner: tuple[str, ...]) -> Callable[[Fields, Surface], object]:
    """*On a strike, special strike at 1 against the same target*: against the attacked card."""
    return lambda slots, span: m.MakeAttack(kind, manner=manner, at=m.Attacked(), **slots, span=span)  # type: ignore[arg-type]


def _made(kind: str, manner: tuple[str, ...]) -> Custom:
    """An attack of a kind; what it is called is no part of its meaning (1.13.2)."""

    def build(slots: Fields, span: Surface) -> object:
        return m.MakeAttack(kind, manner=manner, **slots, span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.MakeAttack) or (value.kind, value.manner) != (kind, manner) or value.reach:
            return None
        return {name: getattr(value, name) for name in ("power", "at", "name")}

    return Custom((m.MakeAttack,), build, match)


def _reaching() -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        return _with_reach(slots["attack"], slots["reach"], span)

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.MakeAttack) or value.reach is None:
            return None
        return {"attack": _with_reach(value, None, value.span), "reach": value.reach}

    return Custom((m.MakeAttack,), build, match)


def _with_reach(attack: object, reach: object, span: Surface | None) -> Node:
    assert isinstance(attack, m.MakeAttack)
    fields = {name: getattr(attack, name) for name in compared(m.MakeAttack)}
    return m.MakeAttack(**{**fields, "reach": reach}, name=attack.name, span=span)
