"""Judging: a moment and a document go in, a ruling comes out, with what it depends on and why."""
