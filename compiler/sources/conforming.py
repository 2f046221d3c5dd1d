"""Whether plain data conform to a JSON Schema: told at once for a file that is right, and without saying why not.

Only what our schemas say is known here: any other word of a schema is an error.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

Data = Any
"""What JSON can say."""
Check = Callable[[Data], bool]
Schema = Mapping[str, Data] | bool

_SAYING_NOTHING = ("$schema", "$id", "title", "description", "definitions")


def checker(schema: Schema, root: Mapping[str, Data] | None = None, known: dict[str, Check] | None = None) -> Check:
    """Return what tells whether data conform to a schema; ``root`` is the whole that it is part of.

    Raises KeyError for a schema with a word that is not known here.
    """
    if isinstance(schema, bool):
        return (lambda data: True) if schema else (lambda data: False)
    known = {} if known is None else known
    whole = schema if root is None else root
    if "$ref" in schema:
        return _referred(schema["$ref"], whole, known)

    def inner(part: Schema) -> Check:
        return checker(part, whole, known)

    checks = [_RULES[word](value, schema, inner) for word, value in schema.items() if word not in _SAYING_NOTHING]
    return checks[0] if len(checks) == 1 else _all(checks)


def _all(checks: Sequence[Check]) -> Check:
    def conforms(data: Data) -> bool:
        for check in checks:  # noqa: SIM110 - asked of every value of every file
            if not check(data):
                return False
        return True

    return conforms


def _referred(reference: str, root: Mapping[str, Data], known: dict[str, Check]) -> Check:
    """Return the check of a part of the whole schema, which may refer to itself."""
    if reference not in known:
        known[reference] = lambda data: known[reference](data)
        part: Data = root
        for name in reference.removeprefix("#/").split("/"):
            part = part[name]
        known[reference] = checker(part, root, known)
    return lambda data: known[reference](data)


Inner = Callable[[Schema], Check]
Rule = Callable[[Any, Mapping[str, Data], Inner], Check]


def _is_number(data: Data) -> bool:
    return isinstance(data, int | float) and not isinstance(data, bool)


def _is_whole(data: Data) -> bool:
    return data.is_integer() if isinstance(data, float) else _is_number(data)


_TYPES: Mapping[str, Check] = {
    "object": lambda data: isinstance(data, dict),
    "array": lambda data: isinstance(data, list),
    "string": lambda data: isinstance(data, str),
    "boolean": lambda data: isinstance(data, bool),
    "integer": _is_whole,
}


def _type(names: str | list[str], _schema: Mapping[str, Data], _inner: Inner) -> Check:
    if isinstance(names, str):
        return _TYPES[names]
    types = [_TYPES[name] for name in names]
    return lambda data: any(check(data) for check in types)


def _equal(one: Data, other: Data) -> bool:
    return bool(one == other) and isinstance(one, bool) is isinstance(other, bool)


def _enum(values: list[Data], _schema: Mapping[str, Data], _inner: Inner) -> Check:
    return lambda data: any(_equal(data, each) for each in values)


def _const(value: Data, _schema: Mapping[str, Data], _inner: Inner) -> Check:
    return lambda data: _equal(data, value)


def _pattern(pattern: str, _schema: Mapping[str, Data], _inner: Inner) -> Check:
    search = re.compile(ending_there(pattern)).search
    return lambda data: not isinstance(data, str) or search(data) is not None


def ending_there(pattern: str) -> str:
    """Return a schema's pattern as Python says it: it ends where the text ends, not before a last new line."""
    return pattern.replace("$", r"\Z")


def _counted(kind: type[str | list[Data] | dict[str, Data]], within: Callable[[int, int], bool]) -> Rule:
    """Return the rule of how many characters, items or fields there may be."""

    def rule(limit: int, _schema: Mapping[str, Data], _inner: Inner) -> Check:
        return lambda data: not isinstance(data, kind) or within(len(data), limit)

    return rule


def _minimum(limit: int, _schema: Mapping[str, Data], _inner: Inner) -> Check:
    return lambda data: not _is_number(data) or data >= limit


def _maximum(limit: int, _schema: Mapping[str, Data], _inner: Inner) -> Check:
    return lambda data: not _is_number(data) or data <= limit


def _required(names: list[str], _schema: Mapping[str, Data], _inner: Inner) -> Check:
    return lambda data: not isinstance(data, dict) or all(name in data for name in names)


def _properties(parts: Mapping[str, Schema], _schema: Mapping[str, Data], inner: Inner) -> Check:
    checks = {name: inner(part) for name, part in parts.items()}

    def conforms(data: Data) -> bool:
        if isinstance(data, dict):
            for name, value in data.items():
                check = checks.get(name)
                if check is not None and not check(value):
                    return False
        return True

    return conforms


def _others(part: Schema, schema: Mapping[str, Data], inner: Inner) -> Check:
    named, check = schema.get("properties", {}), inner(part)
    return lambda data: not isinstance(data, dict) or all(
        check(value) for name, value in data.items() if name not in named
    )


def _names(part: Schema, _schema: Mapping[str, Data], inner: Inner) -> Check:
    check = inner(part)
    return lambda data: not isinstance(data, dict) or all(map(check, data))


def _items(part: Schema, _schema: Mapping[str, Data], inner: Inner) -> Check:
    check = inner(part)
    return lambda data: not isinstance(data, list) or all(map(check, data))


def _unique(wanted: bool, _schema: Mapping[str, Data], _inner: Inner) -> Check:
    assert wanted
    return lambda data: not isinstance(data, list) or not any(each in data[:at] for at, each in enumerate(data))


def _not(part: Schema, _schema: Mapping[str, Data], inner: Inner) -> Check:
    check = inner(part)
    return lambda data: not check(data)


def _all_of(parts: list[Schema], _schema: Mapping[str, Data], inner: Inner) -> Check:
    return _all([inner(part) for part in parts])


def _if(condition: Schema, schema: Mapping[str, Data], inner: Inner) -> Check:
    holds, then = inner(condition), inner(schema["then"])
    return lambda data: not holds(data) or then(data)


def _then(_part: Schema, schema: Mapping[str, Data], _inner: Inner) -> Check:
    assert "if" in schema  # which looks at both
    return lambda data: True


_RULES: Mapping[str, Rule] = {
    "type": _type,
    "enum": _enum,
    "const": _const,
    "pattern": _pattern,
    "minLength": _counted(str, int.__ge__),
    "maxLength": _counted(str, int.__le__),
    "minItems": _counted(list, int.__ge__),
    "maxItems": _counted(list, int.__le__),
    "minProperties": _counted(dict, int.__ge__),
    "minimum": _minimum,
    "maximum": _maximum,
    "required": _required,
    "properties": _properties,
    "additionalProperties": _others,
    "propertyNames": _names,
    "items": _items,
    "uniqueItems": _unique,
    "not": _not,
    "allOf": _all_of,
    "if": _if,
    "then": _then,
}
