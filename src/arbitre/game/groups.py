"""Groups of values and the numbers of values: `draw-card` stands for every card that makes someone draw."""
from collections.abc import Iterable, Mapping

from ..files.merging import copied_table, merge_into
from ..files.shape import where, word, words
from ..problem import Problem, unknown

Entries = Mapping[str, Mapping[str, object]]  # what is written of each value or group


def read_groups(entries: Entries, values: Iterable[str], problems: list[Problem]) -> dict[str, tuple[str, ...]]:
    """{group: its values} of the entries that have `is:`; a group may hold groups."""
    groups = {id: words(entry["is"], f"`is` of `{id}`", problems) for id, entry in entries.items() if "is" in entry}
    found = {}
    for id, members in groups.items():
        for member in members:
            if member not in entries:
                problems.append(unknown("value", member, entries, where(member), f" in the group `{id}`"))
        reached = _members(id, groups, (id,), problems)
        found[id] = tuple(value for value in values if value in reached)
    return found


def _members(id: str, groups: dict[str, tuple[str, ...]], path: tuple[str, ...], problems: list[Problem]) -> set[str]:
    reached: set[str] = set()
    for member in groups[id]:
        if member in path:
            problems.append(Problem("group-cycle", f"the group `{path[0]}` holds itself", where(member),
                                    f"remove `{member}` from `{id}`"))
        elif member in groups:
            reached |= _members(member, groups, (*path, member), problems)
        else:
            reached.add(member)
    return reached


def read_numbers(entries: Entries, problems: list[Problem]) -> dict[str, int]:
    """{id: its `number`} of the entries that have one."""
    numbers = {}
    for id, entry in entries.items():
        if "number" in entry:
            text = word(entry["number"], f"`number` of `{id}`", problems)
            if text.isdecimal():
                numbers[id] = int(text)
            else:
                problems.append(Problem("not-a-number", f"`{text}` is not a number", where(text), "write digits"))
    return numbers


def own_groups(shared: Mapping[str, object], own: object) -> dict[str, dict[str, tuple[str, ...]]]:
    """{kind: {group: its values}} as one ruleset has them: the shared kinds and its own, not those of others."""
    section = copied_table(shared)
    merge_into(section, own if isinstance(own, dict) else {})
    groups = {}
    for kind, node in section.items():
        entries = {id: entry for id, entry in node.items() if isinstance(entry, dict)} if isinstance(node, dict) else {}
        groups[kind] = read_groups(entries, tuple(id for id, entry in entries.items() if "is" not in entry), [])
    return groups
