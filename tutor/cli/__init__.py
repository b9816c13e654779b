"""The command ``tutor``."""

from tutor.cli.command import main

__all__ = ["main"]
