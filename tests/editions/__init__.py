"""Tests of the editions: every switch matters, every value is shown, the documents are fresh."""
