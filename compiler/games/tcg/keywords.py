"""Keywords as phrases: the lexer finds their names; here stands what may follow a name."""

from compiler.language import meaning as m
from compiler.language.ast import Surface
from compiler.language.phrases import Custom, Fields, Make, Phrasebook
from compiler.language.wordings import names

# by the kind of parameter that a keyword's script names
TERMINALS = {"none": "KW", "number": "KW_NUMBER"}
AT = ("poisoning",)
"""Those whose number is a power: *poisoning at 1*."""
EXPERIENCE = ("attack-experience", "defense-experience")
# keywords that phrases say
PHRASES = ("jump", "finishing-off", "incorporeal", "formation", "frenzy", "row-strike", "maximum-life")


def terminal(id_: str, parameter: str) -> str | None:
    """Return the terminal for the name of a keyword, or None if it is no name but a phrase of the game."""
    if id_ in PHRASES:
        return None
    return "KW_AT" if id_ in AT else TERMINALS.get(parameter)


def _experienced(slots: Fields, span: Surface) -> object:
    what = tuple(m.Keyword(each, slots["amount"]) for each in EXPERIENCE)  # type: ignore[arg-type]
    return m.Do(m.ThisCard(), m.Have(what), span=span)


def _experience(value: object) -> Fields | None:
    if not isinstance(value, m.Do) or value.modal or value.agent != m.ThisCard() or not isinstance(value.deed, m.Have):
        return None
    what = value.deed.what
    amount = what[0].amount if what and isinstance(what[0], m.Keyword) else None
    return {"amount": amount} if what == tuple(m.Keyword(each, amount) for each in EXPERIENCE) else None


def _against_those(slots: Fields, span: Surface) -> object:
    of = slots["object"]
    assert isinstance(of, m.Cards)
    return m.Keyword(str(slots["id"]), object=of.kind, span=span)


def add(book: Phrasebook) -> None:
    """Add the phrases of keywords."""
    names.add(book)
    _powers(book)
    alone = {"id": "incorporeal"}
    ru_alone = tuple(f"{each}//alone" for each in ("бестелесный", "бестелесная", "бестелесное", "бестелесные"))
    book.say("keyword", "incorporeal", m.Keyword, fixed=alone, en="incorporeal//alone", ru=ru_alone)
    both = "experience_in_attack_and_defense {amount/number}", "опыт_в_атаке_и_защите {amount/number}"
    book.say("bare", "experience in attack and defense", Custom((m.Do,), _experienced, _experience), en=both[0], ru=both[1])
    lone = "{id/KW:=} по {object/lone:dat}"  # «по горным»: creatures are meant
    book.say("keyword", "against those of a kind", Custom((), _against_those, lambda _: None), ru=lone)
    jump = {"id": "jump"}
    book.say(
        "keyword",
        "jump",
        m.Keyword,
        fixed=jump,
        en=("jump ,//range range {amount/number}", "jump - {amount/number}"),
        ru=("прыжок ,//range дальность {amount/number}", "прыжок - {amount/number}"),
    )
    book.say(
        "keyword",
        "maximum life",
        Make(m.Keyword, (("id", "maximum-life"),), (("noun", "additional"),)),
        en=("maximum {amount/number} {noun/life_noun:sg}", "maximum {amount/number} {noun/life_noun:pl}"),
        ru="максимум {amount/number} {noun/life_noun:counted=amount}",
    )


def _powers(book: Phrasebook) -> None:
    """*Poisoning at 1*."""
    name, power = "{id/KW_AT:=}", "{amount/number}"
    said = (f"{name} at//keyword {power}", f"{name} {power}"), (f"{name} на//keyword {power}", f"{name} {power}")
    book.say("named_keyword", "with a power", m.Keyword, en=said[0], ru=said[1])
    for category in ("named_keyword", "keyword_name", "numbered"):
        book.say(category, "power left open", m.Keyword, en=name, ru=name)
