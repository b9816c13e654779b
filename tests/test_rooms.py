"""The rooms of the house: who may import whom, read from the source itself."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

from tests.every import every
from tutor.games import GAMES

ROOT = Path(__file__).parents[1]
#: From the ground up: a room imports only from those before it, and from itself.
ROOMS = ("core", "tarot", "barbu", "games", "coach", "rulebook", "teach", "show", "api", "hosts", "cli", "__main__")
#: Where the games are listed: what they are, who coaches them, what is written, and how they stand on the table.
REGISTRIES = {"tutor.games", "tutor.coach.coaches", "tutor.rulebook.book", "tutor.show.games"}
#: The only modules that may need more than the standard library, and what: who has JupyterLab has it too, and the
#: last one draws nothing without it.
NOTEBOOK = "tutor.hosts.notebook.widget"
MORE = {
    NOTEBOOK: {"anywidget", "traitlets"},
    "tutor.hosts.notebook.script": {"anywidget", "traitlets"},
    "tutor.hosts.notebook.running": {"IPython", "ipywidgets"},
    "tutor.hosts.notebook.trust": {"jupyter_core"},
    "tutor.show.export.anki": {"genanki"},
    "tutor.show.qr_code": {"qrcodegen"},
}
SHAPELESS = {"utils", "util", "helpers", "helper", "common", "misc", "tools"}

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def _name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {_name(path): ast.parse(path.read_text("utf-8")) for path in sorted((ROOT / "tutor").rglob("*.py"))}
EVERY_MODULE = every(MODULES)


def imports(module: str) -> Iterator[str]:
    """The modules that a module imports, wherever in it."""
    is_package = any(name.startswith(f"{module}.") for name in MODULES)
    for node in ast.walk(MODULES[module]):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = module.split(".")[: is_package - node.level or None] if node.level else []
            source = ".".join([*above, *([node.module] if node.module else [])])
            inner = {f"{source}.{alias.name}" for alias in node.names} & set(MODULES)
            yield from inner or {source}


def room(module: str) -> int:
    """How high a module stands."""
    return ROOMS.index(module.split(".")[1]) if "." in module else -1


def test_every_module_stands_in_a_room() -> None:
    assert {module.split(".")[1] for module in MODULES if "." in module} <= set(ROOMS)
    assert {"tutor.core.cards", "tutor.tarot.trick", "tutor.show.words", NOTEBOOK} <= set(MODULES)


@EVERY_MODULE
def test_a_room_imports_only_from_rooms_before_it(module: str) -> None:
    ours = [name for name in imports(module) if name.split(".")[0] == "tutor"]
    assert [name for name in ours if room(name) > room(module)] == []
    assert all(name in MODULES for name in ours)


@every(name for name in MODULES if 0 <= room(name) < ROOMS.index("tarot"))
def test_no_game_is_named_on_the_ground_floor(module: str) -> None:
    told = {node.value for node in ast.walk(MODULES[module]) if isinstance(node, ast.Constant)}
    assert told.isdisjoint(GAMES)


@every(name for name in MODULES if not {*GAMES}.intersection(name.split(".")))
def test_nothing_outside_a_game_is_decided_by_its_name(module: str) -> None:
    for node in ast.walk(MODULES[module]):
        if isinstance(node, ast.Compare):
            assert not names_a_game(node), f"line {node.lineno}"
        elif isinstance(node, ast.Dict):
            assert module in REGISTRIES or not names_a_game(node), f"line {node.lineno}"


def names_a_game(node: ast.AST) -> bool:
    """Whether a game is named in an expression, in whatever words."""
    return any(isinstance(part, ast.Constant) and part.value in GAMES for part in ast.walk(node))


def test_of_the_rooms_that_show_only_the_games_own_know_a_game_with_the_list_of_games_and_of_their_terms() -> None:
    games = ("tutor.tarot", "tutor.barbu", "tutor.show.tarot", "tutor.show.barbu")
    knowing = {
        module
        for module in MODULES
        if module.startswith("tutor.show.") and any(name.startswith(games) for name in imports(module))
    }
    assert {module for module in knowing if not module.startswith(games)} == {
        "tutor.show.games",
        "tutor.show.terms",
    }


@EVERY_MODULE
def test_nothing_but_the_standard_library_is_needed(module: str) -> None:
    allowed = {"tutor", *sys.stdlib_module_names, *MORE.get(module, ())}
    assert {name.split(".")[0] for name in imports(module)} <= allowed


def test_no_modules_import_each_other_in_a_circle() -> None:
    graph = {module: {name for name in imports(module) if name in MODULES} for module in MODULES}
    order = list(TopologicalSorter(graph).static_order())
    assert order.index("tutor.core.cards") < order.index("tutor.tarot.trick") < order.index("tutor.cli.command")


@EVERY_MODULE
def test_a_module_says_by_its_name_what_it_holds(module: str) -> None:
    assert not SHAPELESS.intersection(module.split("."))


@EVERY_MODULE
def test_whatever_others_may_use_says_what_it_is(module: str) -> None:
    assert ast.get_docstring(MODULES[module])
    assert [
        f"{node.name} (line {node.lineno})" for node in public(MODULES[module]) if not ast.get_docstring(node)
    ] == []


def public(tree: ast.Module | ast.ClassDef) -> Iterator[Definition]:
    """The functions and classes of a module, and the methods of its classes, that others may use."""
    for node in tree.body:
        if isinstance(node, Definition) and not node.name.startswith("_"):
            yield node
            if isinstance(node, ast.ClassDef):
                yield from public(node)
