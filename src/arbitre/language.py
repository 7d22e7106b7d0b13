"""Which language to speak when the words of a question do not tell: that of the locale."""

import os

LANGUAGES = ("en", "fr")


def of_locale() -> str:
    """Return `fr` for a French locale, else `en`."""
    name = next((os.environ[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(key)), "")
    return LANGUAGES[1] if name.lower().startswith(LANGUAGES[1]) else LANGUAGES[0]


def spoken(text: str) -> str:
    """Return a command-line word as text: read as UTF-8 whatever the locale, never with broken letters."""
    raw = os.fsencode(text)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return text.encode("utf-8", "replace").decode("utf-8")
