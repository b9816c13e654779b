"""Packs what the browser's Python needs into archives of compiled modules; `packing.mjs` runs it in that very Python.

Reading and compiling the sources was most of the engine's start.  Of the tutor its page and all that it imports,
wherever in a module, go into the archive; of the standard library what those name, what Pyodide itself starts with, and
what all of these need.
"""

from __future__ import annotations

import ast
import collections
import dataclasses
import importlib
import importlib._bootstrap_external as files
import io
import marshal
import sys
import tarfile
import zipfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import tutor
from site_hooks import unpacking

#: What the worker asks (`tutor/hosts/site/worker.js`).
ENTRY = "tutor.hosts.intents"
SITE = Path(tutor.__file__).parents[1]
LIBRARY = Path(next(path for path in sys.path if path.endswith(".zip")))
#: What finds our modules in the browser; it lies beside their archive.
FINDER = Path(unpacking.__file__)
#: Text codecs that a program asks for by name and no import tells of.
CODECS = ("encodings.ascii", "encodings.latin_1", "encodings.utf_8_sig")
#: What modules read that lies beside them.
DATA = {".mo", ".toml", ".txt"}
#: What functions import that no page calls: programs of one's own for a command line, and files by their addresses.
UNCALLED = {"argparse", "urllib.parse", "urllib.request"}
#: Docstrings tell a page nothing.
WITHOUT_DOCSTRINGS = 2
#: What a docstring may begin, classes apart.
DOCUMENTED = (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef)
#: How many letters of a file's name the worker reads in an archive.
NAME = 100

Sources = dict[str, tuple[str, bytes]]
"""Modules by their names: the file of each in its archive, and what stands in it."""


def packed(started: set[str]) -> dict[str, bytes]:
    """Return the archives by their names: the standard library as Python expects it, and the tutor to be unpacked.

    ``started`` are the modules with which Python has started here.
    """
    ours, theirs = _ours(), _library()
    ours = {name: ours[name] for name in _needed((ENTRY,), ours)}
    both = ours | {FINDER.stem: (FINDER.name, FINDER.read_bytes())}
    named = {one for name in both for one in _imported(name, both)} & set(theirs)
    library = _needed([*named, *started, *CODECS], theirs, called=named)
    return {"stdlib.zip": _zipped({name: theirs[name] for name in library}), "tutor.tar": _tarred(ours)}


def _ours() -> Sources:
    return {_module(path): (path, (SITE / path).read_bytes()) for path in _below("tutor") if path.endswith(".py")}


def _below(folder: str) -> list[str]:
    return sorted(str(path.relative_to(SITE)) for path in (SITE / folder).rglob("*") if path.is_file())


def _library() -> Sources:
    with zipfile.ZipFile(LIBRARY) as archive:
        return {_module(path): (path, archive.read(path)) for path in archive.namelist() if path.endswith(".py")}


def _module(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _needed(names: Iterable[str], among: Sources, called: set[str] | None = None) -> set[str]:
    """The modules that some need, themselves with them.

    A function of a module that is ``called`` may run, and import more as it does: all are if none are named.
    """
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name in among and name not in found | UNCALLED:
            found.add(name)
            waiting += [name.rpartition(".")[0], *_imported(name, among, inside=called is None or name in called)]
    return found


def _imported(name: str, among: Sources, *, inside: bool = True) -> Iterator[str]:
    """What a module imports, in its functions as well if one looks ``inside`` them."""
    path, text = among[name]
    package = name if path.endswith("__init__.py") else name.rpartition(".")[0]
    waiting: list[ast.AST] = [ast.parse(text)]
    while waiting:
        node = waiting.pop()
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() if not inside:
                continue
            case ast.If(test=ast.Compare(left=ast.Name(id="__name__"))):
                continue
            case ast.Import():
                yield from (alias.name for alias in node.names)
            case ast.ImportFrom():
                above = package.split(".")[: 1 - node.level or None] if node.level else []
                source = ".".join([*above, *([node.module] if node.module else [])])
                yield from (source, *(f"{source}.{alias.name}" for alias in node.names))
        waiting += ast.iter_child_nodes(node)


def _compiled(text: bytes, path: Path) -> bytes:
    """A module of the library as Python keeps it, to be believed without a look at its source."""
    code = compile(text, str(path), "exec", dont_inherit=True, optimize=WITHOUT_DOCSTRINGS)
    # Its only maker is Python's own.
    return bytes(files._code_to_hash_pyc(code, bytes(8), False))  # type: ignore[attr-defined]  # noqa: FBT003, SLF001


def _zipped(modules: Sources) -> bytes:
    """An archive from which Python imports; nothing in it is compressed, since all of it will be."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for path, text in sorted(modules.values()):
            archive.writestr(zipfile.ZipInfo(f"{path}c"), _compiled(text, LIBRARY / path))
    return made.getvalue()


def _code(text: bytes, path: str) -> bytes:
    """A module of ours without docstrings; classes keep theirs, which spare `dataclass` the making of others."""
    module = ast.parse(text)
    for node in ast.walk(module):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    return marshal.dumps(compile(module, str(SITE / path), "exec", dont_inherit=True, optimize=0))


def _written(names: Iterable[str]) -> dict[str, bytes]:
    """What `dataclass` and `NamedTuple` write while modules are imported: by each text its code."""
    texts: dict[str, str] = {}

    def noted(run: Callable[..., object]) -> Callable[..., object]:
        def ran(text: str, *places: object) -> object:
            texts[text] = run.__name__
            return run(text, *places)

        return ran

    vars(dataclasses)["exec"], vars(collections)["eval"] = noted(exec), noted(eval)
    for name in names:
        importlib.import_module(name)
    return {text: marshal.dumps(compile(text, "<string>", mode)) for text, mode in sorted(texts.items())}


def _tarred(modules: Sources) -> bytes:
    """An archive of our modules in one, of what they read beside them, and of what finds them in there."""
    codes = {name: (path, _code(text, path)) for name, (path, text) in sorted(modules.items())}
    contents = {f"{FINDER.stem}.pyc": _compiled(FINDER.read_bytes(), FINDER)}
    contents |= {unpacking.MODULES: marshal.dumps((codes, _written(codes)))}
    contents |= {path: (SITE / path).read_bytes() for path in _below("tutor") if Path(path).suffix in DATA}
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path, content in sorted(contents.items()):
            if len(path) > NAME:
                raise ValueError(f"{path}: expected a name of at most {NAME} letters, all that the worker reads")
            entry = tarfile.TarInfo(path)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return made.getvalue()
