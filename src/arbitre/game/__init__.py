"""The game: the words it is spoken of in, the moments that can be told, and the worlds that can come about."""
