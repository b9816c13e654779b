"""Lessons in JupyterLab: tables and exercises as widgets, and what is kept beside a notebook."""

from importlib import import_module


def __getattr__(name: str) -> object:
    """The ``Lesson`` for which notebooks of older packages ask here; raise ``AttributeError`` for any other name."""
    if name != "Lesson":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return import_module("tutor.hosts.notebook.lesson").Lesson
