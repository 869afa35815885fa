"""The site of the documents: every page is on it, every link leads somewhere, and it needs nothing from elsewhere."""

from __future__ import annotations

import json
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from types import ModuleType
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

import pytest
from PySide6.QtWidgets import QApplication

from indonesia_qt.files import paths
from tests.test_documents import TRANSLATIONS, in_english
from tests.test_packaging import module

pytest.importorskip("zensical", reason="the generator isn't installed")
pytest.importorskip("mkdocstrings", reason="the reader of docstrings isn't installed")

DOCS = paths.resources() / "docs"
IMPORTED = re.compile(r"^\s*from (indonesia_qt(?:\.\w+)*) import \(?\s*(\w+)", re.MULTILINE)
SHOWN = re.compile(r"^::: (\S+)$", re.MULTILINE)
LOADED = re.compile(
    r"<(?:script|img|iframe)[^>]+src=\"([^\"]+)\"|<link[^>]+rel=\"(?:stylesheet|icon)\"[^>]*href=\"([^\"]+)\""
)


@pytest.fixture(scope="module")
def site_maker(qapp: QApplication) -> ModuleType:
    assert qapp
    return module("site")


@pytest.fixture(scope="module")
def laid_out(site_maker: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the site is built from."""
    folder = tmp_path_factory.mktemp("laid out")
    site_maker.lay_out(folder)
    return folder


@pytest.fixture(scope="module")
def site(site_maker: ModuleType, laid_out: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, which is built strictly."""
    made = tmp_path_factory.mktemp("site") / "site"
    site_maker.build(laid_out, made)
    return made


def test_every_page_and_chapter_is_on_the_site_and_in_its_list(
    site_maker: ModuleType, laid_out: Path, site: Path
) -> None:
    pages = {page.relative_to(laid_out / "pages").with_suffix("") for page in (laid_out / "pages").rglob("*.md")}
    changelog, rules = 1, list((paths.resources() / "rules").glob("*/en/*.md"))
    on_python = list((site_maker.SETTINGS.parent / "python").glob("*.md"))
    assert len(pages) == len(list(DOCS.rglob("*.md"))) + changelog + len(rules) + len(on_python)
    assert {page.relative_to(site).with_suffix("") for page in site.rglob("*.html")} == pages
    settings = (laid_out / "mkdocs.yml").read_text(encoding="utf-8")
    assert sorted(re.findall(r": (\S+)\.md$", settings, re.MULTILINE)) == sorted(map(Path.as_posix, pages))


def test_each_page_says_its_language_in_that_language(site: Path) -> None:
    for page in site.rglob("*.html"):
        language = page.suffixes[-2].removeprefix(".") if len(page.suffixes) > 1 else "en"
        assert f'<html lang="{language}"' in page.read_text(encoding="utf-8"), page
    assert "Suche" in (site / "faq.de.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", TRANSLATIONS, ids=lambda page: page.name)
def test_a_translation_and_its_english_page_lead_to_each_other(site: Path, page: Path) -> None:
    shown, english = (site / version.relative_to(DOCS).with_suffix(".html") for version in (page, in_english(page)))
    code = page.suffixes[0].removeprefix(".")
    assert (shown.parent / switches(shown)["en"]).resolve() == english
    assert (english.parent / switches(english)[code]).resolve() == shown


def switches(page: Path) -> dict[str, str]:
    """Where the list of languages of a page leads to."""
    found = re.findall(r'<a href="([^"]+)" hreflang="(\w+)"', page.read_text(encoding="utf-8"))
    return {code: target for target, code in found}


def test_pages_without_translations_have_no_list_of_languages(site: Path) -> None:
    assert switches(site / "reference" / "window.html") == {}
    assert "select__list" not in (site / "reference" / "window.html").read_text(encoding="utf-8")


def test_what_pages_import_is_on_the_pages_made_of_docstrings(laid_out: Path) -> None:
    on_python = "".join(page.read_text("utf-8") for page in (laid_out / "pages" / "python").glob("*.md"))
    shown = set(SHOWN.findall(on_python))
    for page in DOCS.rglob("*.md"):
        for package, name in IMPORTED.findall(page.read_text(encoding="utf-8")):
            assert package in shown or f"{package}.{name}" in shown, page


def test_docstrings_are_shown_with_their_examples_as_code(site: Path) -> None:
    search = (site / "python" / "search.html").read_text(encoding="utf-8")
    assert 'id="indonesia_qt.core.search.sampled"' in search
    assert "all that a view hides is drawn with" in search
    for page in (site / "python").glob("*.html"):
        assert "<blockquote>" not in page.read_text(encoding="utf-8"), page


def test_its_search_finds_words_of_guides_and_rules(site: Path) -> None:
    text = (site / "search.js").read_text(encoding="utf-8")
    for word in ("Wilson", "R-MER-07", "S-RAI-02", "GeoJSON"):
        assert word in text


def test_it_loads_nothing_from_elsewhere_and_all_pictures_are_there(site: Path) -> None:
    for page in site.rglob("*.html"):
        for found in LOADED.findall(page.read_text(encoding="utf-8")):
            loaded = "".join(found).partition("?")[0]
            assert "//" not in loaded, page
            assert (page.parent / loaded).is_file(), (page, loaded)


def test_rules_have_their_pictures_and_anchors(site: Path) -> None:
    mergers = (site / "rules" / "indonesia" / "mergers.html").read_text(encoding="utf-8")
    assert 'id="R-MER-07"' in mergers
    assert (site / "rules" / "indonesia" / "merger.png").is_file()


def test_a_link_that_leads_nowhere_ends_the_building(site_maker: ModuleType, laid_out: Path, tmp_path: Path) -> None:
    page = laid_out / "pages" / "faq.md"
    before = page.read_text(encoding="utf-8")
    page.write_text(f"{before}\n[nowhere](nowhere.md)\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="page does not exist"):
        site_maker.build(laid_out, tmp_path / "site")
    page.write_text(before, encoding="utf-8")


def test_the_start_page_has_cards(site: Path) -> None:
    assert 'class="grid cards"' in (site / "index.html").read_text(encoding="utf-8")


@pytest.mark.soak
def test_the_page_for_missing_pages_leads_to_the_address_of_the_site(site_maker: ModuleType, tmp_path: Path) -> None:
    site_maker.lay_out(tmp_path / "laid out", "https://example.org/games/")
    site_maker.build(tmp_path / "laid out", tmp_path / "site", "https://example.org/games/")
    missing = (tmp_path / "site" / "404.html").read_text(encoding="utf-8")
    targets = re.findall(r'(?:href|src)="(/[^"#]*)', missing)
    assert targets
    for target in targets:
        assert target.startswith("/games/")
        assert (tmp_path / "site" / target.removeprefix("/games/")).is_file(), target


class Browser:
    """A real Chromium without a window, told by https://www.w3.org/TR/webdriver2/ what to do."""

    def __init__(self, port: int) -> None:
        self._address = f"http://127.0.0.1:{port}/session"
        chrome = {"args": ["--headless=new", "--no-sandbox", "--window-size=1366,768"]}
        session = self.ask("", {"capabilities": {"alwaysMatch": {"goog:chromeOptions": chrome}}})
        self._address += f"/{session['sessionId']}"

    def ask(self, command: str, sent: dict[str, Any]) -> Any:
        """Give a command and return what comes of it."""
        with urlopen(Request(self._address + command, json.dumps(sent).encode()), timeout=60) as answer:
            return json.load(answer)["value"]

    def run(self, script: str) -> Any:
        """Return what a script returns in the page."""
        return self.ask("/execute/sync", {"script": script, "args": []})

    def press(self, *keys: str) -> None:
        """Press keys together, and let go of them."""
        strokes = [{"type": "keyDown", "value": key} for key in keys]
        strokes += [{"type": "keyUp", "value": key} for key in reversed(keys)]
        self.ask("/actions", {"actions": [{"type": "key", "id": "keyboard", "actions": strokes}]})

    def close(self) -> None:
        """End it."""
        with urlopen(Request(self._address, method="DELETE"), timeout=60):
            pass


@pytest.fixture
def browser() -> Iterator[Browser]:
    """A browser that is ready; without one on this computer, the test is left out."""
    driver = shutil.which("chromedriver") or pytest.skip("chromium-driver isn't installed")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen([driver, f"--port={port}"], stdout=subprocess.DEVNULL)
    try:
        opened = started(port)
        yield opened
        opened.close()
    finally:
        process.terminate()
        process.wait()


def started(port: int) -> Browser:
    """The browser, as soon as its driver listens."""
    for _ in range(100):
        try:
            return Browser(port)
        except URLError:
            time.sleep(0.1)
    raise AssertionError("The driver doesn't listen.")


@pytest.fixture(params=["disk", "server"])
def address(request: pytest.FixtureRequest, site: Path) -> Iterator[str]:
    """Where the site is: on the disk, and on a server."""
    if request.param == "disk":
        yield site.as_uri()
        return
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(SimpleHTTPRequestHandler, directory=str(site)))
    Thread(target=server.serve_forever).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


FOUND = """
const boxes = [...document.querySelectorAll("div")].map(part => part.shadowRoot)
const box = boxes.find(box => box?.querySelector("[role=combobox]"))
return [box.querySelector("[role=combobox]").value, [...box.querySelectorAll("a")].map(link => link.textContent)]
"""
"""What the field of the search holds, and what it has found."""
CONTROL = "\ue009"


@pytest.mark.soak
@pytest.mark.parametrize(
    ("page", "word", "first"),
    [
        ("index.html", "undo", "Undo"),
        ("index.html", "hull", "Hull"),
        ("faq.de.html", "karte", "Karte"),
        ("faq.fr.html", "wilson", "Wilson"),  # stands on an English page only
        ("python/search.html", "sampled", "sampled"),
    ],
)
def test_the_search_finds_a_word_that_is_typed(
    browser: Browser, address: str, page: str, word: str, first: str
) -> None:
    browser.ask("/url", {"url": f"{address}/{page}"})
    browser.press(CONTROL, "k")
    for letter in word:
        browser.press(letter)
        time.sleep(0.3)
    until = time.monotonic() + 20
    while time.monotonic() < until and not any(first in link for link in browser.run(FOUND)[1][:1]):
        time.sleep(0.2)
    field, links = browser.run(FOUND)
    assert field == word
    assert first in links[0]
