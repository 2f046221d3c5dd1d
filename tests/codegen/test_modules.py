"""Generated modules: the same from the same, harmless whatever an author types, errors traced to the card."""

from __future__ import annotations

import ast
import traceback
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compiler import pipeline
from compiler.codegen.draft import class_name, module_name
from compiler.codegen.module import docstring, literal
from runtime.kernel.trace import note_places
from tests.language.helpers import compilation


def test_the_same_scripts_give_the_same_modules() -> None:
    first, second = ([card.module for card in pipeline.check(compilation())] for _ in range(2))
    assert first == second
    words, again = ([word.module for word in pipeline.check_keywords(compilation())] for _ in range(2))
    assert words == again
    assert not compilation().diagnostics


@given(st.lists(st.text(), min_size=1, max_size=3))
@settings(deadline=None)
def test_no_text_can_leave_a_docstring(texts: list[str]) -> None:
    tree = ast.parse(f"class A:\n    {docstring(texts)}\n")
    (made,) = tree.body
    assert isinstance(made, ast.ClassDef)
    (only,) = made.body
    assert isinstance(only, ast.Expr) and isinstance(only.value, ast.Constant)


VALUES = st.recursive(
    st.text() | st.integers() | st.booleans() | st.none(),
    lambda inner: st.lists(inner).map(tuple) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


@given(VALUES)
@settings(deadline=None)
def test_a_literal_is_its_value(value: Any) -> None:
    assert ast.literal_eval(literal(value)) == value


@given(st.from_regex(r"[a-z0-9]+(-[a-z0-9]+)*", fullmatch=True))
def test_every_id_makes_names_that_python_takes(id_: str) -> None:
    assert class_name(id_).isidentifier() and module_name(id_).isidentifier()
    compile(f"class {class_name(id_)}: pass\nimport {module_name(id_)}", "<test>", "exec")


def test_an_error_in_a_card_names_the_file_and_line() -> None:
    space: dict[str, Any] = {}
    code = "def step():\n    raise ValueError\n\nSOURCE = 'cards/a.yaml'\nLINES = {2: 12}\n"
    exec(compile(code, "a.py", "exec"), space)
    with pytest.raises(ValueError) as raised:  # noqa: PT011  (the error itself says nothing)
        space["step"]()
    note_places(raised.value)
    assert "in the ability at cards/a.yaml:12" in "".join(traceback.format_exception(raised.value))
