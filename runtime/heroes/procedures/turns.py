"""The preparation step and the turn (301-310)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from runtime.heroes.abilities import ActivatedAbility, TurnOrder
from runtime.heroes.context import See
from runtime.heroes.costs import can_play, playable_from_hand
from runtime.heroes.effects import expire
from runtime.heroes.legality import bound, can_declare, can_strike, strike_targets, targets_for_all
from runtime.heroes.pipeline import sweep
from runtime.heroes.procedures.declaring import start_queue
from runtime.heroes.procedures.registry import PROCEDURES
from runtime.heroes.terms import HAND, MISS_RESTORATION
from runtime.heroes.zones import relocate
from runtime.kernel.abilities import StaticAbility
from runtime.kernel.agenda import Frame
from runtime.kernel.data import Data
from runtime.kernel.definitions import Held
from runtime.kernel.effects import remove_effects
from runtime.kernel.payments import Payment
from runtime.kernel.terms import ANY, BOTTOM, DECK, GRAVEYARD, PLAY, YOU

if TYPE_CHECKING:
    from runtime.heroes.game import HeroesGame

OPENING_DEAL = 4
MOST_COINS = 10
FAILED_DRAWS = 3
IDLE_TURNS = 60
"""Turns on end in which nobody can do anything but pass; by then both players have agreed on a draw (603.1)."""


# The preparation step

def determine_order(game: HeroesGame, frame: Frame) -> None:
    """Let the winner of the roll choose the turn order (301.4)."""
    first = frame.values.get("first", first_by_hero(game))
    if first is not None:
        frame.values["answer"] = {"key": "goes first", "player": first}
        return
    roller = game.chance.below(2)
    game.record({"kind": "roll", "player": roller, "cause": "301.4"})
    game.ask(frame, roller, "order", [{"key": "goes first", "player": roller},
                                      {"key": "goes first", "player": 1 - roller}])


def first_by_hero(game: HeroesGame) -> int | None:
    """Return who goes first by a hero's feature, unless both heroes say the same of themselves (301.4.1, 301.4.2)."""
    firsts = set()
    for player in (0, 1):
        for held in game.traits(game.players[player].hero).statics:
            for row in cast(StaticAbility, held.ability).rows:
                if isinstance(row, TurnOrder):
                    firsts.add(player if row.number == 1 else 1 - player)
    return firsts.pop() if len(firsts) == 1 else None


def shuffle_and_deal(game: HeroesGame, frame: Frame) -> None:
    """Shuffle, then deal four cards each (301.5, 301.6)."""
    game.first = frame.values.pop("answer")["player"]
    game.active = game.first
    game.record({"kind": "goes first", "player": game.first, "cause": "301.4"})
    for player in (0, 1):
        game.chance.shuffle(game.zone(DECK, player))
    for player in (game.first, 1 - game.first):
        for card in game.zone(DECK, player)[:-OPENING_DEAL - 1:-1]:
            relocate(game, card, HAND)
    frame.values.update(player=game.first, returned=[[], []])


def redraw(game: HeroesGame, frame: Frame) -> None:
    """Let the first player, then the second say which cards they replace (301.7.1)."""
    values = frame.values
    player = values["player"]
    picked = values["returned"][player]
    options: list[Data] = [{"key": "done"}]
    options += [{"key": "return", "card": card} for card in game.zone(HAND, player) if card not in picked]
    game.ask(frame, player, "redraw", options, picked=len(picked))


def redraw_picked(game: HeroesGame, frame: Frame) -> None:
    """Take one answer."""
    values = frame.values
    answer = values.pop("answer")
    player = values["player"]
    frame.step = 2
    if answer["key"] == "return":
        values["returned"][player].append(answer["card"])
    elif player == game.first:
        values["player"] = 1 - player
    else:
        frame.step = 4


def replace_cards(game: HeroesGame, frame: Frame) -> None:
    """Put the cards on the bottom and draw as many from the top; the rest is the hand (301.7, 301.8)."""
    for player in (game.first, 1 - game.first):
        cards = frame.values["returned"][player]
        for card in cards:
            relocate(game, card, DECK, BOTTOM)
        for _ in cards:
            relocate(game, game.zone(DECK, player)[-1], HAND)
        game.record({"kind": "redraw", "player": player, "amount": len(cards), "cause": "301.7"})


def begin_turns(game: HeroesGame, frame: Frame) -> None:
    """Go on to the first turn."""
    game.agenda.pop()
    game.push("turn")


PROCEDURES.add("preparation", determine_order, shuffle_and_deal, redraw, redraw_picked, replace_cards, begin_turns)


# The turn

def restore(game: HeroesGame, frame: Frame) -> None:
    """The restoration phase (303): "until the start" ends, cards and coins are opened, markers are gone."""
    game.turn += 1
    game.idle += 1
    if game.idle > IDLE_TURNS:
        game.agree_on_draw()
        return
    game.history = []
    frame.values.clear()
    game.record({"kind": "turn", "player": game.active, "number": game.turn, "cause": "303"})
    for player in game.players:
        player.drawn = player.played = player.attacks = 0
    expire(game, "start", game.active)
    game.player(game.active).closed = 0
    opening = [{"kind": "open", "card": card, "rule": True, "source": 0, "cause": "303.2"}
               for card in game.zone(PLAY, game.active) if opens(game, card)]
    if opening:
        game.perform(opening)


def opens(game: HeroesGame, card: int) -> bool:
    """Tell whether a card opens in its restoration phase; a stunned card loses Stun instead (7 Stun, Dormant)."""
    traits = game.traits(card)
    if MISS_RESTORATION in traits.rules:
        for held in traits.statics:
            if MISS_RESTORATION in cast(StaticAbility, held.ability).own_rules:
                remove_effects(game, card, "keyword", keyword=held.ability.keyword)
        return False
    return game.card(card).closed and not game.forbids(card, "be_opened") and not game.forbids(card, "open_at_start")


def accumulate(game: HeroesGame, frame: Frame) -> None:
    """The accumulation phase: a coin, unless there are 10 (304.1)."""
    if game.players[game.active].coins < MOST_COINS:
        game.perform([{"kind": "gain_coins", "player": game.active, "amount": 1, "ends": None, "source": 0,
                       "cause": "304.1"}])


def draw_card(game: HeroesGame, frame: Frame) -> None:
    """Draw a card, but for the first player's first turn (304.2)."""
    frame.values.pop("results", None)
    if game.turn > 1:
        frame.values["draws"] = True
        game.perform([{"kind": "draw", "player": game.active, "source": 0, "cause": "304.2"}])


def count_failed_draws(game: HeroesGame, frame: Frame) -> None:
    """Lose the game at the third failed draw (304.2); a replaced draw has not failed."""
    values = frame.values
    results = values.pop("results", [])
    failed = values.pop("draws", False) and not any(row["done"] or row.get("replaced") for row in results)
    if not failed or game.zone(DECK, game.active):
        return
    player = game.player(game.active)
    player.failed_draws += 1
    game.record({"kind": "cannot draw", "player": game.active, "number": player.failed_draws, "cause": "304.2"})
    if player.failed_draws >= FAILED_DRAWS:
        game.end([game.active])


def ask_reveal(game: HeroesGame, frame: Frame) -> None:
    """Let the player reveal hidden cards (304.3)."""
    kept = frame.values.setdefault("kept hidden", False)
    hidden = [] if kept else [card for card in game.zone(PLAY, game.active) if game.cards[card].hidden]
    if not hidden:
        frame.step = TURN_START
        return
    options: list[Data] = [{"key": "done"}, *({"key": "reveal", "card": card} for card in hidden)]
    game.ask(frame, game.active, "reveal", options)


def reveal_chosen(game: HeroesGame, frame: Frame) -> None:
    """Reveal one card; the triggers come with those of the start of the turn (304.4)."""
    answer = frame.values.pop("answer")
    if answer["key"] == "reveal":
        frame.step = 4
        game.perform([{"kind": "reveal", "card": answer["card"], "rule": True, "source": 0, "cause": "304.3"}])


def start_triggers(game: HeroesGame, frame: Frame) -> None:
    """Queue "at the start of the turn" and what has triggered since the restoration phase (304.4)."""
    game.perform([{"kind": "turn_start", "player": game.active, "source": 0}])


def select(game: HeroesGame, frame: Frame) -> None:
    """The Selection phase: attack, use an ability, play a card or pass (306.1), when the Queue is empty (306.2).

    Of several duties the player chooses which comes first (7 Must declare).
    """
    if start_queue(game):
        frame.step = SELECTION
        return
    options, duties = attack_options(game)
    uses = ability_options(game)
    duties += [use for use in uses if "act" in game.traits(use["card"]).must and is_duty(game, use)]
    options = duties or [*options, *uses, *play_options(game), {"key": "pass"}]
    if len(options) > 1:
        game.idle = 0
    game.ask(frame, game.active, "selection", options)


def attack_options(game: HeroesGame) -> tuple[list[Data], list[Data]]:
    """Return the strike attacks that may be declared, and those of creatures that have to attack (7 Frenzy)."""
    options: list[Data] = []
    must: list[Data] = []
    attackers = [card for card in game.zone(PLAY, game.active) if can_strike(game, card)]
    for_all = targets_for_all(game) if attackers else None
    for card in attackers:
        traits = game.traits(card)
        targets = for_all if for_all is not None and not traits.cannot else strike_targets(game, card)
        attacks: list[Data] = [{"key": "attack", "card": card, "target": target} for target in targets]
        options += attacks
        if traits.must and (bound(game, card, "attack") or bound(game, card, "act")):
            must += attacks
    return options, must


def is_duty(game: HeroesGame, use: Data) -> bool:
    """Tell whether an ability is an action of a card in play that must act."""
    ability = cast(ActivatedAbility, game.definitions.abilities[use["ability"]])
    return ability.is_action and game.is_in_play(use["card"]) and bound(game, use["card"], "act")


def ability_options(game: HeroesGame) -> list[Data]:
    """Return the activated abilities that may be declared (308.1)."""
    options: list[Data] = []
    player = game.active
    for card, held, _ in game.abilities("activated"):
        ability: ActivatedAbility = held.ability  # type: ignore[assignment]
        mine = game.cards[card].controller == player
        if (ability.by == ANY or (ability.by == YOU) == mine) and ability.zone == PLAY:
            add_ability(game, options, player, card, held)
    for card in game.outside(""):
        if game.cards[card].controller == player:
            for held in game.traits(card).activated:
                if held.ability.zone == game.cards[card].zone:
                    add_ability(game, options, player, card, held)
    return options


def add_ability(game: HeroesGame, options: list[Data], player: int, card: int, held: Held) -> None:
    """Add an ability to the options, if it can be declared and paid (113.2, 501.2)."""
    ability: ActivatedAbility = held.ability  # type: ignore[assignment]
    if not game.within_limit(card, ability, held.effect) or game.forbids(card, "use_abilities"):
        return
    if (ability.is_action and not game.can_act(card)) or game.player_cannot(player, "use_abilities", card):
        return
    see = See(game, ability, {"card": card, "player": player, "value": held.value, "effect": held.effect,
                              "event": None, "targets": {}, "done": {}})
    if can_pay(see, ability.payments) and ability.condition(see) and can_pay_and_declare(see):
        options.append({"key": "use", "card": card, "ability": ability.key, "value": held.value,
                        "effect": held.effect})


def can_pay(see: See, payments: tuple[Payment, ...]) -> bool:
    """Tell whether each of the payments can be paid."""
    for payment in payments:  # noqa: SIM110 - the inmost loop of the selection
        if not payment.can(see):
            return False
    return True


def can_pay_and_declare(see: See) -> bool:
    """Tell whether the ability can be declared, for X = 1 if it has an X."""
    ability: ActivatedAbility = see.ability
    if ability.has_x:
        bounds = [bound_x for payment in ability.payments if (bound_x := payment.most(see)) is not None]
        return any(can_declare(See(see.game, ability, {**see.values, "x": x})) for x in range(1, min(bounds) + 1))
    return can_declare(see)


def play_options(game: HeroesGame) -> list[Data]:
    """Return the cards that may be played (309.1): from hand, and from where a card lets you."""
    player = game.active
    options: list[Data] = [{"key": "play", "card": card} for card in playable_from_hand(game, player)]
    if not game.definitions.from_graveyard.isdisjoint(game.prints):
        options += [{"key": "play", "card": card} for card in game.zone(GRAVEYARD, player)
                    if game.card(card).definition.from_graveyard and can_play(game, player, card)]
    for card, less, holder in game.playable_elsewhere(player):
        if can_play(game, player, card, less):
            options.append({"key": "play", "card": card, "less": less, "breaks": holder})
    return options


def selected(game: HeroesGame, frame: Frame) -> None:
    """Move to the chosen phase; afterwards select again (306.2)."""
    answer = frame.values.pop("answer")
    if answer["key"] == "pass":
        game.record({"kind": "pass", "player": game.active, "cause": "306.1"})
        return
    frame.step = SELECTION
    if answer["key"] == "attack":
        game.push("strike_attack", attacker=answer["card"], target=answer["target"], player=game.active)
    elif answer["key"] == "use":
        game.push("activate", ability=answer["ability"], card=answer["card"], player=game.active,
                  value=answer["value"], effect=answer["effect"], event=None, targets={}, done={})
    else:
        game.push("play", card=answer["card"], player=game.active, less=answer.get("less", 0),
                  breaks=answer.get("breaks", 0))


def end_triggers(game: HeroesGame, frame: Frame) -> None:
    """Queue "at the end of the turn" (310.1)."""
    game.perform([{"kind": "turn_end", "player": game.active, "source": 0}])


def end_queue(game: HeroesGame, frame: Frame) -> None:
    """Carry the Queue out."""
    start_queue(game)


def end_effects(game: HeroesGame, frame: Frame) -> None:
    """End what lasts until the end of the turn (310.2), and let those die whom it kept alive."""
    expire(game, "end", game.active)
    deaths = sweep(game)
    if deaths:
        game.push("queue")
        game.perform(deaths)


def pass_turn(game: HeroesGame, frame: Frame) -> None:
    """The next turn: an extra one if there is one, else the other player's (310.3, 7 Extra turn)."""
    game.last_turns[game.active] = game.history
    game.active = game.extra_turns.pop(0) if game.extra_turns else 1 - game.active
    game.touch()
    frame.step = 0


PROCEDURES.add("turn", restore, accumulate, draw_card, count_failed_draws, ask_reveal, reveal_chosen, start_triggers,
               select, selected, end_triggers, end_queue, end_effects, pass_turn)
TURN_START = 6
"""The step at which a turn goes on if there is nobody to reveal."""
SELECTION = 7
"""The step at which what can be done in a turn is chosen."""
END_EFFECTS = 11
"""The step at which a turn that is ended immediately goes on (7 Immediately)."""
