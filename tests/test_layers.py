"""The contracts on imports refuse what they are there for: each of these imports, added to the package, breaks one."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import grimp
import pytest
from importlinter import Contract
from importlinter.api import read_configuration
from importlinter.contracts.forbidden import ForbiddenContract
from importlinter.contracts.independence import IndependenceContract
from importlinter.contracts.layers import LayersContract
from importlinter.contracts.protected import ProtectedContract

KINDS: dict[str, Callable[..., Contract]] = {
    "forbidden": ForbiddenContract,
    "independence": IndependenceContract,
    "layers": LayersContract,
    "protected": ProtectedContract,
}
REFUSED = {
    "Front ends sit on maps and bots": [
        ("core.session", "games.indonesia.game"),
        ("board.model", "games.indonesia.rules.scenario"),
        ("board.model", "core.flow"),
        ("core.flow", "board.model"),
        ("games.indonesia.game", "library"),
        ("games.indonesia.game", "bots.registry"),
        ("library", "bots.registry"),
        ("library", "ui.play.session_bridge"),
        ("mapmaking.edit.naming", "ui.editor.editor_window"),
        ("bots.tournament.match", "mapmaking.edit.naming"),
        ("ui.app.program", "cli.command_line"),
        ("i18n.text", "core.flow"),
    ],
    "Bots: tournaments": [("bots.plug_ins.host", "bots.registry"), ("bots.registry", "bots.tournament.match")],
    "Shell, table, editor, core, bots and command line name no game": [
        ("core.session", "games.indonesia.rules.state"),
        ("library", "games.indonesia.game"),
        ("bots.learning", "games.indonesia.analysis.numbers"),
        ("bots.tournament.match", "games.indonesia.definition"),
        ("cli.options", "games.indonesia.bots"),
        ("files.paths", "games.indonesia"),
        ("mapmaking.edit.provinces", "games.indonesia.rules.scenario"),
        ("mapmaking.review.checks", "games.indonesia.maps.map_data"),
        ("ui.editor.panels.properties", "ui.games.indonesia.editor.deeds_and_cards"),
        ("ui.editor.playtest.playtest_dialog", "games.indonesia.rules.constants"),
        ("ui.table.game_view", "ui.games.indonesia.year_page"),
        ("ui.table.privacy", "games.indonesia.rules.view"),
        ("ui.table.window.main_window", "games.indonesia.rules.state"),
        ("ui.table.window.menus", "ui.games.indonesia.offer"),
        ("ui.app.selftest", "games.indonesia.rules.state"),
    ],
    "A game: bots know analyses": [
        ("games.indonesia.bots.evaluate", "games.indonesia.definition"),
        ("games.indonesia.rules.state", "games.indonesia.game"),
        ("games.indonesia.rules.phases.mergers", "games.indonesia.analysis.forecast"),
        ("games.indonesia.delivery.planner", "games.indonesia.analysis.position"),
        ("games.indonesia.analysis.position", "games.indonesia.bots.evaluate"),
        ("games.indonesia.maps.fixes", "games.indonesia.bots.evaluate"),
        ("games.indonesia.game", "games.indonesia.maps.edits"),
    ],
    "The rules: from the year down": [
        ("games.indonesia.rules.state", "games.indonesia.rules.companies"),
        ("games.indonesia.rules.companies", "games.indonesia.rules.phases.mergers"),
        ("games.indonesia.rules.actions", "games.indonesia.rules.state"),
        ("games.indonesia.rules.phases.research", "games.indonesia.rules.year"),
    ],
    "Phases do not know each other": [
        ("games.indonesia.rules.phases.mergers", "games.indonesia.rules.phases.research"),
    ],
    "Singapore: bots know analyses": [
        ("games.singapore.bots.rules_of_thumb", "games.singapore.definition"),
        ("games.singapore.rules.state", "games.singapore.game"),
        ("games.singapore.game", "games.singapore.maps.layouts"),
        ("games.singapore.analysis.numbers", "games.singapore.bots.rules_of_thumb"),
    ],
    "The rules of Singapore": [
        ("games.singapore.rules.state", "games.singapore.rules.roads"),
        ("games.singapore.rules.building", "games.singapore.rules.round"),
        ("games.singapore.rules.exchange", "games.singapore.rules.use"),
        ("games.singapore.rules.constants", "games.singapore.rules.actions"),
    ],
    "Making maps": [
        ("mapmaking.edit.naming", "mapmaking.files.storage"),
        ("mapmaking.edit.placement", "mapmaking.review.checks"),
        ("mapmaking.layout.footprints", "mapmaking.edit.naming"),
    ],
    "A board is made of geography": [
        ("mapmaking.generate.build", "games.indonesia.rules.scenario"),
        ("mapmaking.generate.recipe", "mapmaking.edit.naming"),
        ("mapmaking.layout.footprints", "board.draft"),
    ],
    "The window: what a game shows": [
        ("ui.table.panels.panel", "ui.app.program"),
        ("ui.play.history", "ui.table.window.main_window"),
        ("ui.board.map_view", "ui.table.board.board_presenter"),
        ("ui.widgets.plain_text", "ui.settings.preferences"),
        ("ui.style.theme", "ui.widgets.plain_text"),
        ("ui.table.hints", "ui.editor.editor_window"),
        ("ui.editor.editor_window", "ui.games.indonesia.editor"),
    ],
    "The window shows the view of a game": [
        ("ui.table.game_view", "ui.table.window.main_window"),
        ("ui.table.board.board_presenter", "ui.table.window.docks"),
    ],
    "Below the table the window knows no game": [
        ("ui.shell.refusal_presenter", "games.indonesia.rules.state"),
        ("ui.play.history", "library"),
        ("ui.board.map_view", "games.indonesia.rules.events"),
    ],
    "The window is opened before a game is loaded": [
        ("ui.games.indonesia.offer", "games.indonesia.rules.state"),
        ("ui.games.indonesia.offer", "library"),
        ("ui.games.indonesia.offer", "ui.table.game_view"),
    ],
    "In the editor of maps": [
        ("ui.editor.document.map_document", "ui.editor.context"),
        ("ui.editor.canvas.edit_scene", "ui.editor.tools.gestures"),
    ],
    "Tools do not know panels": [
        ("ui.editor.tools.draw", "ui.editor.panels.properties"),
        ("ui.editor.tools.trace", "ui.games.indonesia.editor.deeds_and_cards"),
    ],
    "Panels do not know tools": [
        ("ui.editor.panels.properties", "ui.editor.tools.draw"),
        ("ui.games.indonesia.editor.deeds_and_cards", "ui.editor.tools.select"),
    ],
    "Nothing below the window knows Qt": [
        ("core.flow", "PySide6"),
        ("games.indonesia.rules.phases.mergers", "PySide6"),
        ("mapmaking.edit.naming", "PySide6"),
        ("bots.plug_ins.process", "PySide6"),
    ],
    "Texts, marks, charts as plain values": [
        ("ui.support.worker", "PySide6"),
        ("ui.charts.chart_model", "PySide6"),
        ("ui.games.indonesia.texts.names", "PySide6"),
    ],
    "Graphs and geometry are the board's": [
        ("games.indonesia.rules.shipping", "networkx"),
        ("games.indonesia.rules.maxflow", "numpy"),
        ("core.session", "numpy"),
        ("ui.board.map_view", "shapely"),
        ("ui.table.board.board_presenter", "networkx"),
        ("board.model", "shapely"),
    ],
}
"""Imports that must be refused, by the first words of the contract that refuses them."""

CONFIGURATION = read_configuration(str(Path(__file__).parents[1] / "pyproject.toml"))


@pytest.fixture(scope="module")
def imports() -> grimp.ImportGraph:
    return grimp.build_graph("indonesia_qt", include_external_packages=True, cache_dir=None)


def keeps(options: dict[str, Any], imports: grimp.ImportGraph) -> bool:
    contract = KINDS[options["type"]](options["name"], CONFIGURATION["session_options"], options)
    return contract.check(imports, verbose=False).kept


@pytest.mark.parametrize("options", CONFIGURATION["contracts_options"], ids=lambda options: options["name"])
def test_each_contract_refuses_what_it_is_there_for(options: dict[str, Any], imports: grimp.ImportGraph) -> None:
    [refused] = [pairs for name, pairs in REFUSED.items() if options["name"].startswith(name)]
    for pair in refused:
        importer, imported = (name if name in imports.modules else f"indonesia_qt.{name}" for name in pair)
        assert {importer, imported} <= imports.modules, f"{importer} or {imported} isn't there any more"
        changed = deepcopy(imports)
        changed.add_import(importer=importer, imported=imported)
        assert not keeps(options, changed), f"{options['name']}: {importer} may import {imported}"
