"""Writing Python from trees: classes as data, then as text by a template; what a node does stands with its game."""
