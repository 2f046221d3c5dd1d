"""Russian as a surface language: its lexicon (data), its inflection and how its words are joined into text."""
