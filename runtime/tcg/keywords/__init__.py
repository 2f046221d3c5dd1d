"""The keywords of Part 9 that the rules code knows by name or does in Python; the others are generated from scripts."""

from dataclasses import replace

from runtime.kernel.definitions import KeywordRule
from runtime.tcg.keywords.table import KEYWORDS


def built_in(id: str, names: dict[str, str], stacking: str) -> KeywordRule:  # noqa: A002 - the field's name
    """Return a keyword that the rules code does itself, with the names and the stacking rule of its script.

    Raises KeyError if the rules code does not know it.
    """
    return replace(KEYWORDS[id], names=names, stacking=stacking)


__all__ = ["KEYWORDS", "built_in"]
