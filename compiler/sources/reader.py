"""Reading YAML into plain data, refusing all that a script does not need and that could do harm."""

import re
from codecs import BOM_UTF8
from pathlib import Path
from typing import Any

import yaml
from yaml.cyaml import CParser  # type: ignore[attr-defined]

from compiler.diagnostics import Diagnostic, Edit, Refused, Span, make
from compiler.sources.source import Source

LARGEST = 256 * 1024
DEEPEST = 24
_DIGITS = 30  # of a number that are read: far more than any schema allows

# What can't be seen: control characters, line ends that only YAML 1.1 knows, and marks that turn the writing.
_UNSEEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff\ud800-\udfff]")
_INTEGER = re.compile(r"[-+]?(?:0|[1-9][0-9]*)")
_DECIMAL = re.compile(r"[-+]?[0-9]+\.[0-9]*")
_WORDS = {"": None, "~": None, "null": None, "true": True, "false": False}


class _Parser(CParser):
    """libyaml's composer without YAML's guesses of types: only explicit tags are left in the nodes."""

    def descend_resolver(self, *_: object) -> None:
        """Nothing to descend into."""

    def ascend_resolver(self) -> None:
        """Nothing to ascend from."""

    def resolve(self, _kind: object, _value: object, _implicit: object) -> None:
        """No tag: the schema says what a value has to be."""


def compose(text: str) -> Any:
    """Return the YAML nodes of the text; yaml.YAMLError if it is malformed."""
    return _Parser(text).get_single_node()


def read_file(path: Path, file: str, largest: int = LARGEST) -> Source:
    """Read a file, called `file` in messages. Refused if it can't be had, is too large or is not UTF-8."""
    return decode(read_bytes(path, file, largest), file)


def read_bytes(path: Path, file: str, largest: int = LARGEST) -> bytes:
    """Return what a file holds. Refused if it can't be had or is too large."""
    try:
        with path.open("rb") as stream:
            raw = stream.read(largest + 1)
            if len(raw) > largest:
                size = path.stat().st_size
                raise Refused(make("file-too-large", Span(file), size=size, limit=largest))
    except OSError as error:
        raise Refused(make("file-unreadable", Span(file), reason=error.strerror or str(error))) from None
    return raw


def decode(raw: bytes, file: str) -> Source:
    """Return the text of UTF-8 bytes; Refused with the place of the first byte that is not."""
    raw = raw.removeprefix(BOM_UTF8)
    try:
        return Source(file, raw.decode())
    except UnicodeDecodeError as error:
        before = Source(file, raw[: error.start].decode())
        line, column = before.position(len(before.text))
        span = Span(file, line, column, line, column + 1)
        raise Refused(make("invalid-utf8", span, byte=f"{raw[error.start]:02X}")) from None


def read_data(source: Source) -> Any:
    """Return what a YAML file says as dicts, lists, texts and numbers; Refused with all its faults."""
    unseen = [_unseen(source, found.start()) for found in _UNSEEN.finditer(source.text)]
    if unseen:
        raise Refused(*unseen[:4])
    try:
        root = compose(source.text)
        _refuse_aliases(source)
    except yaml.YAMLError as error:
        raise Refused(_malformed(source, error)) from None
    if root is None:
        raise Refused(make("empty-file", source.top))
    faults: list[Diagnostic] = []
    data = _plain(root, source, faults, 0)
    if faults:
        raise Refused(*faults)
    return data


def refuse_unseen(text: str, span: Span) -> None:
    """Refuse a text with a character that no script may hold."""
    found = _UNSEEN.search(text)
    if found:
        raise Refused(make("control-character", span, character=_code_point(found[0])))


def _plain(node: Any, source: Source, faults: list[Diagnostic], depth: int) -> Any:
    if node.tag is not None:
        faults.append(make("tag-refused", _span(source, node), tag=str(node.tag)))
        return None
    if node.id == "scalar":
        return _scalar(node, source, faults)
    if depth == DEEPEST:
        faults.append(make("nested-too-deeply", _span(source, node), limit=DEEPEST))
        return None
    if node.id == "sequence":
        return [_plain(item, source, faults, depth + 1) for item in node.value]
    return _fields(node, source, faults, depth)


def _fields(node: Any, source: Source, faults: list[Diagnostic], depth: int) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    first: dict[str, Any] = {}
    for key, value in node.value:
        if key.id != "scalar" or key.tag is not None:
            faults.append(make("malformed-yaml", _span(source, key), problem="key"))
        elif key.value in fields:
            fault = make("duplicate-field", _span(source, key), field=key.value)
            faults.append(fault.noting("first", _span(source, first[key.value])))
        else:
            first[key.value] = key
            fields[key.value] = _plain(value, source, faults, depth + 1)
    return fields


def _scalar(node: Any, source: Source, faults: list[Diagnostic]) -> str | int | float | bool | None:
    text: str = node.value
    if node.style:
        if node.style == '"' and (unseen := _UNSEEN.search(text)):
            faults.append(make("control-character", _span(source, node), character=_code_point(unseen[0])))
        return text
    if text[:1].isalpha() and text not in _WORDS:
        return text
    if _INTEGER.fullmatch(text):
        return int(text[:_DIGITS])
    if _DECIMAL.fullmatch(text):
        return float(text[:_DIGITS])
    return _WORDS.get(text, text)


def _refuse_aliases(source: Source) -> None:
    if "&" not in source.text and "*" not in source.text:
        return
    marks = [
        make("alias-refused", _span(source, token))
        for token in yaml.scan(source.text, Loader=yaml.CLoader)
        if isinstance(token, yaml.AliasToken | yaml.AnchorToken)
    ]
    if marks:
        raise Refused(*marks)


def _unseen(source: Source, offset: int) -> Diagnostic:
    character = source.text[offset]
    span = source.between(offset, offset + 1, cut=False)
    fault = make("control-character", span, character=_code_point(character))
    return fault.fixing(Edit(span, ""))


def _code_point(character: str) -> str:
    return f"U+{ord(character):04X}"


def _span(source: Source, node: Any) -> Span:
    return source.between(node.start_mark.index, node.end_mark.index)


def _malformed(source: Source, error: yaml.YAMLError) -> Diagnostic:
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    offset = min(mark.index if mark else 0, len(source.text))
    span = source.between(offset, offset + 1)
    problem = str(getattr(error, "problem", None) or "it can't be read")
    if "maximum nesting depth" in problem:
        return make("nested-too-deeply", span, limit=DEEPEST)
    if "another document" in problem:
        return make("several-documents", span)
    if "alias" in problem or "anchor" in problem:
        return make("alias-refused", span)
    if _in_indentation(source, offset):
        return make("tab-in-indentation", span)
    fault = make("malformed-yaml", span, problem=problem)
    return _opened(fault, source, error, offset)


def _in_indentation(source: Source, offset: int) -> bool:
    line = source.lines[source.position(offset)[0] - 1]
    return "\t" in line[: len(line) - len(line.lstrip())]


def _opened(fault: Diagnostic, source: Source, error: yaml.YAMLError, offset: int) -> Diagnostic:
    """Add where the construct began that the reader was in, if that is elsewhere."""
    began = getattr(error, "context_mark", None)
    if began is None or began.index == offset:
        return fault
    return fault.noting("opened", source.between(began.index, began.index + 1))
