"""The phases of a deal in the order in which it is lived: which one follows which, and where a record begins."""

from __future__ import annotations
