"""A referee for the card game UNO: a dispute in words goes in, a ruling with its page comes out."""

__version__ = "0.1.0"
