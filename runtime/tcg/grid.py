"""The battlefield in a terminal: 6 rows of 5 squares, the auxiliary zone beside them, as one player sees it."""

from __future__ import annotations

from typing import Any

from runtime.kernel.data import Data
from runtime.tcg import battlefield
from runtime.tcg.messages import Speaker
from runtime.tcg.view import View

WIDTH = 13
AUXILIARY = {"en": "Auxiliary zone", "ru": "Дополнительная зона"}
HIDDEN = {"en": "hidden", "ru": "скрыта"}


def grid(view: View, speaker: Speaker) -> str:
    """Return the battlefield as text: the player's own half below, what each card is, its life and its state.

    A closed card stands in parentheses; the first player's cards are marked with 1, the second's with 2. A line of life
    shows current life, tokens (*) and symbiotes (+).
    """
    rows = view.grid()
    below = view.side_below
    lines = range(battlefield.ROWS) if below else reversed(range(battlefield.ROWS))
    columns = range(battlefield.COLUMNS - 1, -1, -1) if below else range(battlefield.COLUMNS)
    border = "  +" + "+".join("-" * WIDTH for _ in columns) + "+"
    text = [border]
    for line in lines:
        cells = [rows[line][column] for column in columns]
        text.append(f"{line + 1} |" + "|".join(fit(named(cell, speaker)) for cell in cells) + "|")
        text.append("  |" + "|".join(fit(stated(cell)) for cell in cells) + "|")
        text.append(border)
    text.append("   " + " ".join("abcde"[column].center(WIDTH) for column in columns).rstrip())
    for card in view.auxiliary():
        text.append(f"{AUXILIARY[speaker.language]}: {name(card, speaker)} {state(card)}".rstrip())
    return "\n".join(text)


def fit(text: str) -> str:
    """Return a text cut or filled to the width of a square."""
    return text[:WIDTH].ljust(WIDTH)


def named(cards: list[Data], speaker: Speaker) -> str:
    """Return what stands on a square, its name cut so that it can still be seen whether it is closed."""
    return name(cards[0], speaker, WIDTH) if cards else ""


def name(card: Data, speaker: Speaker, widest: int | None = None) -> str:
    """Return a card's owner mark and name, in parentheses if it is closed."""
    shown = speaker_name(card, speaker)
    room = len(shown) if widest is None else widest - (4 if card.get("closed") else 2)
    if len(shown) > room:
        shown = f"{shown[: room - 1].rstrip()}…"
    return f"{card['controller'] + 1} ({shown})" if card.get("closed") else f"{card['controller'] + 1} {shown}"


def speaker_name(card: Data, speaker: Speaker) -> str:
    """Return a card's name, or that it is hidden."""
    if not card["known"]:
        return HIDDEN[speaker.language]
    definition: Any = speaker.definitions.cards[card["name"]]
    return str(definition.name(speaker.language))


def stated(cards: list[Data]) -> str:
    """Return the state of what stands on a square, with its symbiotes."""
    return " ".join((f"+{state(card)}" if at else state(card)) for at, card in enumerate(cards))


def state(card: Data) -> str:
    """Return current and maximum life, and tokens."""
    if not card["known"] or card["type"] == "terrain":
        return ""
    return f"{card['life']}/{card['maximum']}" + (f" *{card['tokens']}" if card["tokens"] else "")
