"""English forms by rule, with the exceptions that the ability language uses."""

from __future__ import annotations

from compiler.language.lexicon import Lexeme

_VERBS: dict[str, dict[str, str]] = {
    "be": {
        "inf": "be",
        "fin.sg": "is",
        "fin.pl": "are",
        "fin.2": "are",
        "past.sg": "was",
        "past.pl": "were",
        "past.2": "were",
    },
    "have": {"fin.sg": "has", "past.sg": "had"},
    "do": {"fin.sg": "does", "past.sg": "did"},
    "go": {"fin.sg": "goes", "past.sg": "went"},
    "draw": {"past.sg": "drew"},
    "take": {"past.sg": "took"},
    "lose": {"past.sg": "lost"},
    "get": {"past.sg": "got"},
    "put": {"past.sg": "put"},
    "fight": {"past.sg": "fought"},
    "become": {"past.sg": "became"},
    "pay": {"past.sg": "paid"},
    "can": {"fin.sg": "can", "past.sg": "could"},
    "may": {"fin.sg": "may", "past.sg": "might"},
    "find": {"past.sg": "found"},
    "give": {"past.sg": "gave"},
    "choose": {"past.sg": "chose"},
    "strike": {"past.sg": "struck"},
    "deal": {"past.sg": "dealt"},
    "leave": {"past.sg": "left"},
    "hide": {"past.sg": "hid"},
}
_PLURALS = {
    "weapon": "weapons",
    "life": "lives",
    "dwarf": "dwarves",
    "elf": "elves",
    "wolf": "wolves",
    "human": "humans",
}
_PLURALS |= {"child": "children", "Toa-Dan": "Toa-Dan"}
_PLURALS |= {"undead": "undead", "equipment": "equipment", "armor": "armor", "thief": "thieves", "man": "men"}
_WITH_ES = frozenset({"hero"})
DETERMINERS = {
    "this": {"sg": "this", "pl": "these"},
    "that": {"sg": "that", "pl": "those"},
    "it": {"sg": "it", "pl": "them", "nom.pl": "they"},
    "they": {"sg": "them", "pl": "them", "nom.sg": "they", "nom.pl": "they"},
    "its": {"sg": "its", "pl": "their"},
    "their": {"sg": "their", "pl": "their", "2": "your"},
}


def _sibilant(word: str) -> bool:
    return word.endswith(("s", "x", "z", "ch", "sh"))


def _ies(word: str) -> bool:
    return word.endswith("y") and word[-2] not in "aeiou"


def third(verb: str) -> str:
    """Return the third person singular of a verb."""
    if _sibilant(verb):
        return verb + "es"
    return verb[:-1] + "ies" if _ies(verb) else verb + "s"


def past(verb: str) -> str:
    """Return the past of a regular verb."""
    if verb.endswith("e"):
        return verb + "d"
    return verb[:-1] + "ied" if _ies(verb) else verb + "ed"


def plural(noun: str) -> str:
    """Return the plural of a noun; the last word of several changes, or that before *through*."""
    first, through, rest = noun.partition(" through ")
    if through:
        return f"{plural(first)}{through}{rest}"
    head, _, last = noun.rpartition(" ")
    if last in _PLURALS:
        changed = _PLURALS[last]
    elif last.endswith("man"):
        changed = last[:-3] + "men"
    elif _sibilant(last) or last in _WITH_ES:
        changed = last + "es"
    else:
        changed = last[:-1] + "ies" if _ies(last) else last + "s"
    return f"{head} {changed}".strip()


def verb(base: str) -> Lexeme:
    """Return a verb with its forms; ``strike-attack`` and ``fully heal`` are verbs too."""
    known = _VERBS.get(base, {})
    was = known.get("past.sg", past(base))
    forms = {"imp": base, "inf": base, "fin.sg": third(base), "fin.pl": base, "fin.2": base}
    forms |= {"past.sg": was, "past.pl": was, "past.2": was}
    return Lexeme(f"{base}/v", "verb", forms | known)


def noun(base: str) -> Lexeme:
    """Return a noun with its two numbers."""
    return Lexeme(f"{base}/n", "noun", {"sg": base, "pl": plural(base)})


def determiner(base: str) -> Lexeme:
    """Return a word like *this*, which has a plural of its own."""
    return Lexeme(f"{base}/d", "det", DETERMINERS[base])


def name(text: str) -> Lexeme:
    """Return the lexeme of a name; a comma in it separates a title ("Toyon, Slaver")."""
    return Lexeme(text, "name", {"word": text}, number="sg")


def lexeme(form: str, which: str, *, changes: bool) -> Lexeme:
    """Return the lexeme of a template word: ``noun/n``, ``this/d``, ``verb`` (if it changes), ``and//np``."""
    if which == "n":
        return noun(form)
    if which == "d":
        return determiner(form)
    if which:
        return Lexeme(f"{form}/{which}", "word", {"word": form})
    if form == "a" or form.endswith(" a"):
        return Lexeme(form, "word", {"word": form, "vowel": f"{form}n"})
    return verb(form) if changes else Lexeme(form, "word", {"word": form})
