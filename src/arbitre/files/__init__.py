"""Files: YAML read with its places, folders found, and copies kept so that the next question is answered at once."""
