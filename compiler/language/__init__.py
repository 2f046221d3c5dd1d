"""The ability language: its tree, its phrases in every surface language, reading and printing. Nothing of one game."""
