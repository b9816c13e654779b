"""An answer of the kernel's to a page that evaluates an expression there."""

from __future__ import annotations

from tutor.core.errors import Json


class Answer(dict[str, Json]):
    """Data for a page: Jupyter hands it to the browser as it is, where it hands on what Python would write."""

    def _repr_json_(self) -> dict[str, Json]:
        return dict(self)
