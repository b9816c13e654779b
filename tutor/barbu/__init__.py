"""Barbu: one module a phase, and one for each contract."""

from __future__ import annotations
