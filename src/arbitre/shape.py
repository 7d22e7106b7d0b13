"""What may stand in a file: asks a value to be a table, a list or a word, and says so when it is not."""
from .problem import Problem, unknown
from .yamltext import Items, Table, Text

LANGUAGES = ("en", "fr")
_NAMES = {Table: "a table (`name: value`)", Items: "a list", Text: "a word"}


def where(node):
    """The place of a node that came from a file, else None."""
    return getattr(node, "place", None)


def table(node, what, problems):
    """The node if it is a table, else an empty table and a problem."""
    return node if isinstance(node, dict) else _refuse(node, Table, what, problems)


def items(node, what, problems):
    """The node if it is a list, else an empty list and a problem."""
    return node if isinstance(node, list) else _refuse(node, Items, what, problems)


def word(node, what, problems):
    """The node if it is a word, else an empty word and a problem."""
    if isinstance(node, str):
        if not node:
            problems.append(Problem("empty-value", f"{what} is empty", where(node), "write a value, or remove the line"))
        return node
    return _refuse(node, Text, what, problems)


def word_of(node, name, what, problems, default=None):
    """The word that a table has under a name; `default` where it has none or something else."""
    if name not in node:
        return default
    return word(node[name], f"`{name}` of {what}", problems) or default


def words_of(node, what, problems):
    """The {name: word} of a table; what is no word is left out."""
    found = {name: word(value, f"`{name}` of {what}", problems) for name, value in table(node, what, problems).items()}
    return {name: value for name, value in found.items() if value}


def words(node, what, problems):
    """One word or a list of words, as a tuple of words."""
    if isinstance(node, (list, tuple)):
        return tuple(text for item in node if (text := word(item, what, problems)))
    return tuple(text for text in (word(node, what, problems),) if text)


MOST_STRANGE = 100  # names of one table that are told as unknown; the others are, once these are mended


def known_names(node, names, what, problems):
    """Report every name of the table that is not one of `names`."""
    for name in [name for name in node if name not in names][:MOST_STRANGE]:
        problems.append(unknown("key", name, names, where(name), f" in {what}"))


def required(node, names, what, problems):
    """Report every one of `names` that the table lacks."""
    for name in names:
        if name not in node:
            problems.append(Problem("missing-key", f"{what} has no `{name}`", where(node), f"add `{name}: …`"))


def in_languages(node, what, problems, alone=True):
    """{language: words} of a table with `en` and `fr`; a lone word (a name) serves for both, if it may be `alone`."""
    if isinstance(node, str) and alone:
        return dict.fromkeys(LANGUAGES, node)
    found = {}
    for lang, text in table(node, what, problems).items():
        if lang in LANGUAGES:
            found[lang] = word(text, f"`{lang}` of {what}", problems)
        else:
            problems.append(unknown("language", lang, LANGUAGES, where(lang), f" in {what}"))
    return found


def _refuse(node, kind, what, problems):
    found = next((name for known, name in _NAMES.items() if isinstance(node, known)), "nothing")
    problems.append(Problem("wrong-shape", f"{what} must be {_NAMES[kind]}, not {found}", where(node),
                            f"write {_NAMES[kind]}"))
    return kind()
