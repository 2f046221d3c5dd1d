"""The generated cards of a project as definitions."""

from __future__ import annotations

from importlib.util import find_spec

from runtime.kernel.definitions import KeywordRule
from runtime.kernel.library import cards_of, keywords_of
from runtime.tcg.definitions import Definitions

PACKAGE = "generated.tcg"


def library(package: str = PACKAGE) -> Definitions:
    """Return the definitions of all cards in a generated package, and of the keywords it defines.

    Raises ImportError if the package is not there (``cardscript build`` writes it) and DefinitionError
    if its cards do not fit together.
    """
    return Definitions(cards_of(package), keyword_rules(package))


def keyword_rules(package: str = PACKAGE) -> list[KeywordRule]:
    """Return the keywords of a generated package, and those of the rules code that have no module there."""
    from runtime.tcg.keywords import KEYWORDS

    generated = {rule.id: rule for rule in keywords_of(package)} if find_spec(package) is not None else {}
    return list({**KEYWORDS, **generated}.values())
