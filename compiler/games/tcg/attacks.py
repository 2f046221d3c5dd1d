"""Attacks by kind and power (4, 9): *Shot at 1-2-2, range 3*, *special strike at 3*, *strike through a row*."""

from compiler.language import meaning as m
from compiler.language.ast import Surface, compared
from compiler.language.phrases import Custom, Fields, Phrasebook, Same

# kind, English, Russian
KINDS = (
    ("shot", ("shot",), ("выстрел!",)),
    ("throw", ("throw",), ("метание!",)),
    ("discharge", ("discharge",), ("разряд!",)),
    ("magic strike", ("magic strike",), ("магический удар!",)),
    ("special strike", ("special strike",), ("особый удар!",)),
    ("row strike", ("strike through_a_row", "row_strike"), ("удар! через_ряд", "учр")),
)


def add(book: Phrasebook) -> None:
    """Add the phrases of attacks."""
    _powers(book)
    for kind, en, ru in KINDS:
        for manner, heads in (((), (en, ru)), *_with_manners(kind)):
            _attack(book, kind, manner, *heads)
    book.say("doing", "attack", Same("of"), en="{of/attack}", ru="{of/attack}")
    for category in ("attack_reached",):
        book.say("attack", category, Same("of"), en=f"{{of/{category}}}", ru=f"{{of/{category}}}")
    book.say(
        "attack_reached",
        "within a range",
        _reaching(),
        en="{attack/attack_at} ,//range range {reach/amount}",
        ru="{attack/attack_at} ,//range дальность {reach/amount}",
    )
    book.say("attack_reached", "anywhere", Same("of"), en="{of/attack_at}", ru="{of/attack_at}")


def _with_manners(kind: str) -> tuple[tuple[tuple[str, ...], tuple[tuple[str, ...], tuple[str, ...]]], ...]:
    """A special strike is always unanswerable: saying so changes nothing."""
    if kind != "special strike":
        return ()
    return ((("unanswerable",), (("special unanswerable strike",), ("особый безответный удар!",))),)


def _powers(book: Phrasebook) -> None:
    """*At 2*, *at 1-2-2*, *at X+1*."""
    three = Custom(
        (tuple,),
        lambda slots, _: tuple(m.Number(int(each)) for each in str(slots["powers"]).split("-")),
        _three,
    )
    book.say("power", "three numbers", three, en="{powers/POWERS}", ru="{powers/POWERS}")
    one = Custom(
        (tuple,),
        lambda slots, _: (slots["amount"],),
        lambda value: {"amount": value[0]} if isinstance(value, tuple) and len(value) == 1 else None,
    )
    book.say("power", "one number", one, en="{amount}", ru="{amount}")


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
        en=tuple(f"{each} [{{name/FLAVOR}}] at//power {{power}} [against {{at/np}}]" for each in en),
        ru=tuple(
            f"{each} [{{name/FLAVOR}}] {rest}"
            for each in ru
            for rest in ("на//power {power} [по {at/np:dat}]", "по {at/np:dat} на//power {power}")
        ),
    )
    if kind == "row strike":
        book.say("attack_at", f"{kind} at 1", called, en=en[0], ru=ru[0])


def _made(kind: str, manner: tuple[str, ...]) -> Custom:
    """An attack of a kind; what it is called is no part of its meaning (1.13.2)."""

    def build(slots: Fields, span: Surface) -> object:
        return m.MakeAttack(kind, manner=manner, **slots, span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.MakeAttack) or (value.kind, value.manner) != (kind, manner) or value.reach:
            return None
        fields = {name: getattr(value, name) for name in ("power", "at", "name")}
        return {name: part for name, part in fields.items() if part}

    return Custom((m.MakeAttack,), build, match)


def _reaching() -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        attack = slots["attack"]
        assert isinstance(attack, m.MakeAttack)
        fields = {name: getattr(attack, name) for name in compared(m.MakeAttack)}
        return m.MakeAttack(**{**fields, "reach": slots["reach"]}, name=attack.name, span=span)

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.MakeAttack) or value.reach is None:
            return None
        fields = {name: getattr(value, name) for name in compared(m.MakeAttack)}
        return {"attack": m.MakeAttack(**{**fields, "reach": None}, name=value.name), "reach": value.reach}

    return Custom((m.MakeAttack,), build, match)
