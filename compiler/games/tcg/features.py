"""What abilities of the game's cards are made of: payments, spells and effects with names, keywords with a body."""

from compiler.language import meaning as m
from compiler.language.ast import Surface, with_fields
from compiler.language.phrases import Custom, Fields, Letter, Phrasebook
from compiler.language.wordings import payments

NATURES = (("effect", "effect", "воздействие"), ("spell", "spell", "заклинание"))


def add(book: Phrasebook) -> None:
    """Add the phrases of abilities."""
    _payments(book)
    _named(book)


def _payments(book: Phrasebook) -> None:
    payments.add(book)
    for name, node, terminal in (("close", m.PayClose, "TAP"), ("sudden", m.Instant, "INSTANT")):
        said = f"{{_/{terminal}}}"
        book.say("symbol_payment", name, Letter(node, terminal.lower()), en=said, ru=said)
    one = Custom(
        (m.PayTokens,),
        lambda slots, span: m.PayTokens(m.Number(1), span=span),
        lambda value: {"_": "token"} if value == m.PayTokens(m.Number(1)) else None,
    )
    several = Custom(
        (m.PayTokens,),
        lambda slots, span: m.PayTokens(slots["amount"], span=span),  # type: ignore[arg-type]
        lambda value: {"_": "token", "amount": value.amount} if isinstance(value, m.PayTokens) else None,
    )
    book.say("symbol_payment", "a token", one, en="{_/TOKEN}", ru="{_/TOKEN}")
    book.say("symbol_payment", "tokens", several, en="{amount/number} {_/TOKEN}", ru="{amount/number} {_/TOKEN}")


def _named(book: Phrasebook) -> None:
    """*Effect "prayer" – …*, *spell "abduction" – …* (2.6, 9): what it is called is no part of its meaning (1.13.2)."""
    for nature, en, ru in NATURES:
        book.say(
            "chain",
            nature,
            _called(nature),
            en=f"{en} [{{name/FLAVOR}}] [-//named] {{what/plain_chain:=}}",
            ru=f"{ru} [{{name/FLAVOR}}] [-//named] {{what/plain_chain:=}}",
        )
        note = f"{en} [{{name/FLAVOR}}]", f"{ru} [{{name/FLAVOR}}]"
        book.say("nature", nature, _noted(nature), en=note[0], ru=note[1])
    said = "{of/noted:=} (|.//note) \\( {nature} [,//limit {limit}] (|.//close) \\)"
    book.say("noted", "of a nature", Custom((), _with_nature, lambda _: None), en=said, ru=said)


def _called(nature: str) -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        return m.Named(nature, slots["what"], name=slots.get("name"), span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Named) or value.nature != nature:
            return None
        return {"what": value.what, "name": value.name} if value.name else {"what": value.what}

    return Custom((m.Named,), build, match)


def _noted(nature: str) -> Custom:
    return Custom((), lambda slots, _: m.Named(nature, m.Chain(()), name=slots.get("name")), lambda _: None)  # type: ignore[arg-type]


def _with_nature(slots: Fields, span: Surface) -> object:
    """*… (effect "stun")* behind an ability says what the whole of it is."""
    of = slots["of"]
    assert isinstance(of, m.Activated | m.Triggered | m.Instructions | m.While | m.Replaces)
    said = slots["nature"]
    assert isinstance(said, m.Named)
    named = with_fields(of, chain=m.Named(said.nature, of.chain, name=said.name, span=of.chain.span), span=span)
    return with_fields(named, limit=slots["limit"]) if "limit" in slots else named
