"""The catalogue: every text that a player may read, taken from the sources into the file of a language.

A text stands as a literal in the call that says it: `tr("Bid {amount}", amount=7)`, `counted(n, "{n} ship", …)`,
`phrase("Rice")`, `Term("{place} rice", place="Bali")`, `because("R-BID-01", "You lack {sum} rupiah.", sum=7)`. `tr` of
what is no literal says a text that a `phrase` or a reason has put into the catalogue. Qt's own tools merge new texts
into the file for Qt Linguist and compile it; they read the catalogue as a source file that says each text once.
"""

from __future__ import annotations

import ast
import json
import shutil
import subprocess
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from string import Formatter
from typing import NamedTuple

from indonesia_qt.i18n.text import CAPITAL, names_in

SOURCES = Path(__file__).parents[1]
"""The folder of the package."""


class Text(NamedTuple):
    """A text with its meaning, in which equal texts may differ; `one` is its form for one of what is counted."""

    text: str
    meaning: str = ""
    one: str = ""

    @property
    def places(self) -> frozenset[str]:
        """The names of the values that stand in it."""
        return frozenset(names_in(self.text))


class Catalogue(NamedTuple):
    """The texts, each with the files that say it, and what is wrong in the sources: a line for each problem."""

    texts: dict[Text, tuple[str, ...]]
    problems: tuple[str, ...]


def read(sources: Path = SOURCES) -> Catalogue:
    """Read the catalogue of all sources in a folder."""
    found: dict[Text, dict[str, None]] = {}
    problems: list[str] = []
    for file in sorted(sources.rglob("*.py")):
        name = file.relative_to(sources).as_posix()
        reader = _Extractor(name)
        reader.visit(ast.parse(file.read_text(encoding="utf-8")))
        problems += reader.problems
        for text in reader.texts:
            found.setdefault(text, {})[name] = None
    problems += _clashes(found)
    return Catalogue({text: tuple(files) for text, files in sorted(found.items())}, tuple(problems))


def _clashes(texts: dict[Text, dict[str, None]]) -> Iterator[str]:
    """What is counted in one place and not in another, or is counted with two texts for one."""
    seen: dict[tuple[str, str], Text] = {}
    for text, files in texts.items():
        other = seen.setdefault(text[:2], text)
        if other != text:
            places, others = ", ".join(files), ", ".join(texts[other])
            yield f"{places}: {text.text!r} has another text for one than in {others}."


class _Extractor(ast.NodeVisitor):
    """Takes the texts out of one file."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.texts: list[Text] = []
        self.problems: list[str] = []
        self._functions: list[ast.AST] = []
        self._read = {
            "tr": self._tr,
            "counted": self._counted,
            "phrase": self._phrase,
            "forms": self._forms,
            "because": self._because,
            "because_counted": self._because_counted,
            "Term": self._term,
        }

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        """Read a function; what stands before its body, such as a default, is read when the function is made."""
        for part in (*node.decorator_list, node.args):
            self.visit(part)
        self._functions.append(node)
        for statement in node.body:
            self.visit(statement)
        self._functions.pop()

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815

    def visit_Lambda(self, node: ast.Lambda) -> None:
        """Read a lambda, in the same way."""
        self.visit(node.args)
        self._functions.append(node)
        self.visit(node.body)
        self._functions.pop()

    def visit_Call(self, node: ast.Call) -> None:
        """Read a call that says something."""
        if isinstance(node.func, ast.Name) and node.func.id in self._read:
            self._read[node.func.id](node)
        self.generic_visit(node)

    def _tr(self, node: ast.Call) -> None:
        self._only_now(node)
        texts = self._literals(node.args[0])
        if texts is None:
            if not isinstance(node.args[0], ast.Name | ast.Attribute | ast.Subscript | ast.Call):
                self._complain(node, "A text that is put together can’t be translated.")
            return
        for text in texts:
            said = self._add(node, text, node.args[1:2])
            self._check_values(node, said.places)

    def _counted(self, node: ast.Call) -> None:
        self._only_now(node)
        one, many = node.args[1:3]
        if not (isinstance(one, ast.Attribute) and isinstance(many, ast.Attribute)):  # else a reason has kept them
            self._counted_now(node, one, many, node.args[3:4])

    def _because_counted(self, node: ast.Call) -> None:
        self._counted_now(node, node.args[2], node.args[3], [])

    def _counted_now(self, node: ast.Call, for_one: ast.expr, for_many: ast.expr, meaning: list[ast.expr]) -> None:
        if said := self._both(node, for_one, for_many, meaning):
            self._check_values(node, said.places - {"n"})

    def _forms(self, node: ast.Call) -> None:
        self._both(node, node.args[0], node.args[1], [])

    def _both(self, node: ast.Call, for_one: ast.expr, for_many: ast.expr, meaning: list[ast.expr]) -> Text | None:
        one, many = self._literals(for_one), self._literals(for_many)
        if one is None or many is None or len(one) != 1 or len(many) != 1:
            self._complain(node, "The texts for one and for many must be literals.")
            return None
        said = self._add(node, many[0], meaning, one[0])
        if not Text(one[0]).places <= said.places:
            self._complain(node, "The text for one has a value that the text for many doesn’t have.")
        return said

    def _phrase(self, node: ast.Call) -> None:
        for text in self._texts_of(node, 0, "A phrase must be a literal."):
            self._add(node, text, node.args[1:2])

    def _term(self, node: ast.Call) -> None:
        for text in self._texts_of(node, 0, "The text of a term must be a literal."):
            self._check_values(node, self._add(node, text, node.args[1:2]).places)

    def _because(self, node: ast.Call) -> None:
        for text in self._texts_of(node, 1, "The text of a reason must be a literal."):
            self._check_values(node, self._add(node, text, []).places)

    def _texts_of(self, node: ast.Call, argument: int, problem: str) -> list[str]:
        """The texts that an argument can be; none, and a problem, when it isn't made of literals."""
        texts = self._literals(node.args[argument])
        if texts is None:
            self._complain(node, problem)
        return texts or []

    def _add(self, node: ast.Call, text: str, meaning: list[ast.expr], one: str = "") -> Text:
        meanings = self._literals(meaning[0]) if meaning else [""]
        if meanings is None or len(meanings) != 1:
            self._complain(node, "The meaning of a text must be a literal.")
        said = Text(text, meanings[0] if meanings else "", one)
        self.texts.append(said)
        return said

    def _check_values(self, node: ast.Call, expected: frozenset[str]) -> None:
        given = {keyword.arg for keyword in node.keywords}
        if None not in given and given != expected:
            self._complain(
                node, f"The text has the values {sorted(expected)}, but the call has {sorted(map(str, given))}."
            )

    def _only_now(self, node: ast.Call) -> None:
        if not self._functions:
            self._complain(node, "This is said before a language is chosen. Keep the text as a phrase.")

    def _complain(self, node: ast.AST, problem: str) -> None:
        self.problems.append(f"{self.file}:{getattr(node, 'lineno', 0)}: {problem}")

    def _literals(self, node: ast.expr) -> list[str] | None:
        """The texts that an expression can be; None when it isn't made of literals."""
        match node:
            case ast.Constant(value=str(text)):
                return [text]
            case ast.IfExp():
                first, second = self._literals(node.body), self._literals(node.orelse)
                return None if first is None or second is None else [*first, *second]
        return None


CONTEXT = "indonesia-qt"
"""What Qt calls the place of all our texts."""


class ToolError(Exception):
    """One of Qt's tools is missing or failed."""


def update(catalogue: Catalogue, file: Path, language: str) -> None:
    """Put new texts into the file of a language, such as "pl", or make it, and remove the texts that are gone."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "texts.cpp")
        source.write_text(as_source(catalogue), encoding="utf-8")
        languages = ("-source-language", "en", "-target-language", language)
        _run("lupdate", "-silent", "-no-obsolete", "-locations", "none", *languages, str(source), "-ts", str(file))


def compiled(file: Path, to: Path) -> None:
    """Compile the file of a language to one that the program loads."""
    _run("lrelease", "-silent", str(file), "-qm", str(to))


def faults(file: Path) -> Iterator[str]:
    """Yield what is wrong in the file of a language, a line each: translations with other values than the text has.

    They could not be shown, and neither could those that write a value in an unknown form. What is counted may be said
    without its number.
    """
    for message in ET.parse(file).iter("message"):
        source = message.findtext("source", "")
        counts = message.get("numerus") == "yes"
        for translation in filter(None, _translations(message)):
            if not _fits(translation, source, counts):
                yield f"{source!r} has other values than {translation!r}."


def _translations(message: ET.Element) -> list[str]:
    forms = message.findall("translation/numerusform") or message.findall("translation")
    return [form.text or "" for form in forms]


def _fits(translation: str, source: str, counts: bool) -> bool:
    expected = Text(source).places
    try:
        found = Text(translation).places
        forms = {form for _, _, form, _ in Formatter().parse(translation)}
    except ValueError:
        return False
    return forms <= {None, "", CAPITAL} and (found == expected or (counts and found == expected - {"n"}))


def as_source(catalogue: Catalogue) -> str:
    """Return a source file for Qt that says every text."""
    return "\n".join(["void texts() {", *_statements(catalogue), "}", ""])


def _statements(catalogue: Catalogue) -> Iterator[str]:
    for text, files in catalogue.texts.items():
        for note in _notes(text, files):
            yield f"//: {note}"
        number = ", n" if text.one else ""
        arguments = ", ".join(map(_quoted, (CONTEXT, text.text, text.meaning)))
        yield f"QCoreApplication::translate({arguments}{number});"


def _notes(text: Text, files: tuple[str, ...]) -> Iterator[str]:
    if text.one:
        yield f"For one: {' '.join(text.one.splitlines())}"
    yield ", ".join(files)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _run(tool: str, *arguments: str) -> None:
    qt = find_spec("PySide6")
    command = shutil.which(tool, path=Path(qt.origin).parent) if qt and qt.origin else None
    if command is None:
        raise ToolError(f"{tool}, which comes with PySide6, is missing.")
    done = subprocess.run([command, *arguments], capture_output=True, text=True, check=False, encoding="utf-8")
    if done.returncode:
        raise ToolError(f"{tool}: {done.stderr or done.stdout}")
