"""What constructs that games share become in generated code; what only one game says stands with that game."""
