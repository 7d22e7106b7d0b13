"""Proving: what holds over all the moments there are, of one document or of two."""
