"""One silence written for several questions of a document: the same rule once for each of them."""
from .problem import Problem
from .shape import where, word
from .yamltext import Table, Text


def one_each(entry, problems):
    """The entries, one a question, for which an entry of `rules` stands: itself, or where its `question` is a list one
    for each, called `id-question`. Only a silence can be written so: what a document says, it says of one question."""
    questions = entry.get("question") if isinstance(entry, dict) else None
    if not isinstance(questions, list):
        return [entry]
    id = word(entry.get("id", "?"), "the `id` of a rule", problems)
    if entry.get("verdict") != "silent":
        problems.append(Problem("several-questions", f"the rule `{id}` concludes on several questions at once",
                                where(questions), "write a rule for each; only `verdict: silent` may name several"))
        return []
    what = f"`question` of the rule `{id}`"
    return [_on(entry, id, question) for item in questions if (question := word(item, what, problems))]


def _on(entry, id, question):
    """The entry for one of its questions."""
    single = Table(entry)
    single.place = where(entry)
    single["question"] = question
    single["id"] = Text(f"{id}-{question}")
    single["id"].place = where(id)
    return single
