from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QFont, QFontInfo
from PySide6.QtWidgets import QApplication, QPushButton, QSpinBox

from indonesia_qt.ui.board.background.painter import TINT_SHARE
from indonesia_qt.ui.style import theme
from indonesia_qt.ui.style.stylesheet import dress, sheet
from indonesia_qt.ui.style.theme import (
    HIGH_CONTRAST,
    LIGHT,
    MAP_FAMILY,
    TEXT_FAMILY,
    THEMES,
    FontError,
    Theme,
    contrast,
    load_fonts,
    map_font,
    mixed,
    readable_on,
    symbol_path,
    text_font,
)
from tests.ui.conftest import FONTS

TEXT, BETTER, SIGN, LAND_ON_SEA = 4.5, 7.0, 3.0, 2.0


def text_pairs(theme: Theme) -> dict[str, tuple[str | QColor, str | QColor]]:
    """Text and its ground, by name."""
    i, m, p = theme.interface, theme.map, theme.pieces
    pairs: dict[str, tuple[str | QColor, str | QColor]] = {}
    for ground in ("window", "raised", "field", "stripe", "hovered", "pressed"):
        pairs |= {
            f"{text} on {ground}": (getattr(i, text), getattr(i, ground))
            for text in ("text", "quiet_text", "heading", "link", "warning", "good")
        }
    pairs |= {
        f"on_accent on {ground}": (i.on_accent, getattr(i, ground))
        for ground in ("accent", "accent_hovered", "accent_pressed")
    }
    pairs["tip"] = i.on_tip, i.tip
    pairs["title"] = m.ornament, m.frame
    pairs["sign in a strip"] = p.ink, p.card
    for n, shade in enumerate(m.sea_shades):
        pairs[f"sea name on shade {n}"] = m.sea_name, mixed(m.sea, shade, 0.4)
        pairs[f"province name on shade {n}"] = m.ink, mixed(m.sea, shade, 0.4)
    for n, tint in enumerate(m.tints):
        pairs[f"province name on tint {n}"] = m.ink, mixed(m.paper, tint, 0.75)
    for seat in theme.seats:
        pairs[f"letter on {seat.symbol}"] = readable_on(seat.colour, p.ink, p.card), seat.colour
    return pairs


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.id)
def test_all_text_reads_well_on_its_ground(theme: Theme) -> None:
    poor = {name: round(contrast(*pair), 2) for name, pair in text_pairs(theme).items() if contrast(*pair) < TEXT}
    assert poor == {}


def test_with_high_contrast_names_read_better_and_land_stands_out_from_the_sea() -> None:
    m = HIGH_CONTRAST.map
    names = {
        name: contrast(*pair)
        for name, pair in text_pairs(HIGH_CONTRAST).items()
        if name.startswith(("province", "sea"))
    }
    assert {name: round(ratio, 2) for name, ratio in names.items() if ratio < BETTER} == {}
    lands, seas = (
        [mixed(m.paper, tint, TINT_SHARE) for tint in m.tints],
        [mixed(m.sea, shade, 0.4) for shade in m.sea_shades],
    )
    assert min(contrast(land, sea) for land in lands for sea in seas) > LAND_ON_SEA


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.id)
def test_lines_that_carry_meaning_stand_out_from_their_ground(theme: Theme) -> None:
    h, i = theme.highlights, theme.interface
    pairs = {
        name: (getattr(h, name), h.casing) for name in ("legal", "chosen", "hint", "forbidden", "affected", "focus")
    }
    p, m = theme.pieces, theme.map
    grounds = {f"shade {n}": mixed(m.sea, shade, 0.4) for n, shade in enumerate(m.sea_shades)}
    grounds |= {f"tint {n}": mixed(m.paper, tint, 0.36) for n, tint in enumerate(m.tints)}
    pairs |= {f"edge of a piece on {name}": (p.ink, ground) for name, ground in grounds.items()}
    pairs |= {f"coast on {name}": (m.ink, ground) for name, ground in grounds.items()}
    pairs |= {f"sea border on shade {n}": (m.sea_border, grounds[f"shade {n}"]) for n in range(len(m.sea_shades))}
    for ground in ("window", "raised", "field"):
        pairs |= {f"bar of a track on {ground}": (i.accent, getattr(i, ground))}
    pairs |= {"strong line": (i.strong_line, i.window), "focused control": (i.accent, i.window)}
    poor = {name: round(contrast(*pair), 2) for name, pair in pairs.items() if contrast(*pair) < SIGN}
    assert poor == {}


def test_contrast_is_that_of_the_accessibility_guidelines() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_five_players_differ_in_colour_and_in_symbol() -> None:
    assert [seat.colour for seat in LIGHT.seats] == ["#0063d6", "#8f281a", "#277c52", "#782a7f", "#9a6300"]
    assert len({seat.symbol for seat in LIGHT.seats}) == 5
    areas = {seat.symbol: symbol_path(seat.symbol).simplified() for seat in LIGHT.seats}
    for one, other in combinations(areas.values(), 2):
        assert not one.subtracted(other).isEmpty()
        assert not other.subtracted(one).isEmpty()


def test_nobody_has_a_look_of_his_own() -> None:
    assert LIGHT.seat(None).colour not in {seat.colour for seat in LIGHT.seats}


def test_the_bundled_fonts_are_used() -> None:
    for font, family in ((map_font(20), MAP_FAMILY), (text_font(20), TEXT_FAMILY)):
        assert QFontInfo(font).family().casefold() in (family.casefold(), *QFont.substitutes(family))


def test_each_font_folder_has_its_licence() -> None:
    for folder in {file.parent for file in FONTS.rglob("*.otf")}:
        assert "SIL OPEN FONT LICENSE" in (folder / "OFL.txt").read_text(encoding="utf-8")


def test_a_file_that_is_no_font_is_named(tmp_path: Path) -> None:
    (tmp_path / "broken.otf").write_bytes(b"no font")
    with pytest.raises(FontError, match=r"broken\.otf: Qt can't read this font"):
        load_fonts(tmp_path)


def test_a_font_that_the_system_calls_otherwise_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows and macOS take another name out of the file."""
    monkeypatch.setattr(theme, "FONT_FOLDERS", {"eb-garamond": "Claude Garamont", "inter": TEXT_FAMILY})
    load_fonts(FONTS)
    assert QFontInfo(QFont("Claude Garamont")).family().startswith("EB Garamond")
    QFont.removeSubstitutions("Claude Garamont")


def test_the_style_sheet_knows_every_colour_it_names() -> None:
    assert "$" not in sheet(LIGHT)
    assert "font-size: 14.5pt" in sheet(LIGHT, 10)
    assert "px;" not in "".join(line for line in sheet(LIGHT).splitlines() if "font" in line)


def test_a_dressed_application_shows_the_theme(qapp: QApplication) -> None:
    before = qapp.styleSheet(), qapp.palette(), qapp.font()
    try:
        dress(qapp, LIGHT, 13)
        button, box = QPushButton("Go"), QSpinBox()
        button.setProperty("role", "primary")
        button.ensurePolished()
        button.resize(120, 40)
        picture = button.grab().toImage()
        assert picture.pixelColor(60, 4).name() == LIGHT.interface.accent
        assert box.palette().window().color().name() == LIGHT.interface.window
        assert button.font().pointSizeF() == 13
    finally:
        qapp.setStyleSheet(before[0])
        qapp.setPalette(before[1])
        qapp.setFont(before[2])
