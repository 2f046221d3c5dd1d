"""Cards on their way: draw, discard, search, show, summon, play, and what is put into a zone."""

from compiler.language import meaning as m
from compiler.language.phrases import Phrasebook

Words = str | tuple[str, ...]

# name, node, English, Russian
MOVES: tuple[tuple[str, type, Words, Words], ...] = (
    ("draw", m.Draw, "draw! {count/cards}", "возьмите! {count/cards:acc}"),
    (
        "discard",
        m.Discard,
        "discard! {cards/np}",
        ("сбросьте! {cards/np:acc}", "сбросьте! {cards/np:acc} из_руки", "сбросьте! {cards/np:acc} из_своей_руки"),
    ),
    ("search", m.Search, ("search! for {cards/np}", "search! - {cards/np}"), "поиск - {cards/np:nom}"),
    ("show", m.Show, "reveal! {cards/np} [{from_/from_zone}]", "покажите! {cards/np:acc} [{from_/from_zone}]"),
    ("look at", m.LookAt, "look! at {cards/np}", "посмотрите! {cards/np:acc}"),
    ("create", m.Create, "create! {cards/np}", "создайте! {cards/np:acc}"),
    ("create a copy", m.CreateCopy, "create! a_copy_of {of/np}", "создайте! копию {of/np:gen}"),
    ("obtain", m.Obtain, "obtain! {cards/np} [{from_/from_zone}]", "добудьте! {cards/np:acc} [{from_/from_zone}]"),
    ("summon", m.Summon, "summon! {cards/np} [{from_/from_zone}]", "вызовите! {cards/np:acc} [{from_/from_zone}]"),
)

# manner, English verb, Russian verb
VERBS = (("put", "put!", "положите!"), ("take", "take!", "возьмите!"), ("return", "return!", "верните!"))


def add(book: Phrasebook) -> None:
    """Add the phrases of cards on their way."""
    for name, node, en, ru in MOVES:
        book.say("doing", name, node, en=en, ru=ru)
    for manner, en, ru in VERBS:
        book.say(
            "doing",
            manner,
            m.Move,
            manner=manner,
            en=f"{en} {{cards/np}} [{{from_/from_zone}}] {{to/to_zone}}",
            ru=(
                f"{ru} {{cards/np:acc}} [{{from_/from_zone}}] {{to/to_zone}}",
                f"{ru} {{from_/from_zone}} {{to/to_zone}} {{cards/np:acc}}",
            ),
        )
    book.say(
        "doing",
        "shuffle",
        m.Move,
        manner="shuffle",
        en="shuffle! {cards/np} [{from_/from_zone}] {to/shuffled}",
        ru="замешайте! {cards/np:acc} [{from_/from_zone}] {to/shuffled}",
    )
    book.say(
        "doing",
        "resurrect",
        m.Resurrect,
        en="resurrect! {cards/np} [{from_/from_zone}] [{control/control}]",
        ru="возродите! {cards/np:acc} [{from_/from_zone}] [{control/control}]",
    )
    book.say(
        "doing",
        "resurrect closed",
        m.Resurrect,
        fixed={"closed": True},
        en="resurrect! {cards/np} closed",
        ru="возродите! {cards/np:acc} в_закрытом_виде",
    )
    book.say("control", "yours", m.You, en="under_your_control", ru="под_вашим_контролем")
    _play(book)


def _play(book: Phrasebook) -> None:
    book.say("doing", "play", m.PlayCard, en="play! {card/np}", ru="разыграйте! {card/np:acc}")
    book.say(
        "doing",
        "play for free",
        m.PlayCard,
        fixed={"cost": m.Free()},
        en="play! {card/np} for_free",
        ru="разыграйте! {card/np:acc} бесплатно",
    )
    book.say(
        "doing",
        "play for less",
        m.PlayCard,
        en="play! {card/np} for {cost/cost_change}",
        ru="разыграйте! {card/np:acc} {cost/cost_change}",
    )
