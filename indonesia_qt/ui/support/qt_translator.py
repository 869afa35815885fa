"""A translation that Qt has loaded, for the texts of the program."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QTranslator

from indonesia_qt.i18n.catalogue import CONTEXT


class QtTranslator:
    """Translates by a compiled file (.qm), which knows the plural forms of its language.

    It can be pickled for another process, which loads the same file.
    """

    def __init__(self, file: Path) -> None:
        """Load the file. Raises `ValueError` if it holds no translations."""
        self._file, self._loaded = file, QTranslator()
        if not self._loaded.load(str(file)):
            raise ValueError(f"{file} holds no translations")

    def __reduce__(self) -> tuple[type[QtTranslator], tuple[Path]]:
        return QtTranslator, (self._file,)

    @property
    def language(self) -> str:
        """The code of the language in the file."""
        return self._loaded.language().replace("_", "-")

    def translate(self, text: str, meaning: str, number: int | None) -> str:
        """Return the translation of a text, in the form for a number; "" when there is none."""
        return self._loaded.translate(CONTEXT, text, meaning, -1 if number is None else number) or ""
