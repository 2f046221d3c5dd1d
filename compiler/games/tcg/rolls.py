"""What die rolls come to: *when the die roll of your creature is 6*; *Frenzy 3: …*, which cards explain themselves."""

from collections.abc import Callable

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
    frenzy = Custom((m.Triggered,), _frenzied, _frenzy)
    said = "frenzy//head {amount/number} : {chain:=}", "бешенство//head {amount/number} : {chain:=}"
    book.say("ability", "frenzy", frenzy, en=said[0], ru=said[1])


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
