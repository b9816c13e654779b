"""Learn and teach French Tarot and Barbu: every move is explained by the rule that decides it.

The rooms, each of which uses only those before it: ``cards``, ``rule``, ``record``; the games ``tarot`` and ``barbu``;
``teach``; ``show``; ``hosts`` and ``cli``.
"""

__version__ = "0.1.0"
