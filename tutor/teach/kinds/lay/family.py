"""Cards laid out so that they hold: an écart, a poignée, a dog, three rows."""

from tutor.core.message import N_
from tutor.teach.family import Family

LAY = Family("lay", N_("Lay it out", "title of an exercise"), "arrange")
