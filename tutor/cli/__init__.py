"""The command ``tutor``."""

from tutor.cli.command.command import main

__all__ = ["main"]
