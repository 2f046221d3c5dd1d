"""Plays, abilities and what they set off (309, 518, 524, 7 Free, Repeat)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runtime.heroes.happening.registry import carried_out, happening
from runtime.kernel.data import Data
from runtime.kernel.results import failed, result

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame


@happening
def nothing(game: HeroesGame, event: Data) -> Data:
    """A verb had no card to act on; a mass effect may have none (502.6)."""
    return result(event, full=False, done=bool(event.get("mass")), cards=[])


@happening
def played(game: HeroesGame, event: Data) -> Data:
    """`card` is played by `player`: `number` in the turn, `x` (309.1 item 11)."""
    return carried_out(game, event)


@happening
def activated(game: HeroesGame, event: Data) -> Data:
    """An activated ability of `card` is declared by `player`."""
    return carried_out(game, event)


@happening
def cancel(game: HeroesGame, event: Data) -> Data:
    """The card that is being played is cancelled (518): `to` says where it goes."""
    return game.cancel_play(event)


@happening
def play_free(game: HeroesGame, event: Data) -> Data:
    """`player` plays `card` for free (7 Free), or for `amount` coins less: `gains`, `less`."""
    return game.start_free_play(event)


@happening
def use_free(game: HeroesGame, event: Data) -> Data:
    """`player` uses an activated ability of `card` without paying (7 Free)."""
    if event["card"] not in game.cards:
        return failed(event)
    game.push("use_free", event=dict(event))
    return result(event)


@happening
def repeat(game: HeroesGame, event: Data) -> Data:
    """`player` repeats the spell abilities of `card`, with its X and new targets (7 Repeat)."""
    return game.start_repeat(event)


@happening
def trigger_again(game: HeroesGame, event: Data) -> Data:
    """The triggered abilities of `card` headed by `keyword` trigger once more."""
    return game.trigger_again(event)


@happening
def modes(game: HeroesGame, event: Data) -> Data:
    """A chain of items is chosen and carried out: `modes`, `least`, `most`, `repeats` (524)."""
    game.push("chosen_modes", event=dict(event))
    return result(event, cards=[])


@happening
def choose_word(game: HeroesGame, event: Data) -> Data:
    """`player` chooses a class or names a card for `card`, which remembers it: `what`."""
    game.push("choose_word", event=dict(event))
    return result(event, cards=[])


@happening
def gift_of_life(game: HeroesGame, event: Data) -> Data:
    """`player` removes up to `most` additional lives and copies a creature of that cost (7 Gift of life)."""
    game.push("gift_of_life", event=dict(event))
    return result(event, cards=[])
