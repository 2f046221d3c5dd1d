"""Which static abilities may be remembered between changes of the game."""

from runtime.heroes.context import See
from runtime.heroes.script import StaticAbility, Strike
from runtime.heroes.steadiness import STEADY_WORDS, is_steady
from runtime.kernel.patterns import another_card_of_yours


class OfElves(StaticAbility):
    """Your other elves have +1 to strike."""

    def affects(self, see: See, card: int) -> bool:
        return see.has_class(card, "elf") and another_card_of_yours(self, see, card)

    rows = (Strike(1),)


class OfWounded(StaticAbility):
    """Wounded creatures have +1 to strike."""

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.wounds(card) > 0

    rows = (Strike(1),)


class WhileRich(StaticAbility):
    """If you have 5 coins, this card has +1 to strike."""

    def condition(self, see: See) -> bool:
        return see.coins(see.you) >= 5

    rows = (Strike(1),)


class ByCards(StaticAbility):
    """+1 to strike for each card in your hand."""

    def cards(self, see: See, card: int) -> int:
        return len(see.zone("hand", see.you))

    rows = (Strike(cards),)


class OfItself(StaticAbility):
    """+1 to strike."""

    rows = (Strike(1),)


def test_what_looks_at_features_alone_is_steady() -> None:
    """Wounds, coins and counts of cards make an ability restless."""
    assert is_steady(OfElves)
    assert is_steady(OfItself)
    assert not any(is_steady(ability) for ability in (OfWounded, WhileRich, ByCards))


def test_steady_words_are_words_of_cards() -> None:
    """A word that no ability can say would hide a mistake."""
    assert all(hasattr(See, word) for word in STEADY_WORDS)
