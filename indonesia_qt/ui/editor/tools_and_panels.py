"""The tools and panels of the editor for maps of all games, in the order in which they are offered."""

from __future__ import annotations

from indonesia_qt.ui.editor.edit_view import Tool
from indonesia_qt.ui.editor.panels.areas import AreasPanel
from indonesia_qt.ui.editor.panels.layers import LayersPanel
from indonesia_qt.ui.editor.panels.map_text import MapTextPanel
from indonesia_qt.ui.editor.panels.neighbours import NeighboursPanel
from indonesia_qt.ui.editor.panels.panel import EditorPanel
from indonesia_qt.ui.editor.panels.problems import ProblemsPanel
from indonesia_qt.ui.editor.panels.properties import PropertiesPanel
from indonesia_qt.ui.editor.panels.undo_list import UndoPanel
from indonesia_qt.ui.editor.tools.border import BorderTool
from indonesia_qt.ui.editor.tools.draw import DrawTool
from indonesia_qt.ui.editor.tools.link import LinkTool
from indonesia_qt.ui.editor.tools.paint import PaintTool
from indonesia_qt.ui.editor.tools.place import PlaceTool
from indonesia_qt.ui.editor.tools.select import SelectTool
from indonesia_qt.ui.editor.tools.split import SplitTool
from indonesia_qt.ui.editor.tools.trace import TraceTool

TOOLS: tuple[type[Tool], ...] = (SelectTool, BorderTool, DrawTool, SplitTool, PaintTool, PlaceTool, TraceTool, LinkTool)
PANELS: tuple[type[EditorPanel], ...] = (
    AreasPanel,
    LayersPanel,
    UndoPanel,
    PropertiesPanel,
    NeighboursPanel,
    MapTextPanel,
    ProblemsPanel,
)
"""Of the panels on one side the first is in front."""
