"""The places that were visited, to go back and forth among them."""

from __future__ import annotations


class VisitedPlaces:
    """Places in the order of visits; a new one takes the place of those that were left by going back."""

    def __init__(self) -> None:
        self._places: list[str] = []
        self._at = -1

    def visit(self, place: str) -> None:
        """Come to a place; to come to the same again is no visit."""
        if self._places[self._at : self._at + 1] != [place]:
            del self._places[self._at + 1 :]
            self._places.append(place)
            self._at = len(self._places) - 1

    def step(self, step: int) -> str:
        """Go back (-1) or forth (1), where that is possible; the place after it."""
        self._at = min(max(self._at + step, 0), len(self._places) - 1)
        return self._places[self._at]

    @property
    def leads_back(self) -> bool:
        """Whether there is a place before."""
        return self._at > 0

    @property
    def leads_forth(self) -> bool:
        """Whether there is a place after."""
        return self._at < len(self._places) - 1
