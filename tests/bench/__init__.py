"""Benchmarks, run by `make bench` and never by the tests; nothing here states what is right, only what it costs."""
