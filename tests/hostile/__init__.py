"""Texts that are made to take long: what the compiler does with them is bounded, whatever they say."""
