"""What happens in battles on squares: moving, attacking, defending; tokens, dice and places."""

from compiler.language.phrases import Phrasebook


def add(book: Phrasebook) -> None:
    """Add the phrases of battles."""
