"""What is said at once to conform to a schema is right by the validator that explains, and nothing else is."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from compiler.sources import find_project
from compiler.sources.conforming import checker
from compiler.sources.places import find_places
from compiler.sources.reader import read_data, read_file
from compiler.sources.validation import SCHEMAS, _quick, _validator, kind_in

REPOSITORY = Path(__file__).parents[2]
KINDS = sorted(path.name.removesuffix(".schema.json") for path in SCHEMAS.glob("*.schema.json"))
VALUES = ("", "X", "x" * 5000, "a b", "creature", "hero", "keyword", "id\n", 0, -1, 1.0, 2.5, 100, True, False, None)
SPOILT = 20
"""How often each script is spoilt."""


def _scripts() -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {kind: [] for kind in KINDS}
    for place in find_places(find_project(REPOSITORY))[0]:
        kind = kind_in(place.game, place.kind)
        if len(found[kind]) < 60:
            found[kind].append(read_data(read_file(Path(place.path), place.label)))
    return found


SCRIPTS = _scripts()


def _spoilt(chance: random.Random, data: Any) -> Any:
    """Return data of which something is another value, is gone, is there twice or is called otherwise."""
    whole = [copy.deepcopy(data)]
    places = list(_places(whole))
    for _ in range(chance.randint(1, 3)):
        inside, key = chance.choice(places)
        if isinstance(inside, dict) and key in inside:
            value = inside.pop(key)
            name = chance.choice([key, key, key, "cost", "type", "other", "A b", "name"])
            if chance.random() < 0.8:
                inside[name] = chance.choice([*VALUES, value, [value], {}, []])
        elif isinstance(inside, list) and key < len(inside):
            inside[key : key + 1] = chance.choice([[each] for each in VALUES] + [[], [inside[key]] * 2, [{}], [[]]])
    return whole[0] if whole else None


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    for key, inner in list(value.items() if isinstance(value, dict) else enumerate(value)):
        yield value, key
        if isinstance(inner, dict | list):
            yield from _places(inner)


@pytest.mark.parametrize("kind", KINDS)
def test_every_script_is_right_at_once(kind: str) -> None:
    assert SCRIPTS[kind]
    assert all(map(_quick(kind), SCRIPTS[kind]))


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_conforms_as_by_the_validator_that_explains(kind: str) -> None:
    chance = random.Random(kind)
    wrong = 0
    for script in SCRIPTS[kind]:
        for _ in range(SPOILT):
            data = _spoilt(chance, script)
            right = _quick(kind)(data)
            assert right is _validator(kind).is_valid(data), data
            wrong += not right
    assert wrong > len(SCRIPTS[kind])


def test_a_schema_with_a_word_that_is_not_known_is_an_error() -> None:
    with pytest.raises(KeyError, match="multipleOf"):
        checker({"type": "integer", "multipleOf": 2})


def test_a_schema_may_refer_to_itself() -> None:
    tree = {"properties": {"below": {"items": {"$ref": "#/definitions/tree"}}, "size": {"type": "integer"}}}
    conforms = checker({"$ref": "#/definitions/tree", "definitions": {"tree": tree}})
    assert conforms({"below": [{"below": []}, {"size": 2}]})
    assert not conforms({"below": [{"below": [{"size": "two"}]}]})
