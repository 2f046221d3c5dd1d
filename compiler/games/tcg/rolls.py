"""What die rolls come to: *when the die roll of your creature is 6*; *Frenzy 3: …*, which cards explain themselves."""

from collections.abc import Callable, Mapping
from operator import eq, ge, le

from compiler.language import meaning as m
from compiler.language.ast import Surface
from compiler.language.meaning import Do, InTurn, ThisCard, You
from compiler.language.phrases import Custom, Fields, Phrasebook

# relation, English and Russian around a number
NUMBERS = (
    ("equal", "", ""),
    ("at most", " or less", " или менее"),
    ("at least", " or more", " или более"),
)
COMPARED: Mapping[str, Callable[[int, int], bool]] = {"equal": eq, "at most": le, "at least": ge}
# relation, English and Russian before an amount, the case that Russian asks for
AMOUNTS = (
    ("at most", "is_less_than_or_equal_to//roll", "меньше_или_равен//roll", "dat"),
    ("less", "is_less_than//roll", "меньше//roll", "gen"),
    ("more", "is_greater_than//roll", "больше//roll", "gen"),
)


def add(book: Phrasebook) -> None:
    """Add the phrases of rolls."""
    whose = "the_die_roll_of {who/np}", "бросок_кубика//roll {who/np:gen}"
    for relation, en, ru in NUMBERS:
        shape = Custom((Do,), _rolling(relation), _rolled(relation, number=True))
        book.say("event", f"a roll is {relation} a number", shape, en=f"{whose[0]} is//roll {{amount/number}}{en}", ru=f"{whose[1]} равен//roll {{amount/number}}{ru}")
    for relation, en, ru, case in AMOUNTS:
        shape = Custom((Do,), _rolling(relation), _rolled(relation, number=False))
        book.say("event", f"a roll is {relation} an amount", shape, en=f"{whose[0]} {en} {{amount/quantity}}", ru=f"{whose[1]} {ru} {{amount/quantity:{case}}}")
    _dice(book)
    frenzy = Custom((m.Triggered,), _frenzied, _frenzy)
    said = "frenzy//head {amount/number} : {chain:=}", "бешенство//head {amount/number} : {chain:=}"
    book.say("ability", "frenzy", frenzy, en=said[0], ru=said[1])


def _dice(book: Phrasebook) -> None:
    """*Roll a die: if a 1 or 2 is rolled, …*."""
    book.say("doing", "roll a die", m.RollDie, en="roll! a_die", ru="бросить! кубик")
    either = Custom((m.Rolled,), lambda slots, span: m.Rolled((_number(slots["one"]), _number(slots["other"])), span=span), _two)
    said = "a//roll {one/number} or {other/number} is_rolled", ("выпало//roll {one/number} или {other/number}", "выпало//roll {one/number} и {other/number}")
    book.say("condition", "one of two numbers is rolled", either, en=said[0], ru=said[1])
    for name, values, en, ru in (
        ("even", (2, 4, 6), "an_even_number_is_rolled", "выпало_чётное_число"),
        ("odd", (1, 3, 5), "an_odd_number_is_rolled", "выпало_нечётное_число"),
    ):
        book.say("condition", f"an {name} number is rolled", m.Rolled, fixed={"numbers": values}, en=en, ru=ru)
    for relation, en, ru in NUMBERS:
        shape = Custom((m.Rolled,), _showing(relation), _shown(relation))
        book.say("condition", f"a number is rolled, {relation}", shape, en=f"a//roll {{amount/number}}{en} is_rolled", ru=f"выпало//roll {{amount/number}}{ru}")


def _number(value: object) -> int:
    return value.value if isinstance(value, m.Number) else 0


def _two(value: object) -> Fields | None:
    if not isinstance(value, m.Rolled) or len(value.numbers) != 2:
        return None
    return {"one": m.Number(value.numbers[0]), "other": m.Number(value.numbers[1])}


SIDES = range(1, 7)
"""What a die shows (5.9)."""


def _showing(relation: str) -> Callable[[Fields, Surface], object]:
    def build(slots: Fields, span: Surface) -> object:
        number = _number(slots["amount"])
        return m.Rolled(tuple(each for each in SIDES if COMPARED[relation](each, number)), span=span)

    return build


def _shown(relation: str) -> Callable[[object], Fields | None]:
    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Rolled) or (relation != "equal" and len(value.numbers) < 3):
            return None
        edge = value.numbers[-1 if relation == "at most" else 0]
        fits = value.numbers == tuple(each for each in SIDES if COMPARED[relation](each, edge))
        return {"amount": m.Number(edge)} if fits else None

    return match


def _rolling(relation: str) -> Callable[[Fields, Surface], object]:
    return lambda slots, span: Do(slots["who"], m.Rolls(relation, slots["amount"]), span=span)  # type: ignore[arg-type]


def _rolled(relation: str, *, number: bool) -> Callable[[object], Fields | None]:
    def match(value: object) -> Fields | None:
        if not isinstance(value, Do) or value.modal or not isinstance(value.deed, m.Rolls):
            return None
        rolls = value.deed
        fits = rolls.relation == relation and not rolls.attacking and isinstance(rolls.amount, m.Number) == number
        return {"who": value.agent, "amount": rolls.amount} if fits else None

    return match


def _frenzied(slots: Fields, span: Surface) -> object:
    """*Frenzy 3: …*: when its die roll as it attacks in your turn is 3 or less (what is printed on cards that have it)."""
    event = InTurn(Do(ThisCard(), m.Rolls("at most", slots["amount"], attacking=True), span=span), You(), span=span)  # type: ignore[arg-type]
    return m.Triggered(m.Trigger(event, span=span), slots["chain"], span=span)  # type: ignore[arg-type]


def _frenzy(value: object) -> Fields | None:
    if not isinstance(value, m.Triggered) or value.limit or value.zone or not isinstance(value.trigger, m.Trigger):
        return None
    event = value.trigger.event
    rolls = event.act.deed if isinstance(event, InTurn) and isinstance(event.act, Do) else None
    fits = isinstance(rolls, m.Rolls) and rolls == m.Rolls("at most", rolls.amount, attacking=True)
    own = fits and event == InTurn(Do(ThisCard(), rolls), You())  # type: ignore[arg-type]
    return {"amount": rolls.amount, "chain": value.chain} if own else None  # type: ignore[union-attr]
