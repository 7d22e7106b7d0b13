"""Which language to speak when the words of a question do not tell: the one chosen, else that of the locale."""

import os

LANGUAGES = ("en", "fr")
_CHOSEN: list[str] = []  # the language of `--lang`, if it was given


def speak(lang: str | None) -> None:
    """Speak a language from now on, whatever the locale; None or an unknown one: that of the locale."""
    _CHOSEN[:] = [lang] if lang in LANGUAGES else []


def of_locale() -> str:
    """Return the language that was chosen; else `fr` for a French locale, and `en` for any other."""
    if _CHOSEN:
        return _CHOSEN[0]
    name = next((os.environ[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(key)), "")
    return LANGUAGES[1] if name.lower().startswith(LANGUAGES[1]) else LANGUAGES[0]


def spoken(text: str) -> str:
    """Return a command-line word as text: read as UTF-8 whatever the locale, never with broken letters."""
    raw = os.fsencode(text)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return text.encode("utf-8", "replace").decode("utf-8")
