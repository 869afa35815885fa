"""Which areas are adjacent: how it is seen, said and decided."""
