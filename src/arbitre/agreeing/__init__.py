"""Agreeing: house rules beside each other and beside a document, what they leave open, and the charter of a table."""
