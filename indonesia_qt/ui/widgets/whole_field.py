"""A field for a whole number."""

from __future__ import annotations

import re

from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QSpinBox


class WholeField(QSpinBox):
    """Takes no decimals: a typed point or comma ends the number, or separates thousands where the field shows that.

    Qt refuses such a sign alone and appends the digits after it: 1.5 would be 15.
    """

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Return whether a text is a number; one that ends with a sign may become one."""
        number = text.removeprefix(self.prefix()).removesuffix(self.suffix())
        if re.fullmatch(r"\d+[.,]\d{0,2}" if self.isGroupSeparatorShown() else r"\d+[.,]", number):
            return QValidator.State.Intermediate, text, place
        if self.isGroupSeparatorShown():
            sign = self.locale().groupSeparator()
            text = text.replace(number, number.replace(".", sign).replace(",", sign))
        elif re.search("[.,]", number):
            return QValidator.State.Invalid, text, place
        return super().validate(text, place)

    def fixup(self, text: str) -> str:
        """Return the text without the sign at which the number ended, and what was typed after that."""
        return re.sub(r"(\d)[.,]\d*", r"\1", text)
