"""The seven phases of a year, a module each. A phase knows no other phase; `year` puts them in order."""
