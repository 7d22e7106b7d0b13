"""Bytes that may stand in a YAML file, from seeds: noise, files that are shipped with something spoilt, bombs."""

import codecs
from pathlib import Path

SMALL = Path(__file__).parent.parent / "small"
WHOLE = [path.read_bytes() for path in (SMALL / "home.yaml", SMALL / "vocabulary" / "tiles.yaml")]
SCRAPS = (b"[", b"]", b"{", b"}", b": ", b"- ", b"&a ", b"*a", b"!!python/object/apply:os.system [id]\n", b"!!binary x", b"\t", b"\x00", b"\xff", b"---\n", b"...\n",
          b"? ", b"|\n", b">\n", b"%YAML 9.9\n", b"'", b'"', b"#", b"\xef\xbb\xbf", b"\r", b"<<: ", b"~", b"null", b"yes", b"1e999", b"not: ", b"\xe2\x80\xa8", b"\xed\xa0\x80")


def drawn(rng):
    """The bytes of one file."""
    return rng.choice((_noise, _scraps, _spoilt, _spoilt, _spoilt, _cut))(rng)


def _noise(rng):
    return rng.randbytes(rng.randrange(400))


def _scraps(rng):
    return b"".join(rng.choice(SCRAPS + (b"rules", b"name", b"\n", b"  ")) for _ in range(rng.randrange(1, 60)))


def _spoilt(rng):
    found = bytearray(rng.choice(WHOLE))
    for _ in range(rng.randrange(1, 6)):
        at = rng.randrange(len(found))
        found[at:at + rng.randrange(3)] = rng.choice(SCRAPS)
    return bytes(found)


def _cut(rng):
    lines = rng.choice(WHOLE).splitlines(keepends=True)
    for _ in range(rng.randrange(1, 8)):
        at, to = rng.randrange(len(lines)), rng.randrange(len(lines))
        lines[at] = rng.choice((b"", lines[to], lines[at] * 2, lines[at].replace(b":", b"", 1), b"  " + lines[at]))
    return b"".join(lines)


_ALIASES = b"a: &a [x]\n" + b"".join(b"%c: &%c [*%c,*%c,*%c]\n" % (98 + i, 98 + i, 97 + i, 97 + i, 97 + i) for i in range(24))
HUGE = (
    b"",
    b"\n" * 1_000_000,
    _ALIASES,
    b"[" * 1_000_000,
    b"{a: " * 400_000,
    b"- " * 500_000,
    b"x: y\n" * 300_000,
    b"".join(b"k%d: v\n" % i for i in range(100_000)),
    b"rules:\n" + b"".join(b"  - {id: r%d, question: real, verdict: 'yes', says: {en: x, fr: x}}\n" % i for i in range(3_000)),
    b"x" * 50_000_000,
    codecs.BOM_UTF16_LE + "name: x".encode("utf-16-le"),
    "nom: été".encode("latin-1"),
    "name: x".encode("utf-32"),
    b"!!python/object/apply:os.system ['touch broken']\n",
    b"name: {en: x, en: y}\n",
    b"name:\n\t- x\n",
)
