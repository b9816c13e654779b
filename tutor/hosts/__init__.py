"""Hosts: where a table is shown and played.  Each only carries intents to a ``Session`` and its HTML back."""
