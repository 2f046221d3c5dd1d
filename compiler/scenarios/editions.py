"""What the editions of a rulebook say differently and which scenarios show it; computed from a run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from compiler.diagnostics import Language, Wording
from compiler.games import GAMES
from compiler.rules.editions import Shared, rules_code, shared
from compiler.scenarios.running import Outcome
from runtime.heroes.editions import Switch, Value


@dataclass(frozen=True, slots=True)
class SwitchRow:
    """A switch, what it stands on in each edition, and the scenarios that passed under each of its values."""

    name: str
    switch: Switch
    editions: Mapping[str, Value]
    scenarios: Mapping[Value, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class SharedRow:
    """A difference or a slip that all editions play alike, and the scenarios that passed with it."""

    row: Shared
    scenarios: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Differences:
    """All of them, of a game."""

    game: str
    editions: tuple[str, ...]
    switches: tuple[SwitchRow, ...]
    alike: tuple[SharedRow, ...]


def differences(game: str, outcomes: Iterable[Outcome]) -> Differences:
    """Return what the editions of a game's rules say differently; only scenarios that passed count."""
    passed = [outcome.scenario for outcome in outcomes if outcome.passed and outcome.scenario.game == game]
    switches = []
    editions = rules_code(game).EDITIONS
    for name, switch in rules_code(game).SWITCHES.items():
        stands = {edition: getattr(editions[edition], name) for edition in editions}
        showing = [one for one in passed if set(switch.rows) & set(one.rules)]
        found = {value: tuple(one.id for one in showing if stands[one.edition] == value) for value in switch.values}
        switches.append(SwitchRow(name, switch, stands, found))
    alike = [SharedRow(row, tuple(one.id for one in passed if row.id in one.rules or one.id in row.shown_by))
             for row in shared(game).values()]
    return Differences(game, tuple(editions), tuple(switches), tuple(alike))


_TITLE = Wording("# Editions of {title}", "# Издания правил «{title}»")
_INTRODUCTION = Wording(
    "Written by `cardscript --ui en rules --editions`; `make regenerate` rewrites it.\n\n"
    "A game, a set and a scenario say which edition they are played by: `current` is the English rulebook, in force; "
    "`heroes-ru` the Russian one before it; `early` an older one, of which a fragment is known (where it is silent, "
    "`heroes-ru` holds). Each difference that changes play is a switch of an edition, and no card asks for one.",
    "Написано командой `cardscript --ui ru rules --editions`; переписывает `make regenerate`.\n\n"
    "Партия, набор и сценарий говорят, по какому изданию они играются: `current` – английская книга, действующая; "
    "`heroes-ru` – русская книга до неё; `early` – ещё более старая, от которой известен отрывок (где он молчит, "
    "действует `heroes-ru`). Каждое различие, меняющее игру, – это переключатель издания; карты о нём не спрашивают.",
)
_SWITCHES = Wording("## Switches", "## Переключатели")
_ALIKE = Wording(
    "## Played alike in all editions\n\nD: what the newer book writes down and the older leaves open. "
    "S: a slip of a book, and how it is read.",
    "## Во всех изданиях одинаково\n\nD: то, что новая книга говорит, а старая оставляет открытым. "
    "S: описка книги и то, как она понимается.",
)
_BOOKS = {
    "newer": Wording("English", "английская"),
    "older": Wording("Russian", "русская"),
    "early": Wording("early", "старая"),
}
_HEAD = Wording("| value | editions | meaning | scenarios |", "| значение | издания | смысл | сценарии |")
_ALIKE_HEAD = Wording("| no. | clauses | reading | scenarios |", "| № | пункты | понимание | сценарии |")
_UNSEEN = Wording("nothing in a game shows it", "в игре этого не видно")
_NO_WORDS = Wording("no words for it in the card language yet", "в языке карт для этого пока нет слов")


def markdown(found: Differences, language: Language) -> str:
    """Return the list as a document."""
    return "\n".join(_document(found, language)) + "\n"


def _document(found: Differences, language: Language) -> Iterator[str]:
    def say(wording: Wording) -> str:
        return wording.say(language, {})

    title = _TITLE.say(language, {"title": say(GAMES[found.game].title)})
    yield from (title, "", say(_INTRODUCTION), "", say(_SWITCHES))
    for row in found.switches:
        yield from ("", f"### `{row.name}`", "", _clauses(row.switch, language), "", say(_HEAD), "|---|---|---|---|")
        for value, (english, russian) in row.switch.values.items():
            names = ", ".join(f"`{name}`" for name, stands in row.editions.items() if stands == value)
            meaning = english if language == "en" else russian
            yield f"| {written(value)} | {names or '–'} | {meaning} | {_listed(row.scenarios[value])} |"
    yield from ("", say(_ALIKE), "", say(_ALIKE_HEAD), "|---|---|---|---|")
    for one in found.alike:
        shown = say(_UNSEEN) if one.row.unseen else say(_NO_WORDS) if one.row.no_words else _listed(one.scenarios)
        yield f"| {one.row.id} | {one.row.clauses} | {say(one.row.text)} | {shown} |"


def _clauses(switch: Switch, language: Language) -> str:
    """Return the numbers of the differences and the clauses of the books in a line."""
    books = [f"{word.say(language, {})}: {getattr(switch, book)}" for book, word in _BOOKS.items()
             if getattr(switch, book)]
    return f"{', '.join(switch.rows)} – {'; '.join(books)}"


def _listed(scenarios: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in scenarios) or "–"


def written(value: Value) -> str:
    """Return a value as a scenario or a program writes it."""
    return str(value).lower() if isinstance(value, bool) else value


def plain(found: Differences) -> dict[str, object]:
    """Return the list as JSON data."""
    return {
        "editions": list(found.editions),
        "switches": {row.name: {
            "differences": list(row.switch.rows),
            "clauses": {"current": row.switch.newer, "heroes-ru": row.switch.older,
                        **({"early": row.switch.early} if row.switch.early else {})},
            "editions": dict(row.editions),
            "values": {written(value): {"en": english, "ru": russian, "scenarios": list(row.scenarios[value])}
                       for value, (english, russian) in row.switch.values.items()},
        } for row in found.switches},
        "alike": {one.row.id: plain_row(one) for one in found.alike},
    }


def plain_row(one: SharedRow) -> dict[str, object]:
    """Return a row that all editions play alike as JSON data."""
    row = one.row
    return {"clauses": row.clauses, "en": row.text.en, "ru": row.text.ru, "unseen": row.unseen,
            "no_words": row.no_words, "scenarios": list(one.scenarios)}
