"""What somebody said, made ready to be read: its language, its words, the sentences that ask, the phrases in it."""

from typing import Any, NamedTuple

from .elect import Found, find
from .result import Token
from .tokens import asked_sentences, spoken, tokenise
from .words import Words


class Speech(NamedTuple):
    """A text that is read: ``tokens`` are all its words and signs, ``heard`` those that count for phrases.

    ``asked`` are the numbers of the sentences that ask, ``found`` the phrases that stand in it, ``lang`` its language,
    ``told`` the tags of what was told beside it; ``known`` is what its words were found to tell before.
    """

    words: Words
    lang: str
    text: str
    tokens: list[Token]
    heard: list[Token]
    asked: set[int]
    found: list[Found]
    known: dict[str, Any]
    told: int = 0

    def listed(self, name: str) -> frozenset[str]:
        """The words of a list in the language of the text."""
        return self.words.lists[self.lang][name]

    def just_after(self, group: str, at: int, reach: int = 2) -> bool:
        """Whether a spoken token comes right after one of a group, in the same sentence."""
        wanted, sentence = self.group(group), self.heard[at].sentence
        return any(token.mask & wanted and token.sentence == sentence for token in self.heard[max(at - reach, 0):at])

    def group(self, name: str) -> int:
        """The tags of a group of meanings."""
        return self.words.groups.get(name, 0)

    @property
    def reasons(self) -> list[tuple[int, int]]:
        """The reasons given for what stands before them, "he draws because ...": the first place of each in `heard`, and the
        one past its last, where the next pause is."""
        gives, heard, found = self.group("gives-reason"), self.heard, []
        for i, token in enumerate(heard):
            if token.mask & gives and i and heard[i - 1].sentence == token.sentence:
                pause = self.words.tag("pause")
                end = min((t.start for t in self.tokens if t.mask & pause and t.start > token.start), default=len(self.text))
                beyond = (j for j in range(i, len(heard)) if heard[j].start > end or heard[j].sentence != token.sentence)
                found.append((i, next(beyond, len(heard))))
        return found

    @property
    def asking(self) -> list[Token]:
        """The words of the sentences that ask, of those that count for phrases."""
        return [token for token in self.heard if token.sentence in self.asked]


def within(spans: list[tuple[int, int]], at: int) -> bool:
    """Whether a place stands in one of the spans."""
    return any(first <= at < end for first, end in spans)


def speech_of(words: Words, text: str, default: str) -> Speech:
    """A text without its phrases; ``default`` is the language to presume where its words leave it open."""
    lang, tokens = tokenise(words, text, default)
    heard = spoken(tokens, words)
    return Speech(words, lang, text, tokens, heard, asked_sentences(words, tokens, heard), [], {})


def with_phrases(speech: Speech, told: int = 0) -> Speech:
    """The same with the phrases that stand in it; ``told`` are the tags of what was told beside it."""
    return speech._replace(found=find(speech.words, speech.heard, speech.asked, told), told=told)
