"""What is said of scenarios that can't be read: the fault and its place."""

import pytest

from compiler.diagnostics import Refused
from compiler.scenarios.heroes.moves import BEHIND, VERBS
from compiler.scenarios.model import Where
from compiler.scenarios.moves import read_move
from compiler.sources import Source
from tests.scenarios.test_running import read_text

GOOD = """\
- id: one
  rules: ["118.4"]
  board:
    you: {hand: [chaos-hyena], squad: [{card: gnome, as: mine}]}
  do:
    - play chaos-hyena
  expect:
    your-hero: 3 wounds
    mine: {zone: play, has: [charge]}
"""

FAULTS = [
    ("chaos-hyena], squad", "chaos-hyna], squad", "unknown-card", 4),
    ("[{card: gnome, as: mine}]", "[{card: gnome, as: vail}]", "name-taken", 4),
    ("[{card: gnome, as: mine}]", "[{card: kill-them-all, as: mine}]", "unknown-card", 4),
    ("[{card: gnome, as: mine}]", "[sacrifice, {card: gnome, as: mine}]", "card-misplaced", 4),
    ("[{card: gnome, as: mine}]", "[{card: gnome, as: mine, wound: 1}]", "unknown-field", 4),
    ("[{card: gnome, as: mine}]", "[{card: gnome, as: mine, has: [chrge]}]", "unknown-keyword", 4),
    ('["118.4"]', '["118.44"]', "unknown-rule", 2),
    ("  board:", "  edition: old\n  board:", "unknown-edition", 3),
    ("- play chaos-hyena", "- plya chaos-hyena", "unreadable-move", 6),
    ("- play chaos-hyena", "- play", "incomplete-move", 6),
    ("- play chaos-hyena", "- play chaos-hyena at once", "unreadable-move", 6),
    ("- play chaos-hyena", "- attack mine to mine", "unreadable-move", 6),
    ("- play chaos-hyena", "- play chaos-hyena on nobody", "unknown-name", 6),
    ("- play chaos-hyena", "- {refused: [play mne]}", "unknown-name", 6),
    ("your-hero: 3", "my-hero: 3", "unknown-name", 8),
    ("3 wounds", "3 wonds", "unreadable-words", 8),
    ("zone: play", "zone: table", "unknown-value", 9),
    ("has: [charge]", "has: [chrge]", "unknown-keyword", 9),
    ("has: [charge]", "obtained: [dragon]", "unknown-name", 9),
    ("    mine: {zone: play, has: [charge]}", "    log: [{kind: wounds}]", "unknown-log-line", 9),
    ("    mine: {zone: play, has: [charge]}", "    log: [{kind: wound, card: hyena}]", "unknown-name", 9),
    ("    mine: {zone: play, has: [charge]}", "    you: {hand: [hyena]}", "unknown-name", 9),
    ("  expect:", "  expects:", "unknown-field", 7),
]


def test_good() -> None:
    scenarios, faults = read_text(GOOD)
    assert not faults
    assert [scenario.id for scenario in scenarios] == ["one"]


@pytest.mark.parametrize(("old", "new", "code", "line"), FAULTS, ids=[f"{code}-{line}" for *_, code, line in FAULTS])
def test_fault(old: str, new: str, code: str, line: int) -> None:
    scenarios, faults = read_text(GOOD.replace(old, new))
    assert faults[0].code == code
    assert faults[0].span.line == line  # type: ignore[union-attr]
    assert not scenarios


def test_bad_scenario_does_not_hide_the_next() -> None:
    scenarios, faults = read_text(GOOD.replace("3 wounds", "3 wonds") + GOOD.replace("id: one", "id: two"))
    assert [scenario.id for scenario in scenarios] == ["two"]
    assert len(faults) == 1


def where(text: str) -> Where:
    """Return a place that holds the text."""
    return Where(Source("test.yaml", f"- {text}\n"), (0,))


@pytest.mark.parametrize(("text", "kinds"), [
    ("play a", "play"),
    ("play a x=3 on b, c; d", "play x choose choose next choose"),
    ("play a way 2 fury b, c mode 1, 2 paying d on e", "play way fury fury mode mode choose choose"),
    ("attack a -> b", "attack"),
    ("attack a -> b, no block", "attack no block"),
    ("attack a#2 -> b, block with c", "attack block"),
    ("use a 2 on b", "use choose"),
    ("choose none", "choose"),
    ("yes on a", "yes choose"),
    ("no", "no"),
    ("no fury", "fury"),
    ("trigger a 1 about b on c", "trigger choose"),
    ("replace by a", "replace"),
    ("go second", "go second"),
    ("keep", "return"),
])  # fmt: skip
def test_moves(text: str, kinds: str) -> None:
    assert " ".join(answer.kind for answer in read_move(text, where(text), VERBS, BEHIND).answers) == kinds


UNREADABLE = ["attack a b", "play a x=", "block", "go", "trigger", "attack a ->", "use a 2 3", "x 3"]


@pytest.mark.parametrize("text", UNREADABLE)
def test_unreadable_moves(text: str) -> None:
    with pytest.raises(Refused) as refused:
        read_move(text, where(text), VERBS, BEHIND)
    fault = refused.value.diagnostics[0]
    assert fault.code in ("unreadable-move", "incomplete-move")
    assert fault.advice("en")
    assert fault.advice("ru")
