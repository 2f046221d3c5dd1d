"""The examples of the READMEs, run as their readers would run them; no other test of the product."""
