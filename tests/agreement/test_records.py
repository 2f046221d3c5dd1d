"""Which original each translation was made from: the file that git keeps."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compiler.agreement import records
from compiler.diagnostics import Code, Refused, every_code
from compiler.sources import Source, find_project
from tests.folders import ProjectFolder

PATH = "cardscripts/heroes/translations.txt"
GOOD = "# a note\n\nalp ru name=0123456789ab text=ba9876543210\nbat en legend=0123456789ab\n"
STAMPS = st.text("0123456789abcdef", min_size=12, max_size=12)
WORDS = st.text("abcz019", min_size=1, max_size=5)
KEYS = st.tuples(st.lists(WORDS, min_size=1, max_size=3).map("-".join), st.sampled_from(["en", "ru"]))


def load(folder: ProjectFolder, text: str) -> records.Records:
    """Return the records of a file."""
    folder.write(PATH, text)
    return records.load_records(find_project(folder.root), "heroes")


def test_records_are_read(folder: ProjectFolder) -> None:
    assert load(folder, GOOD) == {
        ("alp", "ru"): {"name": "0123456789ab", "text": "ba9876543210"},
        ("bat", "en"): {"legend": "0123456789ab"},
    }


EXAMPLES = [code for code in every_code().values() if code.examples and code.examples.kind == "records"]


@pytest.mark.parametrize("code", EXAMPLES, ids=lambda code: code.name)
def test_example_fails_and_its_twin_passes(folder: ProjectFolder, code: Code) -> None:
    assert code.examples is not None
    with pytest.raises(Refused) as refused:
        load(folder, code.examples.failing)
    assert [fault.code for fault in refused.value.diagnostics] == [code.name]
    assert load(folder, code.examples.passing)


def test_no_file_is_no_records(folder: ProjectFolder) -> None:
    assert records.load_records(find_project(folder.root), "heroes") == {}


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("malformed-record", "<<<<<<< HEAD"),
        ("malformed-record", "alp ru"),
        ("malformed-record", "alp de name=0123456789ab"),
        ("malformed-record", "alp ru name=0123"),
        ("malformed-record", "../alp ru name=0123456789ab"),
        ("malformed-record", "alp ru os.system=0123456789ab"),
        ("repeated-record", "alp ru name=0123456789ab"),
    ],
)
def test_a_line_that_is_no_record_is_shown(folder: ProjectFolder, code: str, line: str) -> None:
    with pytest.raises(Refused) as refused:
        load(folder, f"{GOOD}{line}\n")
    (fault,) = refused.value.diagnostics
    assert (fault.code, str(fault.span)) == (code, f"{PATH}:5:1")
    assert load(folder, GOOD)


@settings(deadline=None)
@given(st.dictionaries(KEYS, st.dictionaries(st.sampled_from(records.FIELDS), STAMPS, min_size=1), max_size=8))
def test_what_is_written_is_read_again(known: records.Records) -> None:
    found, faults = records.read(Source("f", records.written(known)))
    assert (found, faults) == (known, [])


def test_spaces_do_not_count_and_words_do() -> None:
    assert records.stamp("Chaos  Hyena\n") == records.stamp("Chaos Hyena") != records.stamp("Chaos hyena")


def test_confirming_one_field_leaves_the_others() -> None:
    known: records.Records = {("alp", "ru"): {"name": "0" * 12, "text": "1" * 12, "legend": "2" * 12}}
    after = records.confirmed(known, ("alp", "ru"), {"name": "Alp", "text": "Charge."}, ["name"])
    assert after == {("alp", "ru"): {"name": records.stamp("Alp"), "text": "1" * 12}}
