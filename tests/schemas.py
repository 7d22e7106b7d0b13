"""A small validator of JSON Schema: just the words that the published schemas use, and an error for any other."""

import re

KNOWN = {"$schema", "$id", "$defs", "$ref", "title", "description", "type", "enum", "const", "properties", "required", "additionalProperties",
         "propertyNames", "items", "anyOf", "pattern", "minItems", "maxItems"}
TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}


def errors(value, schema, root=None, path="$"):
    """Return what is wrong with a value, as texts that say where."""
    root = root or schema
    if schema is True or schema == {}:
        return []
    if schema is False:
        return [f"{path}: nothing may stand here"]
    assert not set(schema) - KNOWN, set(schema) - KNOWN
    found = []
    if "$ref" in schema:
        found += errors(value, root["$defs"][schema["$ref"].removeprefix("#/$defs/")], root, path)
    if "type" in schema and not any(is_of(value, name) for name in texts(schema["type"])):
        return [*found, f"{path}: {value!r} is no {schema['type']}"]
    if "enum" in schema and not any(value == one and type(value) is type(one) for one in schema["enum"]):
        found.append(f"{path}: {value!r} is not listed")
    if "const" in schema and value != schema["const"]:
        found.append(f"{path}: {value!r} is not {schema['const']!r}")
    if "pattern" in schema and isinstance(value, str) and not re.search(schema["pattern"], value):
        found.append(f"{path}: {value!r} does not match")
    if "anyOf" in schema and all(errors(value, one, root, path) for one in schema["anyOf"]):
        found.append(f"{path}: {str(value)[:60]!r} fits none: " + "; ".join(errors(value, one, root, path)[0] for one in schema["anyOf"]))
    return found + of_object(value, schema, root, path) + of_array(value, schema, root, path)


def texts(value):
    return [value] if isinstance(value, str) else value


def is_of(value, name):
    if name in ("integer", "number"):
        return isinstance(value, int) and not isinstance(value, bool) or name == "number" and isinstance(value, float)
    return isinstance(value, TYPES[name])


def of_object(value, schema, root, path):
    if not isinstance(value, dict):
        return []
    found = [f"{path}: {name} is missing" for name in schema.get("required", ()) if name not in value]
    for name, inner in value.items():
        if "propertyNames" in schema:
            found += errors(name, schema["propertyNames"], root, f"{path}.{name}")
        if name in schema.get("properties", {}):
            found += errors(inner, schema["properties"][name], root, f"{path}.{name}")
        elif "additionalProperties" in schema:
            found += errors(inner, schema["additionalProperties"], root, f"{path}.{name}")
    return found


def of_array(value, schema, root, path):
    if not isinstance(value, list):
        return []
    found = [f"{path}: too few" for _ in [0] if len(value) < schema.get("minItems", 0)]
    found += [f"{path}: too many" for _ in [0] if len(value) > schema.get("maxItems", len(value))]
    return found + [one for place, inner in enumerate(value) for one in errors(inner, schema.get("items", {}), root, f"{path}[{place}]")]
