"""Counting: hands and rounds as people tell them, which cards may be played, and who scores what."""
