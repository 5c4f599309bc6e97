"""How definitions are called, from their syntax trees."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TypeAlias

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef

_WIDTH = 96
_RECORDS = frozenset({"record", "dataclass"})


def function_signature(node: Function, *, of_class: bool = False) -> str:
    """`def name(parameters) -> result`, one parameter a line where it is long; a property as `name: type`."""
    decorators = {_called(decorator) for decorator in node.decorator_list}
    result = ast.unparse(node.returns) if node.returns else ""
    if decorators & {"property", "cached_property"}:
        return f"{node.name}: {result}"
    keyword = "async def" if isinstance(node, ast.AsyncFunctionDef) else "def"
    marks = "".join(f"@{name}\n" for name in ("classmethod", "staticmethod") if name in decorators)
    parameters = list(_parameters(node.args))
    if of_class and "staticmethod" not in decorators:
        del parameters[0]
    return marks + _call(f"{keyword} {node.name}", parameters, f" -> {result}" if result else "")


def class_signature(node: ast.ClassDef) -> str:
    """`class Name(bases)`, and how one is made: by its fields, or by its `__init__`."""
    bases = [ast.unparse(base) for base in node.bases]
    head = f"class {node.name}" + (f"({', '.join(bases)})" if bases else "")
    if "Enum" in bases:
        return "\n".join([f"{head}:", *_members(node)])
    made = _constructor(node)
    return head if made is None else f"{head}\n\n{_call(node.name, made, '')}"


def _constructor(node: ast.ClassDef) -> list[str] | None:
    if _RECORDS & {_called(decorator) for decorator in node.decorator_list}:
        return [_field(statement) for statement in _fields(node) if _is_given(statement)]
    for member in node.body:
        if isinstance(member, ast.FunctionDef) and member.name == "__init__":
            return list(_parameters(member.args))[1:]
    return None


def _members(node: ast.ClassDef) -> Iterator[str]:
    for statement in node.body:
        if isinstance(statement, ast.Assign):
            yield f"    {ast.unparse(statement)}"


def fields_with_docstrings(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """The fields that a string after them explains, and the members of an enumeration."""
    for statement, after in zip(node.body, node.body[1:], strict=False):
        match statement, after:
            case (ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(said)))):
                yield name, said
            case (ast.Assign(targets=[ast.Name(id=name)]), ast.Expr(value=ast.Constant(value=str(said)))):
                yield name, said


def _fields(node: ast.ClassDef) -> Iterator[ast.AnnAssign]:
    for statement in node.body:
        if isinstance(statement, ast.AnnAssign) and not ast.unparse(statement.target).startswith("_"):
            yield statement


def _is_given(statement: ast.AnnAssign) -> bool:
    """Whether a field is a parameter of the constructor."""
    text = ast.unparse(statement)
    return "init=False" not in text and "ClassVar" not in text


def _field(statement: ast.AnnAssign) -> str:
    given = f"{ast.unparse(statement.target)}: {ast.unparse(statement.annotation)}"
    match statement.value:
        case None:
            return given
        case ast.Call(func=ast.Name(id="field"), keywords=keywords):
            has_default = any(keyword.arg in ("default", "default_factory") for keyword in keywords)
            return given + " = …" if has_default else given
        case value:
            return f"{given} = {ast.unparse(value)}"


def _parameters(given: ast.arguments) -> Iterator[str]:
    positional = [*given.posonlyargs, *given.args]
    defaults = [None] * (len(positional) - len(given.defaults)) + list(given.defaults)
    for number, (parameter, default) in enumerate(zip(positional, defaults, strict=True), 1):
        yield _parameter(parameter, default)
        if number == len(given.posonlyargs):
            yield "/"
    if given.vararg:
        yield f"*{ast.unparse(given.vararg)}"
    elif given.kwonlyargs:
        yield "*"
    for parameter, default in zip(given.kwonlyargs, given.kw_defaults, strict=True):
        yield _parameter(parameter, default)
    if given.kwarg:
        yield f"**{ast.unparse(given.kwarg)}"


def _parameter(parameter: ast.arg, default: ast.expr | None) -> str:
    equals = " = " if parameter.annotation else "="
    return ast.unparse(parameter) + (f"{equals}{ast.unparse(default)}" if default else "")


def _called(decorator: ast.expr) -> str:
    """The last name of a decorator."""
    function = decorator.func if isinstance(decorator, ast.Call) else decorator
    return ast.unparse(function).rpartition(".")[2]


def _call(head: str, parameters: list[str], tail: str) -> str:
    line = f"{head}({', '.join(parameters)}){tail}"
    if len(line) <= _WIDTH or not parameters:
        return line
    inside = "".join(f"    {parameter},\n" for parameter in parameters)
    return f"{head}(\n{inside}){tail}"
