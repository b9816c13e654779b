"""The words that stand for a value in the help of a command."""

from tutor.core.message import N_

FILE = N_("FILE", "stands for a value in the help of a command")
SEAT = N_("SEAT", "stands for a value in the help of a command")
NUMBER = N_("NUMBER", "stands for a value in the help of a command")
NAME = N_("NAME", "stands for a value in the help of a command")
POINTS = N_("POINTS", "stands for a value in the help of a command")
SIDE = N_("SIDE", "stands for a value in the help of a command")
TIME = N_("TIME", "stands for a value in the help of a command")
DIRECTORY = N_("FOLDER", "stands for a value in the help of a command")
KIND = N_("KIND", "stands for a value in the help of a command")
ANSWER = N_("ANSWER", "stands for a value in the help of a command")
CHIPS = N_("CHIPS", "stands for a value in the help of a command")
A_VALUE = N_("NAME=VALUE", "stands for a value in the help of a command")
LINK = N_("LINK", "stands for a value in the help of a command")
SPEC = N_("WHAT", "stands for a value in the help of a command")
CODE = N_("[NAME=]CODE|FILE", "stands for a value in the help of a command")
NUMBERS = N_("NUMBERS", "stands for a value in the help of a command")
ADDRESS = N_("ADDRESS", "stands for a value in the help of a command")
TITLE = N_("TITLE", "stands for a value in the help of a command")
TEXT = N_("TEXT", "stands for a value in the help of a command")
