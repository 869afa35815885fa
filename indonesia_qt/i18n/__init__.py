"""What translators need: the catalogue of all texts in the sources, and the files in which they write theirs."""
