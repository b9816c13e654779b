"""Learn and teach French Tarot and Barbu: every move is explained by the rule that decides it.

The names in ``__all__`` are public, and documented on the page *In Python* of the reference.  All modules are private:
they may change from one version to the next.  Each of the rooms uses only those before it: ``core``; the games
``tarot`` and ``barbu``, which ``games`` lists; ``coach`` and ``rulebook``; ``teach``; ``show``, ``api``; ``hosts`` and
``cli``.
"""

from importlib import import_module

__version__ = "0.1.0"
__all__ = [
    "BARBU",
    "TAROT",
    "Lesson",
    "RecordError",
    "__version__",
    "explain",
    "position",
    "question",
    "record",
    "review",
    "score",
    "weigh",
]

#: The module that defines each public name.  It is imported when somebody asks for the name: a browser starts with very
#: little, and only ``Lesson`` needs Jupyter.  ``__init__.pyi`` says the same to type checkers.
_HOMES = {
    "BARBU": "tutor.core.cards",
    "TAROT": "tutor.core.cards",
    "RecordError": "tutor.core.errors",
    "Lesson": "tutor.hosts.notebook.lesson",
    **dict.fromkeys(("explain", "position", "question", "record", "review", "score", "weigh"), "tutor.api"),
}


def __getattr__(name: str) -> object:
    """Import a public name; raise ``AttributeError`` for any other."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    """The public names, for those who press Tab."""
    return __all__
