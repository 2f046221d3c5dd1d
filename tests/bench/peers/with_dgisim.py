"""Random games of `dgisim`: `python with_dgisim.py SECONDS` prints what was done in how much processor time."""

import json
import random
import sys
from time import process_time

from dgisim import AbstractDice, ActionGenerator, ActualDice, Cards, GameState, PlayerAction  # type: ignore[import-not-found]


def playout() -> tuple[int, int]:
    """Play a random game of random decks; return how many actions were taken, and of how many picks they consist.

    An action is what the library asks a player for. A pick is a choice among at least two on the way to it.
    """
    state = GameState.from_default()
    taken = made = 0
    while not state.game_end():
        player = state.waiting_for()
        if player is None:
            state = state.step()
            continue
        generator = state.action_generator(player)
        assert generator is not None
        action, choices = fill(generator)
        taken += 1
        made += choices
        after = state.action_step(player, action)
        assert after is not None
        state = after
    return taken, made


def fill(generator: ActionGenerator) -> tuple[PlayerAction, int]:
    """Make the choices of an action; return it and how many of them were among at least two."""
    made = 0
    while not generator.filled():
        offered = generator.choices()
        choice, several = choose(generator, offered)
        made += several
        generator = generator.choose(choice)
    return generator.generate_action(), made


def choose(generator: ActionGenerator, offered: object) -> tuple[object, bool]:
    """Choose as its own random agent does; say whether there was a choice. Dice that pay a cost are picked by rule."""
    if isinstance(offered, tuple):
        return random.choice(offered), len(offered) > 1
    if isinstance(offered, AbstractDice):
        characters = generator.game_state.get_player(generator.pid).characters
        return generator.dice_available().smart_selection(offered, characters), False
    if isinstance(offered, ActualDice):
        return offered.pick_random_dice(random.randint(0, offered.num_dice()))[1], offered.num_dice() > 0
    assert isinstance(offered, Cards)
    return offered.pick_random(random.randint(0, offered.num_cards()))[1], offered.num_cards() > 0


def main(limit: float) -> None:
    """Warm up, play for so many seconds, print."""
    playout()
    began = process_time()
    actions = picks = 0
    while process_time() - began < limit:
        taken, made = playout()
        actions += taken
        picks += made
    print(json.dumps({"actions": actions, "picks": picks, "seconds": process_time() - began}))


main(float(sys.argv[1]))
