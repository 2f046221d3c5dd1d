"""The keywords of Part 7 that need Python; those that the card language can say are generated from their scripts."""

from dataclasses import replace

from runtime.heroes.keywords.table import KEYWORDS
from runtime.kernel.definitions import KeywordRule


def built_in(id: str, names: dict[str, str], stacking: str) -> KeywordRule:  # noqa: A002 - the field's name
    """Return a keyword that the rules code does itself, with the names and the stacking rule of its script.

    Raises KeyError if the rules code does not know it.
    """
    return replace(KEYWORDS[id], names=names, stacking=stacking)


__all__ = ["KEYWORDS", "built_in"]
