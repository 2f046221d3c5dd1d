"""Units of armor (9, Armor X): how many of them are left to a card, whether it has some."""

from compiler.language import meaning as m
from compiler.language.ast import Node, Surface
from compiler.language.meaning import ThisCard
from compiler.language.phrases import Custom, Fields, Phrasebook

UNITS = "units of "
"""A property's name begins so; the keyword's follows."""
# relation and amount, English, Russian without and with the card
HAVING = (
    ("equal", 0, "have<card> no_units_of//units", ("не_имеет_единиц",), ("не_имеет_единиц",), ()),
    (
        "at least", 1, "have<card> one_or_more_units_of//units",
        ("имеет_одну_или_более_единицы", "имеет_одну_или_более_единиц"),
        ("имеет_одну_или_более_единицы", "имеет_одну_или_более_единиц"),
        ("одна_или_более_единицы", "одна_или_более_единиц"),
    ),
)  # fmt: skip


def add(book: Phrasebook) -> None:
    """Add the phrases of units."""
    armor = "{keyword/KW_NUMBER:gen}"
    left = tuple(f"{count}! {units} {armor}" for count in ("количество", "число") for units in ("оставшихся_единиц", "единиц"))
    single = {"number": "sg"}
    of = tuple(f"{each} {{of/np:gen}}" for each in left)
    en = "the_number_of_units_of//units {keyword/KW_NUMBER:=} left_on//units {of/np}"
    book.say("quantity", "units left to a card", Custom((m.PropertyOf,), _left, _of_units), gives=single, en=en, ru=of)
    for relation, number, en, bare, behind, beside in HAVING:
        def having(slots: Fields, span: Surface, relation: str = relation, number: int = number) -> object:
            units = _left({"keyword": slots["keyword"], "of": slots.get("card", ThisCard())}, span)
            return m.Compare(units, relation, m.Number(number), span=span)

        def had(value: object, relation: str = relation, number: int = number) -> Fields | None:
            known = isinstance(value, m.Compare) and (value.relation, value.right) == (relation, m.Number(number))
            found = _of_units(value.left) if known else None  # type: ignore[attr-defined]
            return found and {"keyword": found["keyword"], "card": found["of"]}

        name = f"units, {relation} {number}"
        book.say("condition", name, Custom((m.Compare,), having, had), en=f"{{card/agent:nom}} {en} {{keyword/KW_NUMBER:=}}")
        own = Custom((m.Compare,), having, lambda value, had=had: _own(had(value)))  # type: ignore[misc]
        book.say("condition", f"its {name}", own, ru=tuple(f"{each} {armor}" for each in bare))
        others = tuple(f"{{card/agent:nom}} {each} {armor}" for each in behind)
        others += tuple(f"у//left {{card/np:gen}} {each} {armor}" for each in beside)
        book.say("condition", f"{name}, of a card", Custom((m.Compare,), having, had), ru=others)


def _left(slots: Fields, span: Surface) -> m.PropertyOf:
    of = slots["of"]
    assert isinstance(of, Node)
    return m.PropertyOf(f"{UNITS}{slots['keyword']}", of, span=span)


def _of_units(value: object) -> Fields | None:
    if not isinstance(value, m.PropertyOf) or not value.property.startswith(UNITS):
        return None
    return {"keyword": value.property.removeprefix(UNITS), "of": value.of}


def _own(found: Fields | None) -> Fields | None:
    return {"keyword": found["keyword"]} if found and found["card"] == ThisCard() else None
