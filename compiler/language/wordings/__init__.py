"""The phrases that every game's cards share: rows of meaning and wordings, no code of reading or printing."""

from compiler.language.phrases import Phrasebook
from compiler.language.wordings import amounts, chains, deeds, selections, statements


def shared() -> Phrasebook:
    """Return the phrases that all games share."""
    book = Phrasebook()
    for part in (amounts, selections, chains, deeds, statements):
        part.add(book)
    return book
