"""The edition of each kind, and what its first questions come to, as they were when somebody last read them."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

from tests.teach.judges import shown
from tutor.teach.kind import LEVELS, Kind
from tutor.teach.kinds import KINDS
from tutor.teach.positions import SEEDS

PAGE = Path(__file__).parents[1] / "golden" / "editions.json"
#: By the id of a kind: its edition, and the digest of its questions.
EDITIONS: dict[str, tuple[int, str]] = {
    kind: (edition, came_to) for kind, (edition, came_to) in json.loads(PAGE.read_text("utf-8")).items()
}


def digest(kind: Kind) -> str:
    """What some questions of a kind come to in no language: what is shown, what can be answered, and what is right."""
    asked = (kind.question(level, seed) for level in LEVELS for seed in SEEDS[:18])
    written = (json.dumps([shown(kind, question), question.key], sort_keys=True) for question in asked)
    return sha256("\n".join(written).encode()).hexdigest()[:12]


def page() -> str:
    """All editions and digests as they are now, a line a kind."""
    lines = (
        f'  "{kind.id}": [{kind.edition}, "{digest(kind)}"]'
        for kind in sorted(KINDS.values(), key=lambda kind: kind.id)
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"
