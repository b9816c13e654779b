"""Archives of compiled modules for the browser's Python; `packing.mjs` runs this module in that very Python.

Without them, reading and compiling the sources took most of the engine's start.  Of the tutor, the module that the
worker calls and all that it imports, anywhere in a module, go into the archive; of the standard library the modules
that those name, those with which Pyodide itself starts, and all that these need.
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

#: The module that the worker calls (`tutor/hosts/site/worker.js`).
ENTRY = "tutor.hosts.intents"
SITE = Path(tutor.__file__).parents[1]
LIBRARY = Path(next(path for path in sys.path if path.endswith(".zip")))
#: The file of the finder that imports our modules in the browser; it lies beside their archive.
FINDER = Path(unpacking.__file__)
#: Text codecs that a program asks for by name and no import tells of.
CODECS = ("encodings.ascii", "encodings.latin_1", "encodings.utf_8_sig")
#: The module of others that ours import, packed beside the tutor: what makes QR codes.
OF_OTHERS = "qrcodegen.py"
#: The endings of the data files that modules read, and of those that only what shows something reads.
DATA, SHOWN = {".mo", ".toml", ".txt"}, {".css"}
#: The modules that only functions import which no page calls: those of command lines, and those that fetch files.
UNCALLED = {"argparse", "urllib.parse", "urllib.request"}
#: The level of optimisation at which Python leaves docstrings out, which no page needs.
WITHOUT_DOCSTRINGS = 2
#: The nodes that may have a docstring, without classes.
DOCUMENTED = (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef)
#: The number of letters of a file's name that the worker reads in an archive.
NAME = 100

Sources = dict[str, tuple[str, bytes]]
"""Modules by their names: the path of each in its archive, and its source."""


def packed(started: set[str]) -> dict[str, bytes]:
    """Return the archives by their names: the standard library as a zip, and the tutor as a tar to be unpacked.

    ``started`` are the names of the modules that Python has imported at its start.
    """
    ours, theirs = _ours(), _library()
    ours = {name: ours[name] for name in _needed((ENTRY,), ours)}
    both = ours | {FINDER.stem: (FINDER.name, FINDER.read_bytes())}
    named = {one for name in both for one in _imported(name, both)} & set(theirs)
    library = _needed([*named, *started, *CODECS], theirs, called=named)
    return {"stdlib.zip": _zipped({name: theirs[name] for name in library}), "tutor.tar": _tarred(ours)}


def _ours() -> Sources:
    files = [*_below("tutor"), OF_OTHERS]
    return {_module(path): (path, (SITE / path).read_bytes()) for path in files if path.endswith(".py")}


def _below(folder: str) -> list[str]:
    return sorted(str(path.relative_to(SITE)) for path in (SITE / folder).rglob("*") if path.is_file())


def _library() -> Sources:
    with zipfile.ZipFile(LIBRARY) as archive:
        return {_module(path): (path, archive.read(path)) for path in archive.namelist() if path.endswith(".py")}


def _module(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _needed(names: Iterable[str], among: Sources, called: set[str] | None = None) -> set[str]:
    """The modules that some modules need, including these.

    Imports within functions count only in the modules that are ``called``, or in all if that is ``None``.
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
    """The names that a module imports, with those imported ``inside`` its functions, if wished."""
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
    """A module of the library as the content of a `.pyc` file that Python does not compare with its source."""
    code = compile(text, str(path), "exec", dont_inherit=True, optimize=WITHOUT_DOCSTRINGS)
    # Its only maker is Python's own.
    return bytes(files._code_to_hash_pyc(code, bytes(8), False))  # type: ignore[attr-defined]  # noqa: FBT003, SLF001


def _zipped(modules: Sources) -> bytes:
    """A zip archive from which Python imports; its files are not compressed, since the archive will be."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for path, text in sorted(modules.values()):
            archive.writestr(zipfile.ZipInfo(f"{path}c"), _compiled(text, LIBRARY / path))
    return made.getvalue()


def _code(text: bytes, path: str) -> bytes:
    """The code of one of our modules without docstrings; classes keep theirs, as `dataclass` would make others."""
    module = ast.parse(text)
    for node in ast.walk(module):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    return marshal.dumps(compile(module, str(SITE / path), "exec", dont_inherit=True, optimize=0))


def _written(names: Iterable[str]) -> dict[str, bytes]:
    """The texts that `dataclass` and `NamedTuple` write while modules are imported, each with its compiled code."""
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
    """A tar archive of our modules in one file, the data files that they read, and the finder that imports them."""
    codes = {name: (path, _code(text, path)) for name, (path, text) in sorted(modules.items())}
    contents = {f"{FINDER.stem}.pyc": _compiled(FINDER.read_bytes(), FINDER)}
    contents |= {unpacking.MODULES: marshal.dumps((codes, _written(codes)))}
    for folder, endings in (("tutor", DATA), ("tutor/show", SHOWN)):
        contents |= {path: (SITE / path).read_bytes() for path in _below(folder) if Path(path).suffix in endings}
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path, content in sorted(contents.items()):
            if len(path) > NAME:
                raise ValueError(f"{path}: expected a name of at most {NAME} letters, all that the worker reads")
            entry = tarfile.TarInfo(path)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return made.getvalue()
