"""What every test keeps to: no property is timed, since how busy the machine is says nothing about it."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
