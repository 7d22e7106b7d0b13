"""Bytes that somebody may type or paste as a question, from seeds: whatever is drawn once is drawn again."""

WORDS = ("can", "I", "play", "a", "+2", "+4", "on", "red", "blue", "7", "draw", "skip", "uno", "if", "not", "who", "next", "je", "peux", "poser",
         "un", "sur", "le", "bleu", "rouge", "pioche", "joker", "reverse", "wild", "penalized", "?", ".", ",", "or", "and", "colour", "turn")
STRANGE = ("\x1b[31m", "\x1b]0;title\x07", "\x9b2J", "\u202e", "\u2066", "\u200f", "e\u0301\u0302\u0303", "\u0489" * 20, "🃏", "👩‍👩‍👧", "<script>alert(1)</script>",
           "&amp;", "$(reboot)", "`id`", "; rm -rf /", "%s%n", "{0}", "\x00", "\x08\x08", "\r", "\t", "\x7f", "\ufeff", "\ud800", "«« “‘\"'", "''''", "---",
           "\u2028", "\u0085", "١٢٣", "²", "Ⅷ", "ﬁ", "İ", "ß", "ﷺ", "\U000e0041", "+", "++2", "+-2", "2+", "-0", "1e9", "9" * 400, "+" + "9" * 50, "½", "०")


def drawn(rng):
    """One question as bytes."""
    return rng.choice((_noise, _words, _words, _strange, _repeated, _numbers, _quoted))(rng)


def _noise(rng):
    return rng.randbytes(rng.randrange(300))


def _words(rng):
    return " ".join(rng.choice(WORDS) for _ in range(rng.randrange(1, 40))).encode()


def _strange(rng):
    return rng.choice(("", " ")).join(rng.choice(WORDS + STRANGE) for _ in range(rng.randrange(1, 30))).encode("utf-8", "surrogatepass")


def _repeated(rng):
    return (rng.choice((_words, _strange))(rng) + b" ") * rng.randrange(2, 60)


def _numbers(rng):
    return " ".join(rng.choice(("", "+", "-")) + str(rng.randrange(10 ** rng.randrange(1, 12))) for _ in range(rng.randrange(1, 300))).encode()


def _quoted(rng):
    depth = rng.randrange(1, 200)
    return (rng.choice("\"'«([{<`") * depth + " ".join(rng.choice(WORDS) for _ in range(6)) + rng.choice("\"'»)]}>`") * depth).encode()


HUGE = (
    b"x" * 1_000_000,
    b"+2 " * 350_000,
    " ".join(map(str, range(10_000))).encode(),
    b"can I play a +2 on a +2? " * 40_000,
    "\u0301".encode() * 500_000,
    bytes(range(256)) * 200,
    b'"' * 1_000_000,
)
