"""The phrases that every game's cards share: rows of meaning and wordings, no code of reading or printing."""

from collections.abc import Callable

from compiler.language.phrases import Phrasebook
from compiler.language.wordings import (
    amounts,
    chains,
    clauses,
    comparing,
    conditions,
    counting,
    deeds,
    effects,
    english,
    features,
    further,
    gifts,
    happenings,
    joining,
    moves,
    narrowing,
    once,
    players,
    prevention,
    references,
    reminders,
    selections,
    times,
)

FAMILIES = (
    amounts,
    players,
    narrowing,
    selections,
    references,
    chains,
    clauses,
    deeds,
    moves,
    happenings,
    gifts,
    conditions,
    comparing,
    features,
    reminders,
    further,
    times,
    counting,
    effects,
    joining,
    once,
    prevention,
    english,
)


def shared(*first: Callable[[Phrasebook], None]) -> Phrasebook:
    """Return the phrases that all games share; those that ``first`` adds are printed rather than these."""
    book = Phrasebook()
    for add in (*first, *(family.add for family in FAMILIES)):
        add(book)
    return book
