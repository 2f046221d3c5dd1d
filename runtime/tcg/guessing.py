"""What a hidden card may be, for whoever does not know it: options must not tell what its back does not show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from runtime.kernel.abilities import CardFilter
from runtime.tcg.context import See

if TYPE_CHECKING:
    from runtime.tcg.game import TcgGame

SHOWN = frozenset((
    "in_play", "in_zone", "controller", "owner", "is_yours", "is_opposing", "is_open", "is_closed", "is_hidden",
    "square", "on_battlefield", "in_auxiliary", "row", "row_of", "adjacent", "beside", "within", "same_row",
    "same_column", "opposite", "behind", "beyond", "neighbour", "in_your_half", "is_free", "cards_on",
    "square_within", "adjacent_square", "may_attack", "seen_with",
))
"""What everybody sees of a hidden card: whose it is and where it lies."""


def is_secret(game: TcgGame, card: int, player: int) -> bool:
    """Tell whether a card is hidden from a player: the opponent's, face down (glossary: Hidden card)."""
    found = game.cards[card]
    return found.hidden and found.controller != player


def may_fit(see: See, legal: CardFilter, card: int) -> bool:
    """Tell whether a hidden card may be legal: some card with that place and that owner would be (3.11.1).

    The filter is asked again and again, what it wants to know of the card being answered in every way in turn.
    """
    answers = Answers()
    guess = Guess(see, card, answers)
    while True:
        if legal(see.ability, guess, card):
            return True
        if not answers.change():
            return False


class Answers:
    """Answers to questions about a hidden card: yes at first; `change` goes to the next combination."""

    def __init__(self) -> None:
        self.given: dict[str, bool] = {}

    def to(self, question: str) -> bool:
        """Answer a question; the same one gets the same answer."""
        return self.given.setdefault(question, True)

    def change(self) -> bool:
        """Take the last yes back, and forget what was asked after it; False if there is none left."""
        while self.given:
            question, answer = self.given.popitem()
            if answer:
                self.given[question] = False
                return True
        return False


class Guess(See):
    """What an ability sees, but for one card of which it sees the back."""

    __slots__ = ("answers", "secret")

    def __init__(self, see: See, secret: int, answers: Answers) -> None:
        super().__init__(see.game, see.ability, see.values)
        self.secret = secret
        self.answers = answers

    def __getattribute__(self, name: str) -> Any:
        found = super().__getattribute__(name)
        if name in SHOWN or name.startswith("_") or not callable(found):
            return found
        return Question(self, name, found)

    def may_finish_off(self, card: int, most: int | None = None) -> bool:
        """A hidden card may be finished off if it stands next to this one."""
        return self.in_play(card) and (self.adjacent(card, self.this) or self.is_flying(self.this))


class Question:
    """A method of what an ability sees: about the hidden card nothing is known, about others all is."""

    __slots__ = ("found", "guess", "name")

    def __init__(self, guess: Guess, name: str, found: Any) -> None:
        self.guess, self.name, self.found = guess, name, found

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """Ask it."""
        if self.guess.secret in arguments and self.name != "may_finish_off":
            return Unknown(self.guess.answers, f"{self.name}{arguments}{named}")
        return self.found(*arguments, **named)


class Unknown:
    """A property of a hidden card: whatever is asked of it, it may be so."""

    __slots__ = ("answers", "name")

    def __init__(self, answers: Answers, name: str) -> None:
        self.answers, self.name = answers, name

    def __bool__(self) -> bool:
        return self.answers.to(self.name)

    def __contains__(self, item: object) -> bool:
        return self.answers.to(f"{item!r} in {self.name}")

    def __eq__(self, other: object) -> bool:
        return self.answers.to(f"{self.name} == {shown(other)}")

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __lt__(self, other: object) -> bool:
        return self.answers.to(f"{self.name} < {shown(other)}")

    def __ge__(self, other: object) -> bool:
        return not self < other

    def __gt__(self, other: object) -> bool:
        return self.answers.to(f"{self.name} > {shown(other)}")

    def __le__(self, other: object) -> bool:
        return not self > other

    def __add__(self, other: object) -> Unknown:
        return Unknown(self.answers, f"({self.name} + {shown(other)})")

    __radd__ = __add__

    def __sub__(self, other: object) -> Unknown:
        return Unknown(self.answers, f"({self.name} - {shown(other)})")

    def __rsub__(self, other: object) -> Unknown:
        return Unknown(self.answers, f"({shown(other)} - {self.name})")

    def __mul__(self, other: object) -> Unknown:
        return Unknown(self.answers, f"({self.name} * {shown(other)})")

    __rmul__ = __mul__

    def __floordiv__(self, other: object) -> Unknown:
        return Unknown(self.answers, f"({self.name} // {shown(other)})")

    def __iter__(self) -> Iterator[Any]:
        return iter(())

    def __getattr__(self, name: str) -> Unknown:
        return Unknown(self.answers, f"{self.name}.{name}")

    __hash__ = object.__hash__


def shown(other: object) -> str:
    """Return what an unknown property is compared or counted with, as a part of a question."""
    return other.name if isinstance(other, Unknown) else repr(other)
