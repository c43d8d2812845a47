"""Compile modules for the pocket, by its own Python: `compile.mjs` runs this there.

Docstrings, lines and the types of arguments are half of a compiled module, and nothing reads them
there. Two things stay: the docstrings of our own records, because the description of the HTTP
interface shows them, and the types in classes and decorated functions, because records are made
from them.
"""

import ast
import importlib.util
import marshal
from pathlib import Path
from types import CodeType

#: A module is taken as it is, whatever has become of its source.
HEADER = importlib.util.MAGIC_NUMBER + bytes((1, 0, 0, 0)) + bytes(8)
Function = ast.FunctionDef | ast.AsyncFunctionDef
Documented = ast.Module | ast.ClassDef | Function


def compile_tree(source: str, target: str) -> None:
    """Compile every module of a folder into another."""
    for file in sorted(Path(source).rglob("*.py")):
        name = file.relative_to(source)
        made = Path(target, name.with_suffix(".pyc"))
        made.parent.mkdir(parents=True, exist_ok=True)
        made.write_bytes(HEADER + marshal.dumps(_compiled(file.read_bytes(), str(name))))


def _compiled(source: bytes, name: str) -> CodeType:
    tree = ast.parse(source, name)
    ours = name.startswith("adjudicator/")
    for node in ast.walk(tree):
        if isinstance(node, Function) and not node.decorator_list:
            _drop_types(node)
        if isinstance(node, Documented) and not (ours and isinstance(node, ast.ClassDef)):
            _drop_docstring(node)
    return _stripped(compile(tree, name, "exec", dont_inherit=True))


def _drop_docstring(node: Documented) -> None:
    if ast.get_docstring(node, clean=False) is not None:
        first = node.body[0]
        node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), first)]


def _drop_types(function: Function) -> None:
    function.returns = None
    for node in ast.walk(function.args):
        if isinstance(node, ast.arg):
            node.annotation = None


def _stripped(code: CodeType) -> CodeType:
    """A module's code without lines, and so each code in it."""
    consts = tuple(_stripped(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=_no_lines(len(code.co_code) // 2), co_consts=consts)


def _no_lines(units: int) -> bytes:
    """A line table in which nothing has a line: each byte stands for up to eight units of code."""
    whole, rest = divmod(units, 8)
    return bytes([0xFF] * whole + ([0xF8 + rest - 1] if rest else []))
