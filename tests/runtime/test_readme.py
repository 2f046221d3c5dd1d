"""The examples of the README run."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import runtime


def test_the_examples_run() -> None:
    text = (Path(runtime.__file__).parent / "README.md").read_text(encoding="utf-8")
    names: dict[str, Any] = {}
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(blocks) == 3
    for block in blocks:
        exec(block, names)
    assert names["game"].lives(3) < 5
