"""The panels in which questions are answered."""
