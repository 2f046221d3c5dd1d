"""Berserk TCG as the compiler sees it: its words, its keywords, its abilities in code."""
