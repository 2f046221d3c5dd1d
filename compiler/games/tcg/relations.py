"""Who stands around a card, as conditions: so many of them, more of one kind than of another, one at a side, nobody."""

from compiler.language import meaning as m
from compiler.language.ast import Node, Surface
from compiler.language.kinds import ordered
from compiler.language.meaning import ThisCard
from compiler.language.phrases import Custom, Fields, Make, Phrasebook

SIDES: tuple[tuple[str, str, str, tuple[str, ...]], ...] = (
    ("opposite", "opposite", "напротив", ("напротив",)),
    ("behind", "behind", "позади", ("позади", "сзади")),
    ("left", "to_the_left_of", "слева_от", ("слева",)),
    ("right", "to_the_right_of", "справа_от", ("справа",)),
)
LIVES = (("at least", "or_more", "или_более"), ("at most", "or_less", "или_менее"))


def add(book: Phrasebook) -> None:
    """Add the phrases of relations."""
    _around(book)
    _sides(book)
    _column(book)
    _lives(book)
    _amounts(book)


def _near(kind: object, place: Node) -> m.CountOf:
    """How many cards of a kind stand somewhere."""
    assert isinstance(kind, m.Kind)
    return m.CountOf(m.Kind(kind.noun, ordered((*kind.where, place)), span=kind.span))


def _kind_near(value: object, place: type[Node]) -> tuple[m.Kind, Node] | None:
    """The kind that is counted, and where it stands."""
    kind = value.what if isinstance(value, m.CountOf) else None
    if not isinstance(kind, m.Kind):
        return None
    places = [each for each in kind.where if isinstance(each, place)]
    if len(places) != 1:
        return None
    return m.Kind(kind.noun, tuple(each for each in kind.where if each is not places[0])), places[0]


def _around(book: Phrasebook) -> None:
    """*There are 3 or more of your creatures next to it*; *there are more of these than of those*."""
    many = "{right/count} или_более {kind:gen.pl}", "{right/count} или_более {kind:=.counted=right}", "хотя_бы {right/count} {kind:=.counted=right}"
    near = tuple(f"рядом_с//there {{card/brief:ins}} {stand}{each}" for each in many for stand in ("", "стоят/стоять ", "есть//have "))
    bare = tuple(each.replace("рядом_с//there {card/brief:ins}", "рядом//there") for each in near)
    book.say("condition", "so many next to it", _so_many(), en="there_are//near {right/count} or_more {kind:pl} next_to//there {card/brief}", ru=near)
    book.say("condition", "so many nearby", _here(_so_many()), ru=bare)
    more = "больше//kind {kind:gen.pl} (,//than|) чем//kind {than/kind:gen.pl}"
    book.say("condition", "more next to it", _more(), en="there_are//near more//kind {kind:pl} than//kind {than/kind:pl} next_to//there {card/brief}", ru=(f"рядом_с//there {{card/brief:ins}} {more}", f"рядом_с//there {{card/brief:ins}} стоит//there {more}"))
    book.say("condition", "more nearby", _here(_more()), ru=f"рядом//there {more}")


def _here(shape: Custom) -> Custom:
    """The same of this card, without naming it; never printed."""
    return Custom((), lambda slots, span: shape.build({**slots, "card": ThisCard()}, span), lambda _: None)


def _so_many() -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        near = m.NextTo(slots["card"])  # type: ignore[arg-type]
        return m.Compare(_near(slots["kind"], near), "at least", slots["right"], span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Compare) or value.relation != "at least" or value.right == m.Number(1):
            return None
        found = _kind_near(value.left, m.NextTo)
        if found is None or found[1].way != "any":  # type: ignore[attr-defined]
            return None
        return {"kind": found[0], "card": found[1].card, "right": value.right}  # type: ignore[attr-defined]

    return Custom((m.Compare,), build, match)


def _more() -> Custom:
    def build(slots: Fields, span: Surface) -> object:
        near = m.NextTo(slots["card"])  # type: ignore[arg-type]
        return m.Compare(_near(slots["kind"], near), "more", _near(slots["than"], near), span=span)

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Compare) or value.relation != "more":
            return None
        these, those = _kind_near(value.left, m.NextTo), _kind_near(value.right, m.NextTo)
        if these is None or those is None or these[1] != those[1] or these[1].way != "any":  # type: ignore[attr-defined]
            return None
        return {"kind": these[0], "than": those[0], "card": these[1].card}  # type: ignore[attr-defined]

    return Custom((m.Compare,), build, match)


def _sides(book: Phrasebook) -> None:
    """*There is an enemy creature opposite it*, *there are no cards behind it*."""
    for side, en, ru_of, ru in SIDES:
        for none in (False, True):
            shape = _at_side(side, none=none)
            en_some, ru_some = ("there_are_no//near {kind:pl}", "нет//have {kind:gen.pl}") if none else ("there_is//near a {kind:sg}", "стоит/стоять {kind:nom.sg}")
            also = (ru_some.replace("gen.pl", "gen.sg"),) if none else ("есть//have {kind:nom.sg}",)
            said = tuple(f"{ru_of}//there {{card/brief:gen}} {each}" for each in (ru_some, *also))
            book.say("condition", f"{side} of a card, {none}", shape, en=f"{en_some} {en}//there {{card/brief}}", ru=said)
            here = tuple(f"{each}//here {some}" for each in ru for some in (ru_some, *also))
            book.say("condition", f"{side} of it, {none}", _here(shape), ru=here)


def _at_side(side: str, *, none: bool) -> Custom:
    relation, number = ("equal", m.Number(0)) if none else ("at least", m.Number(1))

    def build(slots: Fields, span: Surface) -> object:
        return m.Compare(_near(slots["kind"], m.AtSide(side, slots["card"])), relation, number, span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Compare) or (value.relation, value.right) != (relation, number):
            return None
        found = _kind_near(value.left, m.AtSide)
        if found is None or found[1].side != side:  # type: ignore[attr-defined]
            return None
        return {"kind": found[0], "card": found[1].of}  # type: ignore[attr-defined]

    return Custom((m.Compare,), build, match)


def _column(book: Phrasebook) -> None:
    """*There are no enemy cards in the same column as it*."""
    for column, en, ru in ((True, "column", "столбце"), (False, "row", "ряду")):
        book.say(
            "condition",
            f"nobody in its {en}",
            _none_in(column=column),
            en=f"there_are_no//near {{kind:pl}} in_its_{en}//there",
            ru=(f"стоит_в_{ru},_в_котором_нет {{kind:gen.pl}}", f"стоит_в_{ru},_где_нет {{kind:gen.pl}}"),
        )


def _none_in(*, column: bool) -> Custom:
    place = m.InRow(ThisCard(), None, column)

    def build(slots: Fields, span: Surface) -> object:
        return m.Compare(_near(slots["kind"], place), "equal", m.Number(0), span=span)

    def match(value: object) -> Fields | None:
        if not isinstance(value, m.Compare) or (value.relation, value.right) != ("equal", m.Number(0)):
            return None
        found = _kind_near(value.left, m.InRow)
        return {"kind": found[0]} if found is not None and found[1] == place else None

    return Custom((m.Compare,), build, match)


def _lives(book: Phrasebook) -> None:
    """*It has 10 or more life*, *it has more than 10 life*."""
    own = m.PropertyOf("lives", ThisCard())
    noun = "{noun/life_noun:gen.pl}"
    for relation, en, ru in LIVES:
        shape = Make(m.Compare, (("left", own), ("relation", relation)), (("noun", "additional"),))
        said = tuple(f"{has} {{right/count}} {ru} {noun}" for has in ("имеет//lives", "имеют//lives", "у_него//lives", "у_нее//lives", "у_него_осталось//lives"))
        book.say("condition", f"lives {relation}", shape, en=f"it_has//lives {{right/count}} {en} {{noun/life_noun:sg}}", ru=said)
    for relation, en, ru in (("more", "more_than", "больше"), ("less", "less_than", "меньше")):
        shape = Make(m.Compare, (("left", own), ("relation", relation)), (("noun", "additional"),))
        said = tuple(f"{has} {ru}//lives {{right/count}} {noun}" for has in ("имеет//lives", "имеют//lives", "у_него//lives"))
        book.say("condition", f"lives {relation}", shape, en=f"it_has//lives {en}//lives {{right/count}} {{noun/life_noun:sg}}", ru=said)


def _amounts(book: Phrasebook) -> None:
    """*Its movement*, *its Regeneration*, *the sum of the weak strikes of your creatures*."""
    single = {"number": "sg"}
    moves = Make(m.PropertyOf, (("property", "move"),))
    book.say("quantity", "its movement", moves, gives=single, en="{of/possessive} movement", ru="{of/possessive} движение!")
    book.say("quantity", "movement of a card", moves, gives=single, en="the_movement_of {of/np}", ru="движение! {of/np:gen}")
    keyword = Custom(
        (m.SumOf,),
        lambda slots, span: m.SumOf(slots["keyword"].id, slots["of"], span=span),  # type: ignore[attr-defined, arg-type]
        lambda value: {"keyword": m.Keyword(value.keyword), "of": value.of} if isinstance(value, m.SumOf) and isinstance(value.of, m.Referent | ThisCard) else None,
    )
    book.say("quantity", "number of its keyword", keyword, gives=single, en="{of/possessive} {keyword/numbered}", ru=("{of/possessive} {keyword/numbered:nom}", "величина! {of/possessive} {keyword/numbered:gen}"))
    book.say("numbered", "keyword with a number", m.Keyword, en="{id/KW_NUMBER:=}", ru="{id/KW_NUMBER:=}")
    for property_, en, ru in (
        ("weak strike", "weak_strikes", "слабых ударов/удар"),
        ("medium strike", "medium_strikes", "средних/средний ударов/удар"),
        ("strong strike", "strong_strikes", "сильных ударов/удар"),
        ("move", "movement", "движений/движение"),
        ("cost", "costs", "стоимостей/стоимость"),
    ):
        book.say(
            "quantity",
            f"sum of {property_}",
            Make(m.TotalOf, (("property", property_),)),
            gives=single,
            en=f"the_sum_of_the_{en}_of {{of/kind:pl}}",
            ru=(f"сумма! {ru} {{of/kind:gen.pl}}",),
        )
