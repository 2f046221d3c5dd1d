"""Random games with all generated cards; ``python -m tests.fuzz 1000`` plays as many as one likes."""
