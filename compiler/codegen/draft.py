"""Generated classes as data: attributes, methods and lines that remember the part of the card text they come from."""

from __future__ import annotations

import keyword
import re
from dataclasses import dataclass, field

from compiler.language.ast import Node, Surface


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a method and the place in the English text that it comes from."""

    code: str
    span: Surface | None = None


@dataclass(slots=True)
class Method:
    """A method of a generated class; ``signature`` is everything between the name and the colon."""

    name: str
    signature: str
    lines: list[Line] = field(default_factory=list)


@dataclass(slots=True)
class ClassDraft:
    """A generated class; members are printed in the order in which they were added."""

    name: str
    base: str
    feature: Node
    members: list[Method | tuple[str, str]] = field(default_factory=list)

    def set(self, name: str, code: str) -> None:
        """Add an attribute."""
        self.members.append((name, code))

    def method(self, name: str, signature: str, *lines: Line) -> Method:
        """Add a method."""
        method = Method(name, signature, list(lines))
        self.members.append(method)
        return method

    def require(self, code: str) -> None:
        """Add to the condition of the whole class."""
        known = next((each for each in self.members if isinstance(each, Method) and each.name == "condition"), None)
        span = self.feature.span
        if known is None:
            self.method("condition", "(self, see: See) -> bool", Line(f"return {code}", span))
        else:
            known.lines[0] = Line(f"{known.lines[0].code} and ({code})", span)


@dataclass(slots=True)
class ModuleDraft:
    """What is generated for one card."""

    classes: list[ClassDraft] = field(default_factory=list)
    imports: set[str] = field(default_factory=set)
    abilities: list[str] = field(default_factory=list)
    keywords: list[str] = field(default_factory=list)
    properties: list[tuple[str, str]] = field(default_factory=list)


class NoBehaviour(Exception):
    """A node that is understood but has no behaviour yet: the card is refused."""

    def __init__(self, node: Node) -> None:
        super().__init__(type(node).__name__)
        self.node = node


def class_name(card_id: str) -> str:
    """Return the Python name for a card id: ``chaos-hyena`` -> ``ChaosHyena``."""
    name = "".join(part.capitalize() for part in card_id.split("-"))
    return name if not name[:1].isdigit() and not keyword.iskeyword(name) else f"Card{name}"


def module_name(card_id: str) -> str:
    """Return the Python module name for a card id: ``chaos-hyena`` -> ``chaos_hyena``."""
    name = re.sub(r"\W", "_", card_id)
    return name if not name[:1].isdigit() and not keyword.iskeyword(name) else f"card_{name}"
