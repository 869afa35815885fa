"""An example of a learning program, in numpy alone."""
