"""The site of the documents: every page is on it, every link leads somewhere, and it needs nothing from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtWidgets import QApplication

from indonesia_qt.files import paths
from tests.test_packaging import module

pytest.importorskip("zensical", reason="the generator isn't installed")

DOCS = paths.resources() / "docs"
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


def test_every_page_and_chapter_is_on_the_site_and_in_its_list(laid_out: Path, site: Path) -> None:
    pages = {page.relative_to(laid_out / "pages").with_suffix("") for page in (laid_out / "pages").rglob("*.md")}
    changelog = 1
    assert len(pages) == len(list(DOCS.rglob("*.md"))) + changelog + len(
        list((paths.resources() / "rules").glob("*/en/*.md"))
    )
    assert {page.relative_to(site).with_suffix("") for page in site.rglob("*.html")} == pages | {Path("404")}
    settings = (laid_out / "mkdocs.yml").read_text(encoding="utf-8")
    assert sorted(re.findall(r": (\S+)\.md$", settings, re.MULTILINE)) == sorted(map(Path.as_posix, pages))


def test_each_page_says_its_language(site: Path) -> None:
    for page in site.rglob("*.html"):
        language = page.suffixes[-2].removeprefix(".") if len(page.suffixes) > 1 else "en"
        assert f'<html lang="{language}"' in page.read_text(encoding="utf-8"), page


def test_its_search_finds_words_of_guides_and_rules(site: Path) -> None:
    text = (site / "search.js").read_text(encoding="utf-8")
    for word in ("Wilson", "R-MER-07", "S-RAI-02", "GeoJSON"):
        assert word in text


def test_it_loads_nothing_from_elsewhere_and_all_pictures_are_there(site: Path) -> None:
    for page in set(site.rglob("*.html")) - {site / "404.html"}:  # which only a server shows, for any address
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
