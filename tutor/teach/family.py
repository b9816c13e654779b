"""Families of questions: one idea each, with one name and one gesture for the learner."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.core.message import Message
from tutor.teach.question import Pad


@dataclass(frozen=True, slots=True)
class Family:
    """Kinds of question that ask the same thing in the same way: all have this ``title`` and this ``pad``."""

    id: str
    title: Message
    pad: Pad
