"""Cards on their way: draw, discard, search, show, summon, play, and what is put into a zone."""

from dataclasses import dataclass

from compiler.language import meaning as m
from compiler.language.ast import Node, Surface, compared, with_fields
from compiler.language.kinds import ordered, place, unplaced
from compiler.language.phrases import Custom, Fields, Make, Phrasebook

Words = str | tuple[str, ...]

# name, node, English, Russian
MOVES: tuple[tuple[str, type, Words, Words], ...] = (
    ("draw", m.Draw, "draw! {count/cards}", "возьмите! {count/cards:acc}"),
    (
        "search",
        m.Search,
        ("search! for {cards/np}", "search! - {cards/np}"),
        ("поиск - {cards/np:nom}", "поиск {cards/np:gen}"),
    ),
    ("look at", m.LookAt, "look! at {cards/np}", "посмотрите! {cards/np:acc}"),
    ("create a copy", m.CreateCopy, "create! a_copy_of {of/np}", "создайте! копию {of/np:gen}"),
)

# manner, English verb, Russian verb
VERBS = (("put", "put!", "положите!"), ("take", "take!", "возьмите!"), ("return", "return!", "верните!"))

# deeds that say where the cards are taken from: name, node, English, Russian, what follows
TAKINGS = (
    ("shuffle", m.Move, "shuffle", "замешайте", "{to/shuffled} [{instead}]"),
    ("resurrect", m.Resurrect, "resurrect", "возродите", "[{control/control}]"),
    ("summon", m.Summon, "summon", "вызовите", ""),
    ("show", m.Show, "reveal", "покажите", ""),
    ("obtain", m.Obtain, "obtain", "добудьте", ""),
)


@dataclass(frozen=True, slots=True)
class Taken:
    """A deed with cards *from* a zone: where a kind is chosen from is part of the kind."""

    cls: type[Node]

    @property
    def types(self) -> tuple[type, ...]:
        """The types this shape can match."""
        return (self.cls,)

    def build(self, slots: Fields, span: Surface) -> object:
        """Return the deed; a kind without a zone of its own takes the zone."""
        cards, zone = slots["cards"], slots.get("from_")
        if isinstance(zone, m.Zone) and isinstance(cards, m.Cards | m.Both):
            slots = {**slots, "cards": _placed(cards, zone, Surface(span.start, span.end, "from")), "from_": None}
        elif isinstance(cards, m.Both):
            last = place(cards.parts[-1])
            if last and last.span and last.span.manner == "from" and isinstance(last.zone, m.Zone):
                slots = {**slots, "cards": _placed(cards, last.zone, last.span)}
        return self.cls(**slots, span=span)

    def match(self, value: object) -> Fields | None:
        """Return the deed with the zone that its words say apart; what a kind says itself is not said again."""
        if type(value) is not self.cls:
            return None
        fields = {name: getattr(value, name) for name in compared(self.cls)}
        cards = fields["cards"]
        if isinstance(cards, m.Both) and len({repr(place(part)) for part in cards.parts}) == 1:
            fields["cards"] = with_fields(cards, parts=(*map(unplaced, cards.parts[:-1]), cards.parts[-1]))
        return fields


def _created() -> Custom:
    """What is created is no card that is there already, so English says *an Egg* whatever the language that is read."""

    def build(slots: Fields, span: Surface) -> object:
        return m.Create(_any(slots["cards"]), span=span)  # type: ignore[arg-type]

    def match(value: object) -> Fields | None:
        return {"cards": value.cards} if isinstance(value, m.Create) else None

    return Custom((m.Create,), build, match)


def _any(cards: object) -> object:
    """Return cards of a name as any of them, *an Egg*."""
    if isinstance(cards, m.Both | m.AnyOf):
        return with_fields(cards, parts=tuple(map(_any, cards.parts)))
    if not isinstance(cards, m.Cards) or cards.quantity != m.One():
        return cards
    if not isinstance(cards.kind, m.Kind) or not isinstance(cards.kind.noun, m.CardNoun):
        return cards
    span = cards.span or Surface(0, 0)
    return with_fields(cards, span=Surface(span.start, span.end, "article"))


def _placed(cards: Node, zone: m.Zone, span: Surface) -> Node:
    """The cards with the zone that they are chosen from as a condition."""
    if isinstance(cards, m.Both):
        return with_fields(cards, parts=tuple(_placed(part, zone, span) for part in cards.parts))
    if not isinstance(cards, m.Cards) or not isinstance(cards.kind, m.Kind) or place(cards):
        return cards
    where = ordered((*cards.kind.where, m.InZone(zone, span=span)))
    return with_fields(cards, kind=with_fields(cards.kind, where=where))


def add(book: Phrasebook) -> None:
    """Add the phrases of cards on their way."""
    for name, node, en, ru in MOVES:
        book.say("doing", name, node, en=en, ru=ru)
    book.say("doing", "create", _created(), en="create! {cards/np}", ru="создайте! {cards/np:acc}")
    book.say("doing", "discard", m.Discard, en="discard! {cards/np}", ru="сбросьте! {cards/np:acc}")
    zone = "{from_/from_zone}"
    for manner, en, ru in VERBS:
        en, ru, to = f"{en} {{cards/np}}", f"{ru} {{cards/np:acc}}", "{to/to_zone} [{instead}]"
        book.say("doing", manner, Taken(m.Move), manner=manner, en=f"{en} {to}", ru=f"{ru} {to}")
        book.say("doing", f"{manner}, place first", Taken(m.Move), manner=manner, ru=f"{ru.partition(' ')[0]} {{to/to_zone}} {{cards/np:acc}}")
        first = f"{ru.partition(' ')[0]} {zone} {to} {{cards/np:acc}}"
        ru_from = (f"{ru} {zone} {to}", first)
        book.say("doing", f"{manner} from", Taken(m.Move), manner=manner, en=f"{en} {zone} {to}", ru=ru_from)
    for name, node, en, ru, rest in TAKINGS:
        en, ru = f"{en}! {{cards/np}} {{from}} {rest}", f"{ru}! {{cards/np:acc}} {{from}} {rest}"
        said = "shuffle" if name == "shuffle" else None
        book.say("doing", name, Taken(node), manner=said, en=en.replace("{from} ", ""), ru=ru.replace("{from} ", ""))
        en, ru = en.replace("{from}", zone), ru.replace("{from}", zone)
        book.say("doing", f"{name} from", Taken(node), manner=said, en=en, ru=ru)
    book.say(
        "doing",
        "resurrect closed",
        Make(m.Resurrect, (("closed", True),)),
        en="resurrect! {cards/np} closed [{control/control}]",
        ru=tuple(f"возродите! {{cards/np:acc}} {closed} [{{control/control}}]" for closed in ("в_закрытом_виде", "закрытым", "закрытой")),
    )
    book.say("control", "yours", m.You, en="under_your_control", ru="под_вашим_контролем")
    for name, en, ru in (
        ("graveyard", "instead_of_the_graveyard", ("вместо_кладбища",)),
        ("hand", ("instead_of_your_hand", "instead_of_hand"), ("вместо_руки", "вместо_вашей_руки")),
        ("deck", ("instead_of_the_deck", "instead_of_your_deck"), ("вместо_колоды", "вместо_вашей_колоды")),
    ):
        book.say("instead", name, m.Zone, fixed={"name": name}, en=en, ru=ru)
    _being_put(book)
    _play(book)


def _being_put(book: Phrasebook) -> None:
    """Cards are put somewhere, whoever does it."""
    put = Custom(
        (m.Do,),
        lambda slots, span: m.Do(None, m.Move(slots["cards"], slots["to"], slots.get("from_")), span=span),  # type: ignore[arg-type]
        _put,
    )
    book.say(
        "passive",
        "is put",
        put,
        en=(
            "{cards/agent:nom} be<cards> put {to/to_zone} [{from_/from_zone}]",
            "{cards/agent:nom} go<cards> {to/to_zone} [{from_/from_zone}]",
        ),
        ru="{cards/agent:nom} попасть<cards> {to/to_zone} [{from_/from_zone}]",
    )


def _put(value: object) -> Fields | None:
    if isinstance(value, m.Do) and value.agent is None and isinstance(value.deed, m.Move) and not value.modal:
        return {"cards": value.deed.cards, "to": value.deed.to, "from_": value.deed.from_}
    return None


def _play(book: Phrasebook) -> None:
    book.say("doing", "play", m.PlayCard, en="play! {card/np}", ru="разыграйте! {card/np:acc}")
    book.say(
        "doing",
        "play for free",
        m.PlayCard,
        fixed={"cost": m.Free()},
        en=("play! {card/np} for_free", "play! for_free {card/np}"),
        ru=("разыграйте! {card/np:acc} бесплатно", "бесплатно разыграть! {card/np:acc}"),
    )
    book.say(
        "doing",
        "play for less",
        m.PlayCard,
        en="play! {card/np} for {cost/cost_change}",
        ru="разыграйте! {card/np:acc} {cost/cost_change}",
    )
