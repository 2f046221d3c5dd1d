"""Files of translations: read as they were written, whatever the texts hold; what is wrong is refused with its line."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from translate.storage import pypo, xliff2

from compiler.diagnostics import Refused
from compiler.diagnostics.translations import GOOD_PO, GOOD_XLIFF
from compiler.interchange import po, xliff
from compiler.interchange.units import Received, Unit, parts_of
from compiler.sources import Source
from tests.interchange.awkward import AWKWARD

Write = Callable[[list[Unit]], str]
FORMATS: dict[str, tuple[Write, Callable[[Source], tuple[str, list[Received]]]]] = {
    "po": (lambda units: po.write(units, "cardscript", "en", "ru", "en"), po.read),
    "xliff": (lambda units: xliff.write(units, "cards", "en", "ru"), xliff.read),
}
SPECIAL = "\"'\\<>&\n\t\r\v\f\b\0\x1b\x85\u2028\u200f\u200e\u202e\ufffe�«»{}%#~|"
TEXTS = st.text(st.characters(exclude_categories=["Cs"]) | st.sampled_from(SPECIAL), min_size=1, max_size=40)
NAMES = st.builds(
    "{}.{}.{}".format, st.just("heroes"), st.sampled_from(["alp", "bat-2", "cat"]), st.sampled_from(["name", "legend"])
)
UNITS = st.lists(
    st.builds(Unit, NAMES, TEXTS, TEXTS, st.booleans(), st.just((("draft", 'a "b" \\n <c> \x01'),))),
    unique_by=lambda unit: unit.name,
    max_size=4,
)


def received(form: str, text: str) -> list[Unit]:
    """Return the units of a file."""
    language, found = FORMATS[form][1](Source("f", text))
    assert language == "ru"
    return [each.unit for each in found]


@pytest.mark.parametrize("form", FORMATS)
@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(units=UNITS)
def test_what_is_written_is_read_again(form: str, units: list[Unit]) -> None:
    assert received(form, FORMATS[form][0](units)) == [replace(unit, notes=()) for unit in units]


@pytest.mark.parametrize("form", FORMATS)
def test_a_unit_without_a_translation(form: str) -> None:
    unit = Unit("heroes.alp.name", "Alp", "", True)
    assert received(form, FORMATS[form][0]([unit])) == [replace(unit, ready=False)]


def test_the_line_of_a_unit() -> None:
    assert [each.line for each in po.read(Source("f", GOOD_PO))[1]] == [6]
    assert [each.line for each in xliff.read(Source("f", GOOD_XLIFF))[1]] == [3]


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("heroes.chaos-hyena.text", ("heroes", "chaos-hyena", "text")),
        ("heroes.chaos-hyena.forms", None),
        ("heroes.../../etc/passwd.text", None),
        ("heroes.chaos-hyena.text\n", None),
        ("__import__('os').system('x').text", None),
        ("", None),
    ],
)
def test_names_of_units(name: str, parts: tuple[str, str, str] | None) -> None:
    assert parts_of(name) == parts


DEEP = "".join(f"<group id='g{n}'>" for n in range(100))
XLIFF_FAULTS = [
    ("malformed-exchange", GOOD_XLIFF.replace("</file>", "</flie>"), 6),
    ("malformed-exchange", GOOD_XLIFF.replace('version="2.0"', 'version="1.2"'), 1),
    ("malformed-exchange", GOOD_XLIFF.replace("xliff:document:2.0", "xliff:document:1.2"), 1),
    ("malformed-exchange", GOOD_XLIFF.replace("Гиена Хаоса", 'Гиена <ph id="1"/>'), 4),
    ("malformed-exchange", GOOD_XLIFF.replace("Гиена Хаоса", 'Гиена <x xmlns="urn:x">Хаоса</x>'), 4),
    ("malformed-exchange", GOOD_XLIFF.replace("Гиена Хаоса", 'Гиена <cp hex="FFFFFFFF"/>'), 4),
    ("malformed-exchange", GOOD_XLIFF.replace("Гиена Хаоса", "Гиена &bomb;"), 4),
    ("malformed-exchange", "<html>", 1),
    ("malformed-exchange", "<", 1),
    ("nested-too-deeply", GOOD_XLIFF.replace("<unit", f"{DEEP}<unit"), 3),
    ("entities-refused", '<!DOCTYPE x SYSTEM "file:///etc/passwd">\n' + GOOD_XLIFF, 1),
    ("entities-refused", '<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>\n' + GOOD_XLIFF, 1),
]
PO_FAULTS = [
    ("malformed-exchange", GOOD_PO + "nonsense\n", 9),
    ("malformed-exchange", GOOD_PO.replace("Гиена", "Ги\\x41ена"), 8),
    ("malformed-exchange", GOOD_PO.replace("Гиена", 'Ги"ена'), 8),
    ("malformed-exchange", GOOD_PO.replace('msgstr "Г', 'msgid_plural "Hyenas"\nmsgstr[0] "Г'), 6),
    ("malformed-exchange", "/etc/passwd", 1),
]


@pytest.mark.parametrize(("code", "text", "line"), XLIFF_FAULTS)
def test_a_faulty_xliff_is_refused(code: str, text: str, line: int) -> None:
    with pytest.raises(Refused) as refused:
        xliff.read(Source("f", text))
    (fault,) = refused.value.diagnostics
    assert (fault.code, getattr(fault.span, "line", 0)) == (code, line)


@pytest.mark.parametrize(("code", "text", "line"), PO_FAULTS)
def test_a_faulty_po_is_refused(code: str, text: str, line: int) -> None:
    with pytest.raises(Refused) as refused:
        po.read(Source("f", text))
    (fault,) = refused.value.diagnostics
    assert (fault.code, getattr(fault.span, "line", 0)) == (code, line)


CUT = st.builds(lambda cut, mark: GOOD_PO[:cut] + mark, st.integers(0, 200), st.text(max_size=5))


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.text(max_size=60) | CUT)
def test_no_text_breaks_the_readers(text: str) -> None:
    for read in (po.read, xliff.read):
        try:
            read(Source("f", text))
        except Refused:
            continue


def test_marks_of_translators_tools_are_passed_over() -> None:
    marks = '<mrk id="m1" type="comment">Гиена</mrk> <sm id="m2"/>Хаоса<em startRef="m2"/>'
    assert received("xliff", GOOD_XLIFF.replace("Гиена Хаоса", marks))[0].translation == "Гиена Хаоса"


def test_a_unit_in_several_segments_is_one_text() -> None:
    text = GOOD_XLIFF.replace(
        '<segment state="final"><source>Chaos Hyena</source><target>Гиена Хаоса</target></segment>',
        '<segment state="final"><source>Chaos</source><target>Гиена</target></segment>'
        "<ignorable><source> </source><target> </target></ignorable>"
        '<segment state="{}"><source>Hyena</source><target>Хаоса</target></segment>',
    )
    for state, ready in (("final", True), ("translated", True), ("initial", False)):
        (unit,) = received("xliff", text.replace("{}", state))
        assert (unit.original, unit.translation, unit.ready) == ("Chaos Hyena", "Гиена Хаоса", ready)


def test_translate_toolkit_reads_the_same_po() -> None:
    store = pypo.pofile(io.BytesIO(FORMATS["po"][0](AWKWARD).encode()))
    units = [unit for unit in store.units if not unit.isheader()]
    assert [(unit.getcontext(), str(unit.source), str(unit.target)) for unit in units] == [
        (unit.name, unit.original, unit.translation) for unit in AWKWARD
    ]
    assert [unit.isfuzzy() for unit in units] == [False, False, True, False]


def test_translate_toolkit_reads_the_same_xliff() -> None:
    store = xliff2.Xliff2File(io.BytesIO(FORMATS["xliff"][0](AWKWARD).encode()))
    assert [(str(unit.source), str(unit.target or "")) for unit in store.units] == [
        (unit.original, unit.translation) for unit in AWKWARD
    ]
