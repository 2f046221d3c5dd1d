"""Keywords as phrases: the lexer finds their names; here stands what may follow a name."""

from compiler.language.meaning import Keyword, WithKeyword
from compiler.language.phrases import Constant, Phrasebook
from compiler.language.wordings import names

# by the kind of parameter that a keyword's script names
TERMINALS = {"none": "KW", "number": "KW_NUMBER", "object": "KW_OBJECT", "condition": "KW_DEMAND"}
# keywords that tell to do something, so that they stand in chains
DEEDS = {"plague": "KW_DEED", "gift-of-life": "KW_DEED", "ambush": "KW_DEED_COINS"}
# keywords whose object follows another preposition than *from*
OBJECTS = {"superiority": "KW_OVER"}
# keywords that phrases say, with words of other keywords or none at all
PHRASES = (
    "shot", "minus-from-attacks", "enhancement", "maturation",
    "protection-from-spells", "directed-strike-against", "superiority-over",
)  # fmt: skip
# what a keyword means with an object, if it means something without one, too
WITH_OBJECT = {"directed-strike": "directed-strike-against", "superiority": "superiority-over"}


def terminal(id_: str, parameter: str) -> str | None:
    """Return the terminal for the name of a keyword, or None if it is no name but a phrase of the game."""
    if id_ in PHRASES:
        return None
    return DEEDS.get(id_) or OBJECTS.get(id_) or TERMINALS.get(parameter)


def add(book: Phrasebook) -> None:
    """Add the phrases of keywords."""
    names.add(book)
    names.with_objects(book)
    book.say(
        "keyword",
        "from attacks",
        Keyword,
        fixed={"id": "minus-from-attacks"},
        en="{amount/minus} from_attacks",
        ru=("{amount/minus} от_атак", "{amount/minus} от_атаки"),
    )
    created = {"keyword": Keyword("created"), "negated": True}
    book.say("before", "not created", WithKeyword, fixed=created, en="non-created")
    book.say("before", "not created", WithKeyword, fixed=created, extra={"as_": "created"}, ru="не-//not {as_/created:=}")
    book.say("created", "created", Constant("created"), ru="созданный!")
    book.say(
        "behind",
        "not created",
        WithKeyword,
        fixed=created,
        extra={"as_": "created"},
        ru=",//which не являющийся! {as_/created:=.ins} [,//end]",
    )
