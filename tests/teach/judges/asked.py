"""Reading a question as JSON, for its second judges."""

from __future__ import annotations

from typing import Any

#: A question as ``tutor exercise --json`` prints it, without its words.
Json = dict[str, Any]
