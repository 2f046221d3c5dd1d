"""What the scripts of a project say, and the places of what they say."""

from pathlib import Path

import pytest

from compiler.diagnostics import Diagnostic, TextSpan, make
from compiler.sources import Scripts, find_project, load_scripts
from compiler.sources.validation import schema
from tests.folders import ProjectFolder, card

REPOSITORY = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def own() -> Scripts:
    """The scripts of this repository."""
    return load_scripts(find_project(REPOSITORY))


def test_the_repository_has_no_faults(own: Scripts) -> None:
    assert own.diagnostics == []


def test_every_file_of_the_repository_is_read(own: Scripts) -> None:
    files = set((REPOSITORY / "cardscripts").rglob("*.yaml"))
    alone = [scenario for scenario in own.scenarios if not scenario.path]
    assert len(files) == len(own.cards) + len(own.keywords) + len(own.sets) + len(own.decks) + len(alone)


def test_a_card(folder: ProjectFolder) -> None:
    text = card("alp", "Alp", "Альп").replace(
        "ru:\n", "rules: ['118.3']\nillustrative: true\nru:\n  forms: {gen: Альпа}\n"
    )
    folder.card("alp", text)
    found = load_scripts(find_project(folder.root)).cards[0]
    assert (found.game, found.set, found.id, found.type) == ("heroes", "core", "alp", "creature")
    assert (found.elements, found.classes) == (("darkness",), ("beast",))
    assert (found.cost, found.strike, found.lives) == (4, 3, 4)
    assert (found.rules, found.illustrative, found.native) == (("118.3",), True, None)
    assert found.printings["ru"].forms == {"gen": "Альпа"}
    assert found.printings["en"].text == "Charge.\n"


def test_a_fault_of_a_text_is_found_in_the_file(folder: ProjectFolder) -> None:
    folder.card("alp", card("alp", "Alp", "Альп"))
    found = load_scripts(find_project(folder.root)).cards[0]
    fault: Diagnostic = make("unknown-field", TextSpan(0, 5), field="x").noting("first", TextSpan(5, 6))
    placed = found.located(fault, "ru")
    assert str(placed.span) == "cardscripts/heroes/core/alp.yaml:15:5"
    assert str(placed.notes[0].span) == "cardscripts/heroes/core/alp.yaml:15:10"


def test_a_project_of_cards_gets_the_keywords_of_the_package(folder: ProjectFolder, own: Scripts) -> None:
    scripts = load_scripts(find_project(folder.root))
    assert [word.id for word in scripts.keywords] == [word.id for word in own.keywords]
    assert scripts.keywords[0].source.file.startswith("<cardscript>/heroes/keywords/")


def test_a_deck_of_unknown_cards(folder: ProjectFolder) -> None:
    folder.card("alp", card("alp", "Alp", "Альп"))
    folder.card("broken", "[")
    folder.write(
        "cardscripts/heroes/core/decks/one.yaml",
        "id: one\nhero: alp\ncards:\n  alpp: 2\n  broken: 1\nen: {name: One}\nru: {name: Один}\n",
    )
    scripts = load_scripts(find_project(folder.root))
    found = [(d.code, d.args.get("value"), getattr(d.span, "line", 0)) for d in scripts.diagnostics]
    assert found == [("malformed-yaml", None, 1), ("hero-misplaced", "alp", 2), ("unknown-card", "alpp", 4)]


SCENARIO = """\
id: {id}
rules: ["118.4"]
board:
  you: {{hero: krom, coins: 5, hand: [alp], play: [{{card: alp, wounds: 1}}]}}
  opponent: {{hero: krom}}
steps:
  - {{do: play, card: alp}}
  - expect:
      you: {{lives: 25, hand: []}}
      cards: [{{card: alp 2, zone: play}}]
"""

HERO = """\
id: krom
type: hero
elements: []
lives: 25
en: {name: Krom}
ru: {name: Кром}
"""


def written(folder: ProjectFolder, text: str) -> list[tuple[str, int]]:
    """Return the faults of a scenario in a project with a creature and a hero."""
    folder.card("alp", card("alp", "Alp", "Альп"))
    folder.card("krom", HERO)
    folder.write("cardscripts/heroes/core/scenarios/chain.yaml", text)
    scripts = load_scripts(find_project(folder.root))
    return [(fault.code, getattr(fault.span, "line", 0)) for fault in scripts.diagnostics]


def test_a_scenario(folder: ProjectFolder) -> None:
    text = SCENARIO.format(id="chain")
    assert written(folder, text) == []
    folder.card(
        "bat",
        card("bat", "Bat", "Нетопырь") + "scenarios:\n  - " + "    ".join(SCENARIO.format(id="bat").splitlines(True)),
    )
    scripts = load_scripts(find_project(folder.root))
    assert scripts.diagnostics == []
    in_card, alone = sorted(scripts.scenarios, key=lambda scenario: scenario.id)
    assert (in_card.rules, in_card.steps[0]) == (("118.4",), {"do": "play", "card": "alp"})
    assert (in_card.step_span(1).line, alone.step_span(1).line) == (24, 8)


FAULTY = {
    ("hand: [alp]", "hand: [alpp]"): [("unknown-card", 4)],
    ("hero: krom}", "hero: alp}"): [("hero-misplaced", 5)],
    ("do: play", "to: play"): [("missing-field", 7), ("unknown-field", 7)],
    ("- expect:", "- do: pass\n    expect:"): [("unknown-field", 8)],
    ("lives: 25", "live: 25"): [("unknown-field", 9)],
    ('["118.4"]', "[118.4]"): [("wrong-type", 2)],
    ('["118.4"]', "[]"): [("empty-value", 2)],
}


@pytest.mark.parametrize("change", FAULTY, ids=lambda change: change[1])
def test_a_faulty_scenario(folder: ProjectFolder, change: tuple[str, str]) -> None:
    assert written(folder, SCENARIO.format(id="chain").replace(*change)) == FAULTY[change]


def test_a_faulty_scenario_of_a_card(folder: ProjectFolder) -> None:
    folder.card("alp", card("alp", "Alp", "Альп") + "scenarios:\n  - {id: one, rules: [], board: 5}\n")
    scripts = load_scripts(find_project(folder.root))
    found = {(fault.code, fault.args["field"]) for fault in scripts.diagnostics}
    assert found == {("missing-field", "steps"), ("empty-value", "scenarios.rules"), ("wrong-type", "scenarios.board")}


def test_the_schema_of_scenarios_in_cards_is_that_of_scenarios() -> None:
    alone, inside = schema("scenario"), schema("card")["definitions"]["scenario"]
    assert {key: value for key, value in alone.items() if key in inside} == inside
