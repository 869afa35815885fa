"""A field for a number with decimals."""

from __future__ import annotations

from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QDoubleSpinBox


class DecimalField(QDoubleSpinBox):
    """Takes a point and a comma alike as the decimal sign, whatever the language writes.

    Qt takes the other one for a separator of thousands and drops it: in German 1.5 would be 15. A text with both signs,
    such as 1.000,5, is read as the language writes numbers.
    """

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Return whether a text is a number, and the text with the language's own decimal sign."""
        if "." not in text or "," not in text:
            sign = self.locale().decimalPoint()
            text = text.replace(".", sign).replace(",", sign)
        return super().validate(text, place)
