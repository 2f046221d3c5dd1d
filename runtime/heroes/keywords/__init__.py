"""The keywords of Part 7 as the rules code knows them; nothing that is not a keyword."""

from runtime.heroes.keywords.table import KEYWORDS

__all__ = ["KEYWORDS"]
