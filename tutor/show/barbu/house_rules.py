"""The house rules of Barbu in words, each with all its values, for a list to choose from."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from tutor.barbu.options import USUAL, Options
from tutor.barbu.values import SALADE, STANDARD, Values, is_own, named
from tutor.core.errors import Json
from tutor.core.message import N_, Message
from tutor.show.numbers import signed
from tutor.show.table.stage import OwnNumbers, RuleChoices, UsualRules
from tutor.show.words import Words

NO, THE_EIGHTH, THE_NINTH = N_("is not played"), N_("is the eighth contract"), N_("is the ninth contract")

#: By the names that records use, in the order in which a table meets them.
LISTS: Mapping[str, tuple[Message, Mapping[Any, Message]]] = {
    "rotation": (
        N_("Each player deals"),
        {"seven": N_("seven times in a row"), "quick": N_("once, then the next one")},
    ),
    "salade": (N_("The deals are"), {False: N_("those of the contracts"), True: N_("the six deals of the Salade")}),
    "removed": (
        N_("With five or six in the Salade"),
        {"black": N_("low black cards are taken out"), "canadian": N_("low clubs and diamonds are taken out")},
    ),
    "pack": (N_("The pack has"), {52: N_("52 cards"), 32: N_("32 cards")}),
    "ravage_city": (N_("Ravage City"), {False: NO, True: THE_EIGHTH}),
    "ravage_36": (N_("Ravage City costs"), {False: N_("24 points in all"), True: N_("36 points in all")}),
    "chinese_poker": (N_("Chinese poker"), {False: NO, True: THE_NINTH}),
    "overall_unit": (
        N_("In Chinese poker"),
        {False: N_("eighteen units are played for"), True: N_("the best hand of all wins one more unit")},
    ),
    "values": (
        N_("The points of the contracts are"),
        {
            "standard": N_("the usual ones"),
            "ravage": N_("those that go with Ravage City"),
            "balanced": N_("those that go with Chinese poker"),
            "san-francisco": N_("those with Ravage City in place of No Tricks"),
            "bga-32": N_("for 32 cards, as Board Game Arena has them"),
            "ludophinois": N_("for 32 cards, as the Ludophinois has them"),
            "wikipedia-fr": N_("for 32 cards, as the French Wikipedia has them"),
        },
    ),
    "domino": (
        N_("The places in Domino bring"),
        {
            "table": N_("what goes with these points"),
            "45/20/5/-5": N_("45, 20, 5 and −5"),
            "40/25/10/-10": N_("40, 25, 10 and −10"),
            "45/20/10/-10": N_("45, 20, 10 and −10"),
            "40/20/10/-10": N_("40, 20, 10 and −10"),
        },
    ),
    "ace_low": (
        N_("In Domino the ace comes"),
        {False: N_("above the king"), True: N_("below the two")},
    ),
    "hearts_ban": (
        N_("The ban on leading hearts"),
        {
            "strict": N_("lasts the whole deal"),
            "broken": N_("ends with the first heart played"),
            "none": N_("does not exist"),
        },
    ),
    "no_wait": (
        N_("The king of hearts"),
        {False: N_("may be kept"), True: N_("has to go at the first chance")},
    ),
    "hearts_early_end": (
        N_("No Hearts"),
        {False: N_("is played to the last trick"), True: N_("stops with the last heart")},
    ),
    "must_beat": (
        N_("A trump that is led"),
        {True: N_("must be beaten by whoever can"), False: N_("need not be beaten")},
    ),
    "doubling": (
        N_("In a negative contract one may double"),
        {"all": N_("everybody"), "dealer": N_("only the dealer")},
    ),
    "flanks": (
        N_("The two other players who do not deal"),
        {True: N_("may be doubled at once"), False: N_("are doubled one by one")},
    ),
    "late_redouble": (
        N_("Whoever is doubled after having spoken"),
        {False: N_("has no second turn"), True: N_("may still redouble")},
    ),
    "play_undoubled": (
        N_("A negative contract that nobody doubles"),
        {False: NO, True: N_("is played all the same")},
    ),
}

#: Those in which tables really differ, with what is to be known of each.
GROUPS: tuple[tuple[Message, Mapping[str, Message]], ...] = (
    (
        N_("What is played"),
        {
            "pack": N_("With 32 cards there are no twos to sixes, and each player has eight cards."),
            "rotation": N_("If the deal passes on each time, everybody stays in the game to the end."),
            "ravage_city": N_("Whoever takes the most cards of one suit pays."),
            "chinese_poker": N_("Each player sets their cards in three poker hands, and no trick is played."),
            "salade": N_("Six deals in a fixed order, without bets; the last has all the penalties at once."),
        },
    ),
    (
        N_("The play", "the title of some house rules"),
        {
            "hearts_ban": N_("Nobody may lead a heart who holds anything else, in No Hearts and Barbu."),
            "no_wait": N_("Where it may not be kept, its holder discards it as soon as they cannot follow suit."),
            "hearts_early_end": N_("When the thirteenth heart has been taken, the rest of the tricks cost nothing."),
            "must_beat": N_("Whoever cannot follow must trump and go above in any case."),
            "ace_low": N_("Where it comes below the two, the rows end with the king."),
        },
    ),
    (
        N_("The bets"),
        {
            "doubling": N_("Where only the dealer is doubled, three play against one."),
            "flanks": N_("It is only a shorter way to say two doubles."),
            "late_redouble": N_("Without a second turn, whoever speaks early cannot answer a double that comes later."),
            "play_undoubled": N_("Its points are otherwise shared by the others, and the cards are thrown in."),
        },
    ),
    (
        N_("The points", "the title of some house rules"),
        {
            "values": N_("With the usual ones the seven contracts of a dealer come to zero."),
            "domino": N_("These four ways bring 65 or 60 points in all."),
        },
    ),
)

#: The numbers of which the points of a contract are made, by their names in records; lists have them in their order.
NUMBERS: Mapping[str, Message] = {
    "trick": N_("each trick in No Tricks"),
    "heart": N_("each heart in No Hearts"),
    "ace_of_hearts": N_("the ace of hearts there"),
    "queen": N_("each queen in No Queens"),
    "king_of_hearts": N_("the king of hearts in Barbu"),
    "last_two.0": N_("the last trick but one"),
    "last_two.1": N_("the last trick"),
    "trump": N_("each trick in Trumps"),
    "domino.0": N_("the first place in Domino"),
    "domino.1": N_("the second place"),
    "domino.2": N_("the third place"),
    "domino.3": N_("the last place"),
    "ravage": N_("Ravage City, in all"),
    "poker": N_("each row beaten in Chinese poker"),
}
OUR_OWN = N_("our own: {values}")


def _own_values(options: Options, words: Words) -> str:
    """The points that are otherwise than usual, each with what it is for."""
    told = (f"{words.say(NUMBERS[name])} {signed(said)}" for name, said in _written(options).items())
    return words.say(OUR_OWN, values=words.list(told, "and"))


def _written(options: Options) -> Mapping[str, int]:
    """The points that a table has written out itself and that are otherwise than usual there, by their names."""
    if not is_own(options.values):
        return {}
    usual, own = (_points(named(text, _usual(options))) for text in (USUAL.values, options.values))
    return {name: points for name, points in own.items() if points != usual[name]}


def _made(options: Options, typed: Mapping[str, int]) -> Json:
    """The points with some that were typed, as records write them: those that are otherwise than usual."""
    usual = _usual(options)
    points = {**_points(named(options.values, usual)), **typed}
    own = {
        name: [points[f"{name}.{at}"] for at in range(len(said))] if isinstance(said, tuple) else points[name]
        for name, said in asdict(usual).items()
    }
    return {name: said for name, said in own.items() if said != _listed(asdict(usual)[name])} or USUAL.values


def _usual(options: Options) -> Values:
    return SALADE if options.salade else STANDARD


def _points(values: Values) -> dict[str, int]:
    """Each of the numbers, by its name."""
    numbers: dict[str, int] = {}
    for name, said in asdict(values).items():
        numbers |= {f"{name}.{at}": one for at, one in enumerate(said)} if isinstance(said, tuple) else {name: said}
    return numbers


def _listed(said: object) -> object:
    return [*said] if isinstance(said, tuple) else said


#: The rules that each of them changes, by their codes.
RULES: Mapping[str, tuple[str, ...]] = {
    "rotation": ("B-ROT-7", "B-ROT-QUICK"),
    "salade": ("B-SAL-ROUNDS",),
    "removed": ("B-SAL-PLAYERS",),
    "pack": ("B-DECK-52", "B-FR-32"),
    "ravage_city": ("B-RC-PLAY", "B-END-28"),
    "ravage_36": ("B-RC-SCORE", "B-RC-36"),
    "chinese_poker": ("B-CP-SET", "B-END-28"),
    "overall_unit": ("B-CP-x4", "B-CP-76"),
    "values": (
        *("B-NT-SCORE", "B-NH-SCORE", "B-NQ-SCORE", "B-KH-SCORE", "B-L2-SCORE", "B-TR-SCORE", "B-DOM-SCORE"),
        *("B-TOT", "B-RC-SCORE", "B-FR-VALUES"),
    ),
    "domino": ("B-DOM-SCORE",),
    "ace_low": ("B-DOM-ENDS",),
    "hearts_ban": ("B-HEARTS-NO-LEAD", "B-KH-HEART-BAN", "B-SAL-HEARTBAN"),
    "no_wait": ("B-KH-NO-WAIT",),
    "hearts_early_end": ("B-NH-EARLY-END",),
    "must_beat": ("B-TR-TRUMPLED-BEAT", "B-TR-NOHEAD-VARIANT"),
    "doubling": ("B-DBL-NEG-ANY",),
    "flanks": ("B-DBL-FLANKS",),
    "late_redouble": ("B-DBL-ONE-TURN",),
    "play_undoubled": ("B-UND-SKIP",),
}

USUALLY = UsualRules(
    N_("{value} (usual)"),
    N_("By the usual rules."),
    N_("Take the usual rules"),
    N_("Barbu is played by the usual rules there."),
)
OWN = OwnNumbers(NUMBERS, _written, _made)
HOUSE_RULES = RuleChoices(Options.of, LISTS, USUALLY, GROUPS, {"values": _own_values}, {"values": OWN}, RULES)
