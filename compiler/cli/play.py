"""`cardscript play`: a game between two decks of the project, told in the language asked for."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from compiler.cli.inputs import game_of, here
from compiler.cli.person import Person
from compiler.cli.ui import language, say, show, tell
from compiler.cli.words import COMMAND_LINE, Command, Misuse, OneOf, Option, Whole, bad_argument
from compiler.diagnostics import Refused, Wording, make
from compiler.games import GAMES

if TYPE_CHECKING:
    from compiler.diagnostics.render.text import Piece
    from compiler.pipeline import Compilation
    from compiler.playing import Playing
    from compiler.scenarios.cards import Playable
    from compiler.sources import DeckSource
    from runtime.kernel.agents import Agent
    from runtime.kernel.messages import Speaker

_GAME = Wording("Which game; else the first of the project.", "Какая игра; иначе – первая в проекте.")
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
_EXPLAIN = Wording("Tell, too, why something did not happen.", "Рассказать и о том, почему что-то не произошло.")
AGENTS = ("greedy", "random")
PLAYERS = 2
PERSON = "person"
_PLAYERS = {
    "greedy": Wording("Greedy", "Жадный"),
    "random": Wording("Random", "Случайный"),
    PERSON: Wording("Player", "Игрок"),
}
"""What players are called in the log; the names of decks would not fit its sentences."""
_BEGIN = Wording(
    "{first} plays {one}, {second} plays {other}; game {seed}",
    "{first}: «{one}», {second}: «{other}»; игра {seed}",
)
_WON = Wording(
    "{winner} wins on turn {turn}; decisions: {decisions}", "Победа: {winner}, ход {turn}; решений: {decisions}"
)
_DRAWN = Wording("a draw on turn {turn}; decisions: {decisions}", "ничья, ход {turn}; решений: {decisions}")


def play(
    deck: tuple[str, ...],
    agent: tuple[str, ...],
    seed: int,
    you: bool,
    last: int | None,
    edition: str | None,
    explain: bool,
    game: str | None,
) -> None:
    """Play a whole game and print its log; exit 1 if the decks can't be played."""
    from compiler import pipeline

    for option, given in (("--deck", deck), ("--agent", agent)):
        if len(given) > PLAYERS:
            raise Misuse(make("extra-argument", COMMAND_LINE, argument=f"{option} {given[-1]}"))
    names = [*[PERSON] * you, *agent, *AGENTS[:1] * PLAYERS][:PLAYERS]
    project = here()
    table = Table.of(pipeline.load(project), game_of(project, game), deck, names, seed, edition)
    tell(table.beginning(seed) + "\n")
    agents = [
        Person(table) if name == PERSON else table.agent(name, seed + at)
        for at, name in enumerate(names)
    ]
    made = table.play(agents)
    if not you:
        show(last_turns(table.told(explain=explain), last))
    tell("\n" + ending(table, made))


@dataclass(frozen=True, slots=True)
class Table:
    """A game that is about to be played, and who tells it."""

    game: Any
    playing: "Playing"
    players: tuple[str, str]
    decks: tuple[str, str]
    speaker: "Speaker"
    scenes: "dict[int, list[Piece]]" = field(default_factory=dict)
    """What the table looked like at the end of each turn, if there is something to see."""

    @classmethod
    def of(
        cls,
        compilation: "Compilation",
        game: str,
        deck: Sequence[str],
        agents: Sequence[str],
        seed: int,
        edition: str | None = None,
    ) -> "Table":
        """Return a table for two decks of a project; Refused if they can't be played."""
        from compiler.playing import playing
        from compiler.scenarios.cards import compile_game

        of, name = playing(game), edition or compilation.project.games[game].edition
        if name not in of.editions:
            raise Misuse(bad_argument("--edition", name, list(of.editions)))
        playable = compile_game(compilation, game)
        decks = chosen_decks([each for each in compilation.scripts.decks if each.game == game], playable, deck)
        begun = of.begin(decks, playable.definitions, seed, of.editions[name])
        names = [say(_PLAYERS[agent]) for agent in agents]
        if names[0] == names[1]:
            names = [f"{name} {number}" for number, name in enumerate(names, 1)]
        players, titles = (names[0], names[1]), (decks[0].names[language()], decks[1].names[language()])
        return cls(begun, of, players, titles, of.speaker(begun, language(), players))

    def beginning(self, seed: int) -> str:
        """Return in words who plays against whom with what."""
        (first, second), (one, other) = self.players, self.decks
        return say(_BEGIN, first=first, second=second, one=one, other=other, seed=seed)

    def play(self, agents: "Sequence[Agent]") -> int:
        """Play to the end; return how many decisions were made."""
        from runtime.kernel.agents import play

        made = 0
        while not self.game.over:
            turn = self.game.turn
            made += play(self.game, agents, 1)
            if self.playing.scene is not None and (self.game.turn != turn or self.game.over):
                self.scenes[turn] = list(self.playing.scene(self.game, self.speaker, language()))
        return made

    def agent(self, name: str, seed: int) -> "Agent":
        """Return the agent of that name; a seed makes a random one repeatable."""
        from runtime.kernel.agents import GreedyAgent, RandomAgent

        return RandomAgent(seed) if name == "random" else GreedyAgent(self.playing.eager)

    def told(self, *, explain: bool = False) -> "list[list[Piece]]":
        """Return the log in words, turn by turn, with what the table looked like at the end of each."""
        turns = told(self.game.log, self.playing.log, self.speaker, explain=explain)
        for turn, scene in self.scenes.items():
            if turn < len(turns):
                turns[turn] += scene
        return turns


def chosen_decks(decks: Sequence["DeckSource"], playable: "Playable", wanted: Sequence[str]) -> list["DeckSource"]:
    """Return two decks: those asked for, else the first whose cards all compile; Refused if there are none."""
    known = {deck.id: deck for deck in decks}
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
    return [card for card in deck.ids if card in playable.refused]


def told(
    log: Iterable[Mapping[str, Any]], kinds: Mapping[str, Any], speaker: "Speaker", *, explain: bool = False
) -> "list[list[Piece]]":
    """Return a log in words, turn by turn, what comes before the first turn first; a cause is said once in a row.

    To ``explain`` is to tell, too, why something did not happen.
    """
    from runtime.kernel.messages import EXPLANATIONS

    words = {**kinds, **EXPLANATIONS} if explain else kinds
    turns: list[list[Piece]] = [[]]
    last = ""
    for entry in (dict(each) for each in log if each["kind"] in words):
        opens = entry["kind"] == "turn"
        if opens:
            turns.append([("\n", "")])
        cause = speaker.cause(entry)
        turns[-1].append((speaker.say(words[entry["kind"]], entry), "bold" if opens else ""))
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


command = Command(
    "play",
    callback=play,
    params=[
        Option(["--game"], type=OneOf(*GAMES), wording=_GAME),
        Option(["--deck"], multiple=True, metavar="DECK", wording=_DECK),
        Option(["--agent"], multiple=True, type=OneOf(*AGENTS), wording=_AGENT),
        Option(["--seed"], type=Whole(), default=1, wording=_SEED),
        Option(["--you"], is_flag=True, wording=_YOU),
        Option(["--last"], type=Whole(), wording=_LAST),
        Option(["--edition"], metavar="EDITION", wording=_EDITION),
        Option(["--explain"], is_flag=True, wording=_EXPLAIN),
    ],
    wording=Wording("Play a game between two decks.", "Сыграть игру между двумя колодами."),
)
