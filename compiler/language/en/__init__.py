"""English as a surface language: its inflection and how its words are joined into text."""
