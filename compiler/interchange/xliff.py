"""XLIFF 2: a unit is a field of a card; files from outside are read without entities, and in bounded depth."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from io import BytesIO
from typing import Any
from xml.sax import SAXParseException
from xml.sax.handler import ContentHandler, feature_namespaces
from xml.sax.saxutils import escape, quoteattr
from xml.sax.xmlreader import Locator

from defusedxml import DefusedXmlException, sax

from compiler.diagnostics import Diagnostic, Refused, Span, make
from compiler.interchange.units import Received, Unit
from compiler.sources.source import Source

NAMESPACE = "urn:oasis:names:tc:xliff:document:2.0"
DEEPEST = 32
_READY = ("translated", "reviewed", "final")
_SILENT = ("mrk", "sm", "em")
"""Elements within a text that only mark it."""

_UNSAYABLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML has no way to write; XLIFF says their number."""


def write(units: Iterable[Unit], file: str, original: str, to: str) -> str:
    """Return an XLIFF file of units."""
    return "\n".join(_lines(units, file, original, to)) + "\n"


def _lines(units: Iterable[Unit], file: str, original: str, to: str) -> Iterator[str]:
    yield '<?xml version="1.0" encoding="UTF-8"?>'
    yield f'<xliff xmlns="{NAMESPACE}" version="2.0" srcLang="{original}" trgLang="{to}">'
    yield f' <file id={quoteattr(file)} xml:space="preserve">'
    for unit in units:
        yield from _unit(unit)
    yield " </file>"
    yield "</xliff>"


def _unit(unit: Unit) -> Iterator[str]:
    yield f"  <unit id={quoteattr(unit.name)}>"
    if unit.notes:
        notes = (f"<note category={quoteattr(name)}>{_inline(text)}</note>" for name, text in unit.notes)
        yield f"   <notes>{''.join(notes)}</notes>"
    yield f'   <segment state="{"final" if unit.ready else "initial"}">'
    yield f"    <source>{_text(unit.original)}</source>"
    if unit.translation:
        yield f"    <target>{_text(unit.translation)}</target>"
    yield "   </segment>"
    yield "  </unit>"


def _inline(text: str) -> str:
    return escape(_UNSAYABLE.sub("\ufffd", text))


def _text(text: str) -> str:
    """Return a text as XML from which exactly that text is read again."""
    said = escape(text, {"\r": "&#13;"})
    return _UNSAYABLE.sub(lambda found: f'<cp hex="{ord(found[0]):04X}"/>', said)


def read(source: Source) -> tuple[str, list[Received]]:
    """Return the language of an XLIFF file's translations and its units. Refused with the line that is wrong."""
    reader = _Reader(source)
    parser = sax.make_parser()
    parser.forbid_dtd = True
    parser.setFeature(feature_namespaces, True)
    parser.setContentHandler(reader)
    try:
        parser.parse(BytesIO(source.text.encode()))
    except SAXParseException as error:
        line, column = error.getLineNumber() or 1, (error.getColumnNumber() or 0) + 1
        span = Span(source.file, line, column, line, column + 1)
        raise Refused(make("malformed-exchange", span, problem=error.getMessage())) from None
    except DefusedXmlException:
        raise Refused(make("entities-refused", reader.span())) from None
    return reader.language, reader.units


class _Reader(ContentHandler):
    """Gathers the units of an XLIFF file."""

    def __init__(self, source: Source) -> None:
        super().__init__()
        self._source = source
        self._locator: Locator | None = None
        self._path: list[str] = []
        self._unit: Unit | None = None
        self._line = 1
        self._said: dict[str, list[str]] = {"source": [], "target": []}
        self._ready = True
        self.language = ""
        self.units: list[Received] = []

    def setDocumentLocator(self, locator: Locator) -> None:  # noqa: N802
        """Remember who knows the line."""
        self._locator = locator

    def span(self) -> Span:
        """Return where reading is."""
        line = (self._locator.getLineNumber() if self._locator else None) or 1
        column = ((self._locator.getColumnNumber() if self._locator else None) or 0) + 1
        return Span(self._source.file, line, column, line, column + 1)

    def startElementNS(self, name: tuple[str | None, str], qname: str | None, attrs: Any) -> None:  # noqa: N802
        """Begin an element."""
        space, element = name
        self._path.append(element if space == NAMESPACE else "")
        if len(self._path) > DEEPEST:
            raise Refused(make("nested-too-deeply", self.span(), limit=DEEPEST))
        if len(self._path) == 1:
            self._root(space, element, attrs)
        elif space == NAMESPACE:
            self._begin(element, attrs)
        elif self._text():
            raise Refused(self._wrong(f"<{element}>"))

    def _root(self, space: str | None, element: str, attrs: Any) -> None:
        if (space, element) != (NAMESPACE, "xliff") or not _get(attrs, "version").startswith("2."):
            raise Refused(self._wrong("xliff version"))
        self.language = _get(attrs, "trgLang")

    def _begin(self, element: str, attrs: Any) -> None:
        text = self._text()
        if element == "unit":
            self._line = self.span().line
            self._unit = Unit(_get(attrs, "id"), "", "", True)
            self._said, self._ready = {"source": [], "target": []}, True
        elif element == "segment":
            self._ready &= _get(attrs, "state") in _READY
        elif element == "cp" and text:
            self._said[text].append(self._numbered(_get(attrs, "hex")))
        elif text and element not in ("source", "target", *_SILENT):
            raise Refused(self._wrong(f"<{element}>"))

    def _numbered(self, number: str) -> str:
        if not re.fullmatch("[0-9A-Fa-f]{1,6}", number) or int(number, 16) > 0x10FFFF:
            raise Refused(self._wrong(f"hex={number[:20]}"))
        return chr(int(number, 16))

    def _text(self) -> str | None:
        """Return which text the place is within: only those of segments (and between them) count."""
        path = self._path
        for at, element in enumerate(path):
            if element in ("source", "target") and path[at - 1] in ("segment", "ignorable"):
                return element
        return None

    def characters(self, content: str) -> None:
        """Take in some of a text."""
        text = self._text()
        if text:
            self._said[text].append(content)

    def endElementNS(self, name: tuple[str | None, str], qname: str | None) -> None:  # noqa: N802
        """End an element."""
        if self._path.pop() == "unit" and self._unit is not None:
            said = {name: "".join(parts) for name, parts in self._said.items()}
            ready = self._ready and bool(said["target"])
            self.units.append(Received(Unit(self._unit.name, said["source"], said["target"], ready), self._line))
            self._unit = None

    def _wrong(self, problem: str) -> Diagnostic:
        return make("malformed-exchange", self.span(), problem=problem)


def _get(attrs: Any, name: str) -> str:
    return str(attrs.get((None, name), ""))
