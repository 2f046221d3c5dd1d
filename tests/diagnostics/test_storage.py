"""Diagnostics go through JSON without loss."""

import json

from compiler.diagnostics import Edit, Span, TextSpan, make
from compiler.diagnostics.storage import restored, stored


def test_nothing_is_lost() -> None:
    fault = (
        make("unknown-field", Span("a.yaml", 1, 2, 3, 4), field="х")
        .suggesting("x", "y")
        .noting("first", TextSpan(5, 6))
        .noting("opened")
        .fixing(Edit(Span("a.yaml"), "x"), safe=True)
    )
    again = restored(json.loads(json.dumps(stored(fault))))
    assert again == fault
