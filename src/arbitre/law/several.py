"""One silence written for several questions of a document: the same rule once for each of them."""
from ..files.shape import where, word
from ..files.yamltext import Table, Text
from ..problem import Problem


def one_each(entry: object, problems: list[Problem]) -> list[object]:
    """The entries, one a question, for which an entry of `rules` stands: itself, or where its `question` is a list one
    for each, called `id-question`. Only a silence can be written so: what a document says, it says of one question."""
    if not isinstance(entry, dict) or not isinstance(questions := entry.get("question"), list):
        return [entry]
    id = word(entry.get("id", "?"), "the `id` of a rule", problems)
    if entry.get("verdict") != "silent":
        problems.append(Problem("several-questions", f"the rule `{id}` concludes on several questions at once",
                                where(questions), "write a rule for each; only `verdict: silent` may name several"))
        return []
    what = f"`question` of the rule `{id}`"
    return [_on(entry, id, question) for item in questions if (question := word(item, what, problems))]


def _on(entry: dict[str, object], id: str, question: str) -> Table:
    """The entry for one of its questions."""
    named, single = Text(f"{id}-{question}"), Table(entry)
    if (there := where(entry)) and (here := where(id) or there):
        single.place, named.place = there, here
    single["question"], single["id"] = question, named
    return single
