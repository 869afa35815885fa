"""Files and folders: where they are, and how they are read and written safely. Knows nothing of the program."""
