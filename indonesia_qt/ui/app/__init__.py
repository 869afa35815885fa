"""The program: how it starts, and how its windows follow one another."""
