"""Cards that swap places: two chosen together, or one with another (glossary: To swap)."""

from compiler.language import meaning as m
from compiler.language.ast import Surface
from compiler.language.meaning import ThisCard
from compiler.language.phrases import Custom, Fields, Phrasebook


def add(book: Phrasebook) -> None:
    """Add the phrases of swapping places."""
    two = "swap! the_places_of {cards/np}", ("поменять! местами {cards/np:acc}", "поменять! {cards/np:acc} местами")
    book.say("doing", "swap two cards", Custom((m.SwapTwo,), _two, _are_two), en=two[0], ru=two[1])
    one = Custom((m.SwapPlaces,), lambda slots, span: m.SwapPlaces(slots["card"], slots["other"], span=span), _one)  # type: ignore[arg-type]
    with_ = tuple(f"{said} с//swap {{other/np:ins}}" for said in ("поменять! местами {card/np:acc}", "поменять! {card/np:acc} местами"))
    book.say("doing", "swap a card with another", one, en="swap! {card/np} with//swap {other/np}", ru=with_)
    book.say("behind", "next to each other", m.NextToEachOther, en="standing_next_to_each_other", ru=",//which стоящий! рядом_друг_с_другом [,//end]")
    book.say("before", "next to each other", m.NextToEachOther, ru="стоящий! рядом_друг_с_другом")


def _two(slots: Fields, span: Surface) -> object:
    """*The places of a creature and an artifact*: one with the other."""
    cards = slots["cards"]
    if isinstance(cards, m.Both) and len(cards.parts) == 2:
        return m.SwapPlaces(*cards.parts, span=span)
    return m.SwapTwo(cards, span=span)  # type: ignore[arg-type]


def _are_two(value: object) -> Fields | None:
    return {"cards": value.cards} if isinstance(value, m.SwapTwo) else None


def _one(value: object) -> Fields | None:
    """Of this card, that *it* swaps places is said."""
    if not isinstance(value, m.SwapPlaces) or value.card == ThisCard():
        return None
    return {"card": value.card, "other": value.other}
