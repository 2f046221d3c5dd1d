"""A dry run of a card: on a small table it is played, does what it can, is attacked, and all of it is told."""

from __future__ import annotations

from collections.abc import Iterator

from compiler.diagnostics import Language
from compiler.scenarios.heroes.choices import CHOICES
from compiler.scenarios.heroes.table import PLAIN_HERO, SIDES, lay_out
from compiler.scenarios.model import Scenario, Where
from compiler.scenarios.rehearsal import Told
from compiler.sources import Source
from runtime.heroes import Definitions, HeroesGame
from runtime.heroes.messages import LOG, Speaker
from runtime.heroes.script import CardDefinition
from runtime.kernel.data import Data
from runtime.kernel.messages import EXPLANATIONS

PLAIN = CardDefinition(
    "plain-creature", "creature", cost=3, strike=2, lives=4,
    names={"en": {"nom": "Plain Creature"}, "ru": {"nom": "Простое существо", "acc": "простое существо"}},
)  # fmt: skip
WILD = CardDefinition(
    "wild-creature", "creature", cost=3, strike=2, lives=4,
    names={"en": {"nom": "Wild Creature"}, "ru": {"nom": "Дикое существо", "acc": "дикое существо"}},
)  # fmt: skip
"""Stand and lie wherever any creature will do: the player's and the opponent's."""
TURNS = 3
"""A turn of its player, one of the opponent, and one more of its player."""
_MOST_CHOICES = 200
_WAYS = ("play", "use", "attack")
"""What is done with the card in a turn, in this order; each once."""


def rehearse(card: str, definitions: Definitions, edition: str, language: Language) -> Iterator[Told]:
    """Yield what happens when a card is tried out; the definitions need hold no other card but those it creates."""
    for plain in (PLAIN_HERO, PLAIN, WILD):
        definitions.add(plain)
    is_hero = definitions.card(card).type == "hero"
    own, wild = [PLAIN.id] * 2, [WILD.id] * 2
    you = {"hero": card if is_hero else PLAIN_HERO.id, "squad": own, "deck": own * 3}
    you["hand"] = own[1:] if is_hero else [card, *own[1:]]
    opponent = {"squad": wild, "deck": wild * 3}
    board = dict(zip(SIDES, (you, opponent), strict=True))
    where = Where(Source("", ""), ())
    scenario = Scenario(where, card, "heroes", (), {}, edition, board, (), (), None)
    game = lay_out(scenario, definitions).game
    yield from _told(game, card, Speaker(game, language, _PLAYERS[language]))


_PLAYERS: dict[Language, tuple[str, str]] = {"en": ("Player", "Opponent"), "ru": ("Игрок", "Противник")}


def _told(game: HeroesGame, card: str, speaker: Speaker) -> Iterator[Told]:
    words, seen, last = {**LOG, **EXPLANATIONS}, 0, game.turn + TURNS
    done: set[tuple[int, str, str]] = set()
    for _ in range(_MOST_CHOICES):
        for entry in list(game.log)[seen:]:
            if entry["kind"] == "turn" and entry["number"] >= last:
                return
            if entry["kind"] in words:
                yield Told(speaker.say(words[entry["kind"]], dict(entry)), speaker.cause(dict(entry)))
        seen = len(game.log)
        decision = game.decision
        if decision is None:
            return
        option = _chosen(game, card, done)
        if len(decision.options) > 1 and decision.key != "selection":
            yield Told(f"{speaker.question(decision)} – {speaker.option(option)}", chosen=True)
        game.choose(option)


def _chosen(game: HeroesGame, card: str, done: set[tuple[int, str, str]]) -> Data:
    """Return the option that shows most: what is about the card, a target rather than none, yes rather than no."""
    decision = game.decision
    assert decision is not None
    if decision.key == "selection":
        return _action(game, card, decision.options, done)
    ending = CHOICES.ends_row(decision)
    if ending is not None:
        return ending
    return next((each for each in decision.options if each["key"] not in ("no", "done")), decision.options[0])


def _action(game: HeroesGame, card: str, options: list[Data], done: set[tuple[int, str, str]]) -> Data:
    """Return what to do next in a turn: each way to use the card once; the opponent attacks it once; then pass."""
    for way in _WAYS:
        for option in options:
            mark = (game.turn, way, str(option.get("ability", "")))
            subject = option.get("card" if game.active == 0 else "target")
            if option["key"] == way and mark not in done and subject and game.card(subject).definition.id == card:
                done.add(mark)
                return option
    return next((option for option in options if option["key"] == "pass"), options[0])
