"""Gifts in lists, bonuses to strikes of several kinds, and gifts against some cards only."""

from compiler.language import meaning as m
from compiler.language.ast import Node, Surface, with_fields
from compiler.language.kinds import ordered
from compiler.language.meaning import Do, ThisCard
from compiler.language.phrases import Constant, Custom, Fields, Make, Phrasebook, Row, Same

BOTH_STRENGTHS = (
    ("weak and medium", "weak_and_medium", "слабым_и_средним", "слабому_и_среднему"),
    ("medium and strong", "medium_and_strong", "средним_и_сильным", "среднему_и_сильному"),
    ("weak and strong", "weak_and_strong", "слабым_и_сильным", "слабому_и_сильному"),
)
OWN = (m.Bonus, m.Less, m.ProtectedFrom, m.Keyword)


def add(book: Phrasebook) -> None:
    """Add the phrases of bonuses."""
    _lists(book)
    _strengths(book)
    _next(book)
    _against(book)
    _either(book)
    _extremes(book)
    _places(book)


def _lists(book: Phrasebook) -> None:
    """*+1 to strike, Armor 1 and -1 from shots*."""
    book.say("listed", "bonus", Same("of", (m.Bonus,)), en="{of/bonus}", ru="{of/bonus}")
    book.say("listed", "gift", Same("of", (m.Less, m.ProtectedFrom)), en="{of/own_gift:=}", ru="{of/own_gift:=}")
    book.say("listed", "keyword", Same("of", (m.Keyword,)), en="{of/keyword:=}", ru="{of/keyword:=}")
    book.list_of("listed_before", "listed", en=",//listed", ru=",//listed")
    several = "{items/listed_before} and//listed {item/listed}", "{items/listed_before} и//listed {item/listed}"
    book.say("listed_all", "several", Row(longer=True), en=several[0], ru=several[1])
    listed = Custom((Do,), _have, _all_listed)
    book.say("bare", "gifts", listed, en="{what/listed_all}", ru="{what/listed_all}")
    more = Custom((), lambda slots, _: (*slots["items"], slots["item"]), lambda _: None)  # type: ignore[misc]
    book.say("gifts", "several with commas", more, en="{items/gifts_first} and//gifts {item/gift}", ru="{items/gifts_first} и//gifts {item/gift}")
    book.say("gifts_first", "two", Row(longer=True), en="{items/gifts_before} ,//gifts {item/gift}", ru="{items/gifts_before} ,//gifts {item/gift}")
    book.list_of("gifts_before", "gift", en=",//gifts", ru=",//gifts")


def _have(slots: Fields, span: Surface) -> object:
    return Do(ThisCard(), m.Have(slots["what"]), span=span)  # type: ignore[arg-type]


def _all_listed(value: object) -> Fields | None:
    if not isinstance(value, Do) or value.modal is not None or value.agent != ThisCard():
        return None
    what = value.deed.what if isinstance(value.deed, m.Have) else ()
    return {"what": what} if len(what) > 1 and all(isinstance(each, OWN) for each in what) else None


def _strengths(book: Phrasebook) -> None:
    """*+1 to medium and strong strikes*."""
    for strengths, en, ru_many, ru_one in BOTH_STRENGTHS:
        said = (f"к_{ru_many} ударам//strikes", f"к_{ru_one} удару//strikes")
        book.say("bonus_to", strengths, Constant(f"{strengths} strike"), en=f"to_{en} strikes//strikes", ru=said)


def _next(book: Phrasebook) -> None:
    """*+1 to the next discharge*, *+2 to the next die roll*."""
    for sign, negative in (("plus", False), ("minus", True)):
        shape = Make(m.NextOnly, (("negative", negative),))
        said = f"{{amount/{sign}}} to_the_next {{by/kind_noun:sg}}", f"{{amount/{sign}}} к_следующему {{by/kind_noun:dat.sg}}"
        book.say("gift", f"{sign} to the next attack", shape, en=said[0], ru=(said[1], said[1].replace("к_следующему", "к_следующей")))
        roll = Make(m.NextOnly, (("negative", negative), ("by", "roll")))
        said = f"{{amount/{sign}}} to_the_next_die_roll", f"{{amount/{sign}}} к_следующему_броску_кубика"
        book.say("gift", f"{sign} to the next roll", roll, en=said[0], ru=said[1])


def _against(book: Phrasebook) -> None:
    """*Experience in attack 2 against demons*."""
    numbered = "{id/KW_NUMBER:=} {amount/number} against {object/keyword_object}", "{id/KW_NUMBER:=} {amount/number} по {object/keyword_object:dat}"
    book.say("keyword", "with a number against something", m.Keyword, en=numbered[0], ru=numbered[1])


def _extremes(book: Phrasebook) -> None:
    """*The card with the highest life*."""
    for highest, words in ((True, ("наибольшим", "наибольшим_количеством")), (False, ("наименьшим", "наименьшим_количеством"))):
        said = tuple(f"с_{word}//lives {{noun/life_noun:gen.pl}}" for word in words)
        most = m.Extreme("lives", highest)
        shape = Custom((), lambda _, span, most=most: with_fields(most, span=span), lambda _: None)  # type: ignore[misc]
        book.say("behind", f"by its life, {highest}", shape, ru=(*said, *(each.replace("gen.pl", "ins.pl") for each in said[:1])))


def _either(book: Phrasebook) -> None:
    """*Steppe or dark cards*, *cards that have a shot or Armor*."""
    two = Custom((m.Either,), _of_two, _two)
    said = "either//elements {first/element} or//either {second/element}", ("{first/element:=} или//either {second/element:=}", "{first/element:=} и//either {second/element:=}")
    book.say("before", "of one element or another", two, en=said[0], ru=said[1])
    one = Make(m.WithKeyword)
    book.say("owned", "keyword", one, en="{keyword/keyword_name}", ru="{keyword/keyword_name:ins}")
    book.list_of("owned_before", "owned", en=",//kind", ru=",//kind")
    book.say("owned_any", "several", Row(longer=True), en="{items/owned_before} or//kind {item/owned}", ru="{items/owned_before} или//kind {item/owned}")
    any_ = Custom((m.Either,), lambda slots, span: m.Either(slots["of"], span=span), _keywords)  # type: ignore[arg-type]
    book.say("tail", "with one keyword or another", any_, en="with {of/owned_any}", ru=(",//which обладающий! {of/owned_any} [,//tail]", "с//with {of/owned_any}"))
    book.say("owned_all", "several", Row(longer=True), en="{items/owned_before} and//kind {item/owned}", ru="{items/owned_before} и//kind {item/owned}")
    all_ = Custom((m.AllOf,), lambda slots, span: m.AllOf(slots["of"], span=span), _all_keywords)  # type: ignore[arg-type]
    book.say("tail", "with several keywords", all_, en="with_both {of/owned_all}", ru=("с//with {of/owned_all}", ",//which обладающий! {of/owned_all} [,//tail]"))


def _all_keywords(value: object) -> Fields | None:
    known = isinstance(value, m.AllOf) and all(isinstance(each, m.WithKeyword) for each in value.conditions)
    return {"of": value.conditions} if known else None  # type: ignore[attr-defined]


def _of_two(slots: Fields, span: Surface) -> object:
    return m.Either((slots["first"], slots["second"]), span=span)  # type: ignore[arg-type]


def _two(value: object) -> Fields | None:
    if not isinstance(value, m.Either) or len(value.conditions) != 2:
        return None
    first, second = value.conditions
    elements = isinstance(first, m.OfElement) and isinstance(second, m.OfElement)
    return {"first": first, "second": second} if elements else None


def _keywords(value: object) -> Fields | None:
    if not isinstance(value, m.Either) or not all(isinstance(each, m.WithKeyword) for each in value.conditions):
        return None
    return {"of": value.conditions}


def _places(book: Phrasebook) -> None:
    """*…, while they stand next to a card*: those of them that stand there."""
    shape = Custom((), _narrowed, lambda _: None)
    book.say("ability", "while they stand somewhere", shape, ru="{chain:=} ,//while пока_стоят {place/they_stand}")
    book.say("they_stand", "next to", Make(m.NextTo, (("way", "any"),)), ru="рядом_с//they {card/np:ins}")
    for side, ru in (("opposite", "напротив//they"), ("left", "слева_от//they"), ("right", "справа_от//they")):
        book.say("they_stand", side, Make(m.AtSide, (("side", side),)), ru=f"{ru} {{of/np:gen}}")
    sides = Custom((m.Either,), _at_either_side, _either_side)
    said = tuple(f"{each}//they {{of/np:gen}}" for each in ("слева_или_справа_от", "справа_или_слева_от"))
    book.say("they_stand", "at either side", sides, ru=said)
    be = tuple(f"{each}//be {{of/np:gen}}" for each in ("слева_или_справа_от", "справа_или_слева_от"))
    book.say("where", "at either side", sides, en="to_the_left_or_right_of//be {of/np}", ru=be)
    book.say("tail", "at either side", sides, en="to_the_left_or_right_of {of/brief}", ru=tuple(f"{which}{each} {{of/brief:gen}}" for which in ("", ",//which стоящий! ") for each in ("слева_или_справа_от", "справа_или_слева_от", "слева_и_справа_от", "справа_и_слева_от")))


def _at_either_side(slots: Fields, span: Surface) -> object:
    of = slots["of"]
    return m.Either((m.AtSide("left", of), m.AtSide("right", of)), span=span)  # type: ignore[arg-type]


def _either_side(value: object) -> Fields | None:
    sides = value.conditions if isinstance(value, m.Either) else ()
    if len(sides) != 2 or not all(isinstance(each, m.AtSide) for each in sides):
        return None
    left, right = sides
    fits = (left.side, right.side) == ("left", "right") and left.of == right.of  # type: ignore[attr-defined]
    return {"of": left.of} if fits else None  # type: ignore[attr-defined]


def _narrowed(slots: Fields, span: Surface) -> object:
    """What all cards of a kind have while they stand somewhere, those have that stand there."""
    chain, place = slots["chain"], slots["place"]
    assert isinstance(chain, Node) and isinstance(place, Node)
    act = chain.parts[0].act if isinstance(chain, m.Chain) and len(chain.parts) == 1 else None
    agent = act.agent if isinstance(act, Do) else None
    if act is None or not isinstance(agent, m.Cards) or not isinstance(agent.kind, m.Kind) or agent.quantity != m.All():
        return m.While(m.Is(agent or ThisCard(), place, span=place.span), chain, span=span)
    kind = with_fields(agent.kind, where=ordered((*agent.kind.where, place)))
    narrowed = with_fields(act, agent=with_fields(agent, kind=kind))
    return m.Instructions(m.Chain((m.Part("first", narrowed, span=act.span),), span=chain.span), span=span)
