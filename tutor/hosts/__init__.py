"""Hosts: the programs in which a table is shown and played.  Each only carries intents to a ``Session``, and HTML back.

What both tables and exercises need stands in ``shared``; ``table`` and ``exercise`` are the same in every host;
``notebook``, ``site`` and ``offline`` are the hosts.
"""
