"""Checking plain data against the published JSON Schemas, and saying what is wrong where."""

import json
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from compiler.diagnostics import Diagnostic, Edit, TextSpan, make, suggestions
from compiler.diagnostics.letters import split_words
from compiler.sources.conforming import Check, checker, ending_there
from compiler.sources.source import Source

SCHEMAS = Path(__file__).with_name("schema")
ID = r"^[a-z0-9]+(-[a-z0-9]+)*$"
LATIN = dict(zip("аеорсухіјѕАВЕКМНОРСТУХІЈЅ", "aeopcyxijsABEKMHOPCTYXIJS", strict=True))
"""Cyrillic letters that look like a Latin one."""
_TO_LATIN = str.maketrans(LATIN)
_TO_CYRILLIC = str.maketrans({latin: cyrillic for cyrillic, latin in LATIN.items() if cyrillic not in "іјѕІЈЅ"})
_NUMBER = re.compile(r"[0-9]{1,4}")
_LONGEST_LIST = 12

Data = Any
"""What JSON can say."""
Error = Any
"""A jsonschema.ValidationError; its types call each field perhaps unset, which it never is here."""
Steps = tuple[str | int, ...]
"""The way to a value: names of fields and numbers of items."""


@cache
def kind_in(game: str, kind: str) -> str:
    """Return what kind of file it is in a game: of its own kind, if the game has a schema of its own for it."""
    own = f"{game}-{kind}"
    return own if (SCHEMAS / f"{own}.schema.json").is_file() else kind


@cache
def schema(kind: str) -> dict[str, Data]:
    """Return the published schema of a kind of file: card, keyword, set, deck; a game may have one of its own."""
    read: dict[str, Data] = json.loads((SCHEMAS / f"{kind}.schema.json").read_text(encoding="utf-8"))
    return read


@cache
def _quick(kind: str) -> Check:
    """Return what tells by the schema whether data are right, and nothing else."""
    return checker(schema(kind))


def faults(kind: str, data: Data, source: Source) -> list[Diagnostic]:
    """Return everything that is wrong with the data of a file by the schema of its kind, in its order."""
    if _quick(kind)(data):
        return []
    found: list[Diagnostic] = []
    for error in _validator(kind).iter_errors(data):
        found += (fault for fault in _faults(error, data, source) if fault not in found)
    return sorted(found, key=lambda fault: fault.span)


@cache
def _validator(kind: str) -> Any:
    """Return the slow validator, which explains; its patterns end where the text ends, as the quick one's."""
    from jsonschema import Draft7Validator, ValidationError
    from jsonschema.validators import extend

    def pattern(_: object, pattern: str, value: Data, __: object) -> Iterator[ValidationError]:
        if isinstance(value, str) and not re.search(ending_there(pattern), value):
            yield ValidationError("pattern")

    return extend(Draft7Validator, {"pattern": pattern})(schema(kind))  # type: ignore[no-untyped-call]


def _faults(error: Error, data: Data, source: Source) -> Iterable[Diagnostic]:
    path = tuple(error.absolute_path)
    if error.validator == "not":
        return [make("field-of-another-type", source.key(*path), field=_name(path), type=data["type"])]
    return _FAULTS[error.validator](error, path, source)


def _unknown(error: Error, path: Steps, source: Source) -> Iterator[Diagnostic]:
    known = error.schema.get("properties", {})
    for field in error.instance:
        if field not in known:
            fault = make("unknown-field", source.key(*path, field), field=shown(field))
            yield fault.suggesting(*suggestions(field, [name for name in known if name not in error.instance]))


def _missing(error: Error, path: Steps, source: Source) -> Iterator[Diagnostic]:
    for field in error.validator_value:
        if field in error.instance:
            continue
        span = source.key(*path) if path else source.top
        if field in ("en", "ru"):
            yield make("missing-language", span, language=field)
        else:
            yield make("missing-field", span, field=field)


def _type(error: Error, path: Steps, source: Source) -> Iterator[Diagnostic]:
    wanted = error.validator_value
    expected = wanted if isinstance(wanted, str) else wanted[0]
    value, span = error.instance, source.span(*path)
    fault = make("wrong-type", span, field=_name(path), expected=expected, found=_kind(value))
    if expected == "string" and isinstance(value, int | float) and not isinstance(value, bool):
        written = source.lines[span.line - 1][span.column - 1 : span.end_column - 1]
        yield fault.helping("quote", text=f'"{written}"').fixing(Edit(span, f'"{written}"'), safe=True)
    elif expected == "integer" and isinstance(value, str) and _NUMBER.fullmatch(value):
        yield _unquoted(fault, value)
    else:
        yield fault


def _unquoted(fault: Diagnostic, value: str) -> Diagnostic:
    """Return the fault of a number in quotation marks with its repair."""
    return fault.helping("unquote", text=value).fixing(Edit(fault.span, str(int(value))), safe=True)


def _enum(error: Error, path: Steps, source: Source) -> Iterator[Diagnostic]:
    yield _unknown_value(str(error.instance), [str(word) for word in error.validator_value], path, source)


def _unknown_value(value: str, allowed: list[str], path: Steps, source: Source) -> Diagnostic:
    fault = make("unknown-value", source.span(*path), field=_name(path), value=shown(value))
    latin = "".join(LATIN.get(letter, letter) for letter in value)
    near = [latin] if latin in allowed else suggestions(value, allowed)
    if near:
        return fault.suggesting(*near)
    return fault.helping("allowed", words=allowed) if len(allowed) <= _LONGEST_LIST else fault


def _pattern(error: Error, path: Steps, source: Source) -> Iterator[Diagnostic]:
    if not error.instance and error.schema.get("minLength"):
        return  # said by `_empty`
    if error.validator_value == "^X$" and _NUMBER.fullmatch(error.instance):
        fault = make("wrong-type", source.span(*path), field=_name(path), expected="integer", found="string")
        yield _unquoted(fault, error.instance)
    elif error.validator_value == "^X$":
        yield _unknown_value(error.instance, ["X"], path, source)
    elif error.validator_value == ID:
        key = "propertyNames" in error.absolute_schema_path
        yield wrong_id(error.instance, source, (*path, error.instance) if key else path, key=key)
    else:
        yield make("malformed-value", source.span(*path), field=_name(path), value=shown(error.instance))


def wrong_id(value: str, source: Source, path: Steps, *, key: bool = False) -> Diagnostic:
    """Say why a text is not an id: a look-alike letter has a diagnostic of its own."""
    span = source.key(*path) if key else source.span(*path)
    alike = [letter for letter in value if letter in LATIN]
    mended = "".join(LATIN.get(letter, letter) for letter in value)
    if alike and re.fullmatch(ID, mended):
        fault = make("look-alike-letter", span, letter=alike[0], value=shown(value), latin=LATIN[alike[0]])
        return fault.fixing(Edit(span, mended), safe=True)
    proposal = re.sub(r"[^a-z0-9]+", "-", mended.lower()).strip("-")
    fault = make("invalid-id", span, value=shown(value))
    return fault.suggesting(proposal) if proposal and not alike else fault


def mixed_letters(value: str, source: Source, path: Steps, language: str) -> Iterator[Diagnostic]:
    """Say which words of a text have letters of the other alphabet that look like those of its language."""
    for word in re.finditer(r"\w+", value):
        right = _right_letters(word[0], language)
        if right != word[0]:
            span = source.text_span(path, TextSpan(word.start(), word.end()))
            yield make("mixed-letters", span, word=shown(word[0])).fixing(Edit(span, right), safe=True)


def _right_letters(word: str, language: str) -> str:
    """Return a word in letters of one alphabet.

    A word that is all in the other one is as it should be if its letters do not look alike: a foreign word. In Russian,
    one of several letters may be a foreign abbreviation, so only one small letter (*c* for *с*) is no word.
    """
    cyrillic = len(re.findall("[а-яё]", word, re.IGNORECASE))
    latin = len(re.findall("[a-z]", word, re.IGNORECASE))
    if cyrillic and latin:
        return word.translate(_TO_CYRILLIC if cyrillic > latin else _TO_LATIN)
    if language == "en" and cyrillic and all(letter in LATIN for letter in word):
        return word.translate(_TO_LATIN)
    return word.translate(_TO_CYRILLIC) if language == "ru" and len(word) == 1 and word.islower() else word


def split_letters(value: str, source: Source, path: Steps) -> Iterator[Diagnostic]:
    """Say which words of a text have letters that are typed as two characters."""
    for place, right in split_words(value):
        span = source.text_span(path, place)
        word = shown(value[place.start : place.end])
        yield make("split-letter", span, word=word).fixing(Edit(span, right), safe=True)


def _least(error: Error, path: Steps, source: Source) -> Iterator[Diagnostic]:
    limit = error.validator_value
    yield make("number-too-small", source.span(*path), field=_name(path), value=shown(error.instance), limit=limit)


def _most(error: Error, path: Steps, source: Source) -> Iterator[Diagnostic]:
    limit = error.validator_value
    yield make("number-too-large", source.span(*path), field=_name(path), value=shown(error.instance), limit=limit)


def _repeated(_: Error, path: Steps, source: Source) -> Iterator[Diagnostic]:
    yield make("repeated-item", source.span(*path), field=_name(path))


def _too_long(error: Error, path: Steps, source: Source) -> Iterator[Diagnostic]:
    length, limit = len(error.instance), error.validator_value
    yield make("text-too-long", source.key(*path), field=_name(path), length=length, limit=limit)


def _empty(_: Error, path: Steps, source: Source) -> Iterator[Diagnostic]:
    yield make("empty-value", source.span(*path), field=_name(path))


def _not_so_many(error: Error, path: Steps, source: Source) -> Iterator[Diagnostic]:
    yield make("malformed-value", source.span(*path), field=_name(path), value=shown(error.instance))


_FAULTS: dict[str, Callable[[Error, Steps, Source], Iterator[Diagnostic]]] = {
    "additionalProperties": _unknown,
    "required": _missing,
    "type": _type,
    "enum": _enum,
    "pattern": _pattern,
    "minimum": _least,
    "maximum": _most,
    "uniqueItems": _repeated,
    "maxLength": _too_long,
    "minLength": _empty,
    "minProperties": _empty,
    "minItems": _not_so_many,
    "maxItems": _not_so_many,
}


def shown(value: object) -> str:
    """Return a value as a message shows it: never longer than a line can hold, and with no broken letters."""
    text = str(value).encode("utf-8", "replace").decode()
    return text if len(text) <= 60 else text[:59] + "…"


def _name(path: Steps) -> str:
    """Return how an author calls the place: the field, or its path below a language."""
    words = [str(part) for part in path if isinstance(part, str)]
    return ".".join(words) or "file"


def _kind(value: Data) -> str:
    kinds = {bool: "boolean", int: "integer", float: "number", str: "string", list: "array", dict: "object"}
    return kinds.get(type(value), "null")
