"""Blocks as a page that one can print or post: Markdown or HTML, everything escaped."""

import html
import re

from .ruling import Block
from .screen import trimmed
from .words import typeset

HEADS = {"title": 1, "answer": 2, "ask": 3}
_STYLE = """body { font: 1rem/1.5 sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; }
.cite { color: #0b5563; font-style: italic; } .small { color: #555; } .follows { font-weight: bold; }
.warn { color: #8a4b00; } p { margin: .3rem 0; } section + section { break-before: page; }
@media print { h2 { break-after: avoid; } body { margin: 0 auto; } }"""


def markdown(blocks: list[Block], lang: str) -> str:
    """Return blocks as a Markdown page; no character of a text is taken for markup."""
    return "\n\n".join(_markdown(block, lang) for block in trimmed(blocks) if block.kind != "gap") + "\n"


def _markdown(block: Block, lang: str) -> str:
    text = _escaped(typeset(block.text, lang))
    if block.kind in HEADS:
        return "#" * HEADS[block.kind] + " " + text
    text = {"follows": f"**{text}**", "cite": f"*{text}*"}.get(block.kind, text)
    return "> " * (1 if block.indent > 4 else 0) + text


def _escaped(text: str) -> str:
    text = re.sub(r"([\\`*_\[\]<>#|~&])", r"\\\1", text)
    return re.sub(r"^(\d*)([-+.)=])", r"\1\\\2", text)


def page(blocks: list[Block], lang: str) -> str:
    """Return blocks as a whole HTML page that needs no other file."""
    return pages([(blocks, lang)])


def pages(sheets: list[tuple[list[Block], str]]) -> str:
    """Return (blocks, language) pairs as one HTML page, each on a sheet of its own when it is printed."""
    blocks, lang = sheets[0]
    title = html.escape(typeset(blocks[0].text, lang)) if blocks else ""
    bodies = [_body(*sheet) for sheet in sheets]
    if len(sheets) > 1:
        bodies = [f'<section lang="{lang}">\n{body}\n</section>' for body, (_, lang) in zip(bodies, sheets)]
    body = "\n".join(bodies)
    return (f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n<title>{title}</title>\n'
            f"<style>\n{_STYLE}\n</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n")


def _body(blocks: list[Block], lang: str) -> str:
    return "\n".join(_html(block, lang) for block in trimmed(blocks) if block.kind != "gap")


def _html(block: Block, lang: str) -> str:
    text = html.escape(typeset(block.text, lang))
    if block.kind in HEADS:
        level = HEADS[block.kind]
        return f"<h{level}>{text}</h{level}>"
    return f'<p class="{block.kind}" style="margin-left: {block.indent / 2}em">{text}</p>'
