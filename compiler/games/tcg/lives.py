"""Additional life (9, Additional life; To lose life): having it, receiving and losing it, how much of it there is."""

from compiler.language import meaning as m
from compiler.language.ast import Surface
from compiler.language.kinds import ordered
from compiler.language.phrases import Custom, Fields, Make, Phrasebook

PROPERTY = "additional_lives"
NOUN = (("noun", "additional"),)
SOME = m.Compared(PROPERTY, "at least", m.Number(1))
NONE = m.Compared(PROPERTY, "equal", m.Number(0))


def add(book: Phrasebook) -> None:
    """Add the phrases of additional life."""
    noun = "{noun/additional_noun:"
    book.say("happens", "loses lives", m.LoseLives, en="lose! {amount/additionals}", ru="потерять! {amount/additionals:acc}")
    for category in ("tail", "brief_tail"):
        for name, condition, en, ru in (("with", SOME, "with", ("с//with {}ins.pl}}",)), ("without", NONE, "without", ("без//with {}gen.pl}}",))):
            shape = Make(m.Compared, tuple((each, getattr(condition, each)) for each in ("property", "relation", "amount")), NOUN)
            book.say(category, f"{name} additional lives", shape, en=f"{en} {noun}pl}}", ru=tuple(each.format(noun) for each in ru))
    book.say("condition", "have additional lives", Custom((m.Compare,), _having, _had), en=f"{{cards/agent:nom}} have<cards> {noun}pl}}")
    book.say("condition", "have additional lives", Custom((m.Compare,), _having, _others), ru=f"{{cards/agent:nom}} иметь<cards> {noun}acc.pl}}")
    number = Make(m.PropertyOf, (("property", PROPERTY),), NOUN)
    said = tuple(f"{word} {noun}gen.pl}} {where}" for word in ("количество!",) for where in ("{of/np:gen}", "на {of/np:prep}", "с {of/np:gen}", "у//left {of/np:gen}"))
    book.say("quantity", "additional lives of a card", number, gives={"number": "sg"}, en=f"the_number_of {noun}pl}} of {{of/np}}", ru=said)
    neither = "{second/happening:=}"
    book.say("verbs_forbidden", "be healed, and more", Custom((m.Joint,), _unhealed, _is_unhealed), en=(f"be healed or//healed {neither}", f"be healed and//healed {neither}"), ru=(f"излечиться! или//healed {neither}", f"излечиться! и//healed {neither}"))


def _unhealed(slots: Fields, span: Surface) -> object:
    """*Cannot be healed or receive additional lives*."""
    return m.Joint((m.BeHealed(), slots["second"]), span=span)  # type: ignore[arg-type]


def _is_unhealed(value: object) -> Fields | None:
    both = isinstance(value, m.Joint) and len(value.deeds) == 2 and value.deeds[0] == m.BeHealed()
    return {"second": value.deeds[1]} if both else None  # type: ignore[attr-defined]


def _having(slots: Fields, span: Surface) -> object:
    """*A creature next to it has additional life*: there is one; *all your creatures have*: there is none without."""
    cards = slots["cards"]
    if isinstance(cards, m.Cards) and isinstance(cards.kind, m.Kind) and isinstance(cards.quantity, m.One | m.All):
        every = isinstance(cards.quantity, m.All)
        kind = m.Kind(cards.kind.noun, ordered((*cards.kind.where, NONE if every else SOME)), span=cards.kind.span)
        return m.Compare(m.CountOf(kind), *(("equal", m.Number(0)) if every else ("at least", m.Number(1))), span=span)
    return m.Compare(m.PropertyOf(PROPERTY, cards), "at least", m.Number(1), span=span)  # type: ignore[arg-type]


def _had(value: object) -> Fields | None:
    if not isinstance(value, m.Compare):
        return None
    if isinstance(value.left, m.PropertyOf):
        fits = value == m.Compare(m.PropertyOf(PROPERTY, value.left.of), "at least", m.Number(1))
        return {"cards": value.left.of, "noun": "additional"} if fits else None
    kind = value.left.what if isinstance(value.left, m.CountOf) else None
    asked = {("equal", m.Number(0)): (NONE, m.All()), ("at least", m.Number(1)): (SOME, m.One())}.get((value.relation, value.right))  # type: ignore[arg-type]
    if asked is None or not isinstance(kind, m.Kind) or asked[0] not in kind.where:
        return None
    rest = m.Kind(kind.noun, tuple(each for each in kind.where if each != asked[0]), span=kind.span)
    return {"cards": m.Cards(asked[1], rest), "noun": "additional"}


def _others(value: object) -> Fields | None:
    """Russian says no word for this card."""
    found = _had(value)
    return found if found and found["cards"] != m.ThisCard() else None
