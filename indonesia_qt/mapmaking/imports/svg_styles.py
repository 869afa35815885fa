"""Says what the styles of an SVG file make of its elements: attributes, style sheets, and the styles of elements.

Of selectors, those are known that name kinds, classes and ids, with what is around them (`g.land > path`); rules with
others, such as `:hover`, are left out, and so are those for paper and all that lies outside the file.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence

from msgspec import Struct

from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.imports.xml_tree import DEEPEST, Attributes, Element, Refused

MOST_TRIES = 5_000_000
"""So often rules and elements are compared: a few seconds."""
INLINE = (1 << 30,)
"""The weight of what an element says of itself: more than that of any selector."""

_COMMENT = re.compile(r"/\*.*?(?:\*/|\Z)|<!--|-->", re.DOTALL)
_MARK = re.compile(r"[{};]")
_COMPOUND = re.compile(r"(\*|[-\w]*)((?:[.#][-\w]+)*)")
_PART = re.compile(r"([.#])([-\w]+)")
_SCREEN = re.compile(r"\s*(@media\b)?\s*(all|(only\s+)?screen)?\s*", re.IGNORECASE)

Declarations = dict[str, str]


class _Compound(Struct, frozen=True):
    """What a selector asks of one element; "" and no classes fit all."""

    kind: str
    id: str
    classes: frozenset[str]

    def fits(self, element: Element) -> bool:
        if self.kind not in ("", "*", element.kind) or self.id not in ("", element.attributes.get("id")):
            return False
        return not self.classes or self.classes <= set(element.attributes.get("class", "").split())

    def key(self) -> str:
        """Return something that an element must have."""
        return f"#{self.id}" if self.id else next((f".{name}" for name in self.classes), self.kind or "*")


class _Rule(Struct, frozen=True, eq=False):
    """The last part of a selector, what must be around it, the nearest first, and what it declares.

    An `around` says whether it must be the next one.
    """

    last: _Compound
    around: tuple[tuple[bool, _Compound], ...]
    weight: tuple[int, ...]
    declared: tuple[Declarations, Declarations]
    """The usual declarations, and the important ones."""


class StyleSheet:
    """The rules of a file, and what they declare of its elements."""

    def __init__(self) -> None:
        self.rules: dict[str, list[_Rule]] = defaultdict(list)
        self.count = self.tries = 0

    def add(self, element: Element) -> None:
        """Add the rules of a `style` element. Raises `Refused` when they are nested too deeply."""
        if not _SCREEN.fullmatch(element.attributes.get("media", "")):
            return
        for selectors, declared in _rules(_COMMENT.sub(" ", element.text)):
            parts = _declarations(declared)
            for selector in selectors.split(","):
                self._add(selector.replace(">", " > ").split(), parts)

    def _add(self, words: Sequence[str], declared: tuple[Declarations, Declarations]) -> None:
        compounds = [_compound(word) for word in words if word != ">"]
        found = [compound for compound in compounds if compound]
        if not found or len(found) < len(compounds):
            return
        nexts = [before == ">" for before, word in zip(["", *words], words, strict=False) if word != ">"]
        around = zip(nexts[:0:-1], found[-2::-1], strict=True)
        weight = sum(bool(one.id) for one in found), sum(len(one.classes) for one in found)
        kinds = sum(one.kind not in ("", "*") for one in found)
        self.count += 1
        rule = _Rule(found[-1], tuple(around), (*weight, kinds, self.count), declared)
        self.rules[rule.last.key()].append(rule)

    def style(self, element: Element) -> Attributes:
        """Return all that is said of an element, each time by what weighs most. Raises `Refused` for too much work."""
        keys = ["*", element.kind, f"#{element.attributes.get('id', '')}"]
        keys += [f".{name}" for name in dict.fromkeys(element.attributes.get("class", "").split())]
        rules = [rule for key in keys for rule in self.rules.get(key, ()) if self._fits(rule, element)]
        inline = element.attributes.get("style")
        if not rules and not inline:
            return element.attributes
        weighed = [(rule.weight, rule.declared) for rule in rules]
        if inline:
            weighed.append((INLINE, _declarations(inline.split(";"))))
        weighed.sort(key=lambda one: one[0])
        found = dict(element.attributes)
        for important in (0, 1):
            for _, declared in weighed:
                found |= declared[important]
        return found

    def _fits(self, rule: _Rule, element: Element) -> bool:
        self.tries += 1
        if self.tries > MOST_TRIES:
            raise Refused(tr("Its style sheets have too many rules. Save it as plain SVG."))
        if not rule.last.fits(element):
            return False
        outer = element.parent
        for is_next, compound in rule.around:
            self.tries += 1
            while outer and not compound.fits(outer) and not is_next:
                self.tries += 1
                outer = outer.parent
            if not outer or not compound.fits(outer):
                return False
            outer = outer.parent
        return True


def _rules(text: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the selectors of each rule that counts on a screen, and its declarations."""
    blocks: list[tuple[str, list[str]]] = []
    begin = 0
    for mark in _MARK.finditer(text):
        piece, begin = text[begin : mark.start()], mark.end()
        match mark.group():
            case "{":
                blocks.append((piece.strip(), []))
                if len(blocks) > DEEPEST:
                    raise Refused(tr("The data is nested too deeply."))
            case ";" if blocks:
                blocks[-1][1].append(piece)
            case "}" if blocks:
                selectors, declared = blocks.pop()
                if all(_SCREEN.fullmatch(around) for around, _ in blocks):
                    yield selectors, [*declared, piece]


def _compound(text: str) -> _Compound | None:
    """What a selector asks of one element; None when it can't be read."""
    found = _COMPOUND.fullmatch(text)
    if not found:
        return None
    parts = _PART.findall(found.group(2))
    id = next((name for mark, name in parts if mark == "#"), "")
    return _Compound(found.group(1), id, frozenset(name for mark, name in parts if mark == "."))


def _declarations(pieces: Sequence[str]) -> tuple[Declarations, Declarations]:
    """The usual declarations, and the important ones."""
    found: tuple[Declarations, Declarations] = {}, {}
    for piece in pieces:
        name, _, value = piece.partition(":")
        value, mark, _ = value.partition("!important")
        if value.strip():
            found[bool(mark)][name.strip().lower()] = value.strip()
    return found
