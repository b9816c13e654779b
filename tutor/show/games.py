"""The games as they stand on the table."""

from __future__ import annotations

from typing import Any

from tutor.show.barbu.stage import BarbuStage
from tutor.show.table.stage import Stage
from tutor.show.tarot.stage import TarotStage

STAGES: dict[str, Stage[Any]] = {"tarot": TarotStage(), "barbu": BarbuStage()}
