"""What every test keeps to: no property is timed, since how busy the machine is says nothing about it.

And no match that a test plays in a notebook is kept where its programmer works.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tutor.hosts import kept

if TYPE_CHECKING:
    from pathlib import Path

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


@pytest.fixture(autouse=True)
def _matches_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "FOLDER", str(tmp_path / "matches"))
