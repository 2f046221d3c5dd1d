"""`cardscript play`: a game between two decks of the project, told in the language asked for."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from compiler.cli.inputs import here
from compiler.cli.ui import language, say, show, tell
from compiler.cli.words import COMMAND_LINE, Command, Misuse, OneOf, Option, Whole, bad_argument
from compiler.diagnostics import Refused, Wording, make

if TYPE_CHECKING:
    from compiler.diagnostics.render.text import Piece
    from compiler.pipeline import Compilation
    from compiler.scenarios.cards import Playable
    from compiler.sources import DeckSource
    from runtime.heroes import HeroesGame
    from runtime.heroes.messages import Speaker
    from runtime.kernel.agents import Agent
    from runtime.kernel.decisions import Decision

_DECK = Wording("A deck by its id; give it twice for both players.", "Колода по идентификатору; дважды – для обоих.")
_SEED = Wording("Which of all games: the same number gives the same game.", "Какая из игр: то же число – та же игра.")
_YOU = Wording("Play the first deck yourself.", "Играть первой колодой самому.")
_LAST = Wording("Only so many turns at the end.", "Только столько последних ходов.")
_AGENT = Wording(
    "Who plays: greedy (by default) or random; give it twice for both players.",
    "Кто играет: greedy (жадный, если не указано) или random (случайный); дважды – для обоих.",
)
_EDITION = Wording(
    "By which edition of the rules; else by that of the project.",
    "По какому изданию правил; иначе – по изданию проекта.",
)
AGENTS = ("greedy", "random")
BEGIN = Wording("{first} against {second}, game {seed}", "{first} против {second}, игра {seed}")
_WON = Wording(
    "{winner} wins on turn {turn}; decisions: {decisions}", "Победа: {winner}, ход {turn}; решений: {decisions}"
)
_DRAWN = Wording("a draw on turn {turn}; decisions: {decisions}", "ничья, ход {turn}; решений: {decisions}")
_CHOOSE = Wording("your choice (a number, or q to stop): ", "ваш выбор (номер или q, чтобы закончить): ")
_SIDE = Wording(
    "{player}: lives {lives}, coins {coins}, hand {hand}, deck {deck}",
    "{player}: жизни {lives}, монеты {coins}, рука {hand}, колода {deck}",
)


def play(
    deck: tuple[str, ...], agent: tuple[str, ...], seed: int, you: bool, last: int | None, edition: str | None
) -> None:
    """Play a whole game and print its log; exit 1 if the decks can't be played."""
    from compiler import pipeline

    table = Table.of(pipeline.load(here()), deck, seed, edition)
    tell(say(BEGIN, first=table.players[0], second=table.players[1], seed=seed) + "\n")
    names = [*agent, *AGENTS[:1] * 2][:2]
    agents = [known_agent(name, seed + at) for at, name in enumerate(names)]
    if you:
        agents = [_Person(table.game, table.speaker), agents[0]]
    made = table.play(agents)
    if not you:
        show(last_turns(told(table.game, table.speaker), last))
    tell("\n" + ending(table, made))


@dataclass(frozen=True, slots=True)
class Table:
    """A game that is about to be played, and who tells it."""

    game: "HeroesGame"
    players: tuple[str, str]
    speaker: "Speaker"

    @classmethod
    def of(cls, compilation: "Compilation", deck: Sequence[str], seed: int, edition: str | None = None) -> "Table":
        """Return a table for two decks of a project; Refused if they can't be played."""
        from compiler.scenarios.cards import compile_cards
        from runtime.heroes import Deck, new_game
        from runtime.heroes.editions import EDITIONS
        from runtime.heroes.messages import Speaker

        name = edition or compilation.project.games["heroes"].edition
        if name not in EDITIONS:
            raise Misuse(bad_argument("--edition", name, list(EDITIONS)))
        playable = compile_cards(compilation)
        decks = chosen_decks(compilation.scripts.decks, playable, deck)
        hands = [Deck(each.hero, [card for card, count in each.cards.items() for _ in range(count)]) for each in decks]
        game = new_game(hands, playable.definitions, seed, edition=EDITIONS[name])
        names = [each.names[language()] for each in decks]
        players = (names[0], names[1] + " 2" * (names[0] == names[1]))
        return cls(game, players, Speaker(game, language(), players))

    def play(self, agents: "Sequence[Agent]") -> int:
        """Play to the end; return how many decisions were made."""
        from runtime.heroes import play

        return play(self.game, agents)


def known_agent(name: str, seed: int) -> "Agent":
    """Return the agent of that name; a seed makes a random one repeatable."""
    from runtime.heroes.greedy import eager
    from runtime.kernel.agents import GreedyAgent, RandomAgent

    return RandomAgent(seed) if name == "random" else GreedyAgent(eager)


def chosen_decks(decks: Sequence["DeckSource"], playable: "Playable", wanted: Sequence[str]) -> list["DeckSource"]:
    """Return two decks: those asked for, else the first whose cards all compile; Refused if there are none."""
    known = {deck.id: deck for deck in decks if deck.game == "heroes"}
    for identity in wanted:
        if identity not in known:
            raise Misuse(bad_argument("--deck", identity, list(known)))
        missing = _missing(known[identity], playable)
        if missing:
            span = known[identity].source.span("cards")
            raise Refused(make("deck-unplayable", span, value=identity, cards=missing))
    fitting = [known[identity] for identity in wanted]
    fitting += [deck for deck in known.values() if deck not in fitting and not _missing(deck, playable)]
    if not fitting:
        raise Refused(make("no-deck", COMMAND_LINE))
    return [fitting[0], fitting[min(1, len(fitting) - 1)]]


def _missing(deck: "DeckSource", playable: "Playable") -> list[str]:
    return [card for card in (deck.hero, *deck.cards) if card in playable.refused]


def told(game: "HeroesGame", speaker: "Speaker") -> "list[list[Piece]]":
    """Return the log in words, turn by turn, what comes before the first turn first; a cause is said once in a row."""
    from runtime.heroes.messages import LOG

    turns: list[list[Piece]] = [[]]
    last = ""
    for entry in game.log:
        opens = entry["kind"] == "turn"
        if opens:
            turns.append([("\n", "")])
        cause = speaker.cause(entry)
        turns[-1].append((speaker.say(LOG[entry["kind"]], entry), "bold" if opens else ""))
        turns[-1].append((f" [{cause}]\n" if cause and cause != last else "\n", "dim"))
        last = cause
    return turns


def last_turns(turns: "list[list[Piece]]", most: int | None) -> "list[Piece]":
    """Return the last of the turns told, or all."""
    return [piece for turn in turns[max(0, len(turns) - most) if most is not None else 0 :] for piece in turn]


def ending(table: Table, made: int) -> str:
    """Return in words how a game ended."""
    game = table.game
    if game.winner is None:
        return say(_DRAWN, turn=game.turn, decisions=made)
    return say(_WON, winner=table.players[game.winner], turn=game.turn, decisions=made)


class _Person:
    """Whoever sits at the terminal: is shown what has happened and the table, and chooses by number."""

    def __init__(self, game: "HeroesGame", speaker: "Speaker") -> None:
        self._game, self._speaker, self._seen = game, speaker, 0

    def choose(self, view: Any, decision: "Decision") -> int:
        """Return the number of the option chosen, counted from 0."""
        masked = view.log(self._seen)
        self._seen = len(self._game.log)
        lines = [self._speaker.entry(entry) for entry in masked]
        lines += ["", *(self._side(view, player) for player in (1 - decision.player, decision.player))]
        lines += ["", self._speaker.question(decision)]
        lines += [f"{number:>3}  {self._speaker.option(each)}" for number, each in enumerate(decision.options, 1)]
        tell("\n".join(lines))
        return self._number(len(decision.options))

    def _number(self, most: int) -> int:
        while True:
            tell(say(_CHOOSE))
            line = sys.stdin.readline()
            if not line or line.strip() == "q":
                raise click.Abort
            if line.strip().isdecimal() and 1 <= int(line.strip()[:4]) <= most:
                return int(line.strip()[:4]) - 1

    def _side(self, view: Any, player: int) -> str:
        side = view.side(player)
        hand = side["hand"] if isinstance(side["hand"], int) else len(side["hand"])
        numbers = {"lives": side["hero"]["lives"], "coins": side["open_coins"], "hand": hand, "deck": side["deck"]}
        said = say(_SIDE, player=self._speaker.players[player], **numbers)
        squad = [
            f"{self._speaker.name(card['id'])} {card.get('strike', '?')}/{card.get('lives', '?')}"
            for card in side["squad"]
        ]
        return f"{said}: {', '.join(squad)}" if squad else said


command = Command(
    "play",
    callback=play,
    params=[
        Option(["--deck"], multiple=True, metavar="DECK", wording=_DECK),
        Option(["--agent"], multiple=True, type=OneOf(*AGENTS), wording=_AGENT),
        Option(["--seed"], type=Whole(), default=1, wording=_SEED),
        Option(["--you"], is_flag=True, wording=_YOU),
        Option(["--last"], type=Whole(), wording=_LAST),
        Option(["--edition"], metavar="EDITION", wording=_EDITION),
    ],
    wording=Wording("Play a game between two decks.", "Сыграть игру между двумя колодами."),
)
