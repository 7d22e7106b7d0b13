"""Numbers as each language writes them, and the words that go with one thing or with several."""

NARROW = "\u202f"  # the space that French puts between thousands, before : ; ! ? and inside « »
FRENCH = "fr"


class Number(int):
    """How many there are, in a sentence: `{n}` is the number itself, `{n:rule|rules}` the word that agrees with it."""

    lang: str

    @classmethod
    def of(cls, count: int, lang: str) -> "Number":
        """Return a number that is told in a language (`en` or `fr`)."""
        number = cls(count)
        number.lang = lang
        return number

    def __format__(self, words: str) -> str:
        """Return the number, or of two words the one that goes with it: in French nothing and one go alike."""
        one, bar, several = words.partition("|")
        if not bar:
            return grouped(self, self.lang)
        return one if abs(self) == 1 or self == 0 and self.lang == FRENCH else several


def grouped(count: int, lang: str) -> str:
    """Return a number with its thousands set apart as the language does."""
    return format(int(count), ",").replace(",", NARROW if lang == FRENCH else ",")
