"""Learn and teach French Tarot and Barbu: every move is explained by the rule that decides it.

Each of the rooms uses only those before it: ``cards``, ``rule``, ``obligation``, ``record``, ``match``; the games
``tarot`` and ``barbu``, which ``games`` lists; ``rulebook``; ``teach``; ``show``; ``hosts`` and ``cli``.
"""

__version__ = "0.1.0"
