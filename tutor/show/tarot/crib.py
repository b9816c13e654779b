"""What one looks up while playing French Tarot, by the house rules of a table and the number of players."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.message import N_, Message
from tutor.show.crib.section import Section
from tutor.show.numbers import halves, signed
from tutor.show.words import Words, capital
from tutor.tarot.announce import POIGNEES, TRUMPS_NEEDED
from tutor.tarot.options import Options
from tutor.tarot.score.bonuses import PETIT_BONUS, POIGNEE_VALUES, SLAM_VALUES
from tutor.tarot.score.count import NEEDED, WORTH
from tutor.tarot.score.sheet import CONTRACT_BASE, CONTRACT_FACTORS, LADDER, MISERE_VALUE
from tutor.tarot.setting import FIVE, dog_size

TO_MAKE = N_("Points to make")
BOUTS, POINTS = N_("bouts", "a row of a table: how many bouts"), N_("points", "a row of a table: how many points")
OF_91 = N_("Out of 91, with the dog. The bouts are the 21, the Petit and the Excuse.")
CARDS = N_("What the cards are worth")
WORTHS: dict[int, Message] = {
    9: N_("bout or king", "what a card is worth"),
    7: N_("queen", "what a card is worth"),
    5: N_("knight", "what a card is worth"),
    3: N_("jack", "what a card is worth"),
    1: N_("any other", "what a card is worth"),
}
CONTRACTS, TIMES = N_("The contracts"), N_("times {factor}")
BASE_OF, CHIPS_OF = N_("{points} and the difference"), N_("{count} {count:n|chip|chips}")
DOGS: dict[str, Message] = {
    "prise": N_("the dog is taken in"),
    "pousse": N_("the dog is taken in"),
    "garde": N_("the dog is taken in"),
    "garde-sans": N_("the dog stays unseen, and is the taker’s"),
    "garde-contre": N_("the dog stays unseen, and is the defence’s"),
}
ONCE, SEVERAL = (
    N_("Each player speaks once, from the dealer’s right; a bid must be higher."),
    N_("The auction goes on until all others have passed; a bid must be higher."),
)
POIGNEE, SHOW_TRUMPS = N_("Poignées"), N_("trumps", "a row of a table: how many trumps")
BRINGS = N_("brings", "a row of a table: how many points")
SHOWN = N_("They are shown before one’s first card. The points go to the side that wins, and are not multiplied.")
ECART, SET_ASIDE = (
    N_("The écart"),
    N_("{count} cards, no king and no bout; trumps only if nothing else is left, and shown."),
)
PLAY = N_("Playing to a trick")
DUTIES = (
    N_("Follow suit; you need not go higher in a suit."),
    N_("If you cannot follow, you must trump, and overtrump if you can; else play any trump."),
    N_("If trumps are led, go higher if you can."),
    N_("With neither the suit nor trumps, play what you like. The Excuse may be played at any time."),
)
SPARED, NOT_SPARED = (
    N_("The first lead spares the called suit, but for the called card."),
    N_("The first lead may be of the called suit."),
)
CALLED = N_("Before the dog the taker calls a king, or a queen if they hold all kings. Its holder keeps silent.")
SCORE = N_("The score of a deal")
EACH = N_("{base} and the difference to the points needed, times the contract: so much to or from each defender.")
BY_LADDER = N_("The base value of the contract and the difference: so much to or from each defender.")
IN_CHIPS = N_("Each defender pays the taker the chips of the contract, or is paid them; nothing else counts.")
ROUNDED = N_("The difference is rounded to {step}.")
TO_TEN = N_("Each defender’s score is rounded to tens.")
SHARED = N_("The taker wins or loses twice what the partner does; alone, four times as much as a defender.")
PETIT = N_("The Petit in the last trick: {points}, times the contract, for the side that wins that trick.")
PETIT_FLAT = N_("The Petit in the last trick: {points} for the side that wins that trick.")
SLAM = N_("Slam: {made}; announced {announced}; announced and missed {failed}.")
SMALL_SLAM = N_(
    "Small slam, at most {losses} {losses:n|trick|tricks} lost: {made}; announced {announced}; missed {failed}."
)
MISERE = N_("Misère: {points} from each other player.")


def sections(options: Options, players: int, words: Words) -> Iterator[Section]:
    """All of it, the parts that one needs most at the top."""
    needed = (words.say(POINTS), *map(str, NEEDED))
    yield Section(words.say(TO_MAKE), (words.say(OF_91),), (words.say(BOUTS), *map(str, range(len(NEEDED)))), (needed,))
    worth = tuple((words.say(WORTHS[value]), halves(value / 2)) for value in WORTH)
    yield Section(words.say(CARDS), rows=worth)
    auction = words.say(ONCE if options.auction == "single" else SEVERAL)
    yield Section(words.say(CONTRACTS), (auction,), (), _contracts(options, words))
    yield _poignees(options, players, words)
    yield Section(words.say(ECART), (words.say(SET_ASIDE, count=dog_size(players)),))
    yield Section(words.say(PLAY), tuple(_duties(options, players, words)))
    yield Section(words.say(SCORE), tuple(_score(options, players, words)))


def _contracts(options: Options, words: Words) -> tuple[tuple[str, ...], ...]:
    left_out = {name for name, out in (("prise", options.no_prise), ("pousse", not options.pousse)) if out}
    return tuple(
        (capital(words.move(name)), _counts(name, factor, options, words), words.say(DOGS[name]))
        for name, factor in CONTRACT_FACTORS.items()
        if name not in left_out
    )


def _counts(contract: str, factor: int, options: Options, words: Words) -> str:
    factor = options.garde_contre if contract == "garde-contre" else factor
    if options.base == "ladder":
        return words.say(BASE_OF, points=LADDER[contract])
    if options.base == "chips":
        return words.say(CHIPS_OF, count=factor)
    # The number does not go to the next line of a narrow cell.
    return words.say(TIMES, factor=factor).replace(" ", "\u00a0")


def _poignees(options: Options, players: int, words: Words) -> Section:
    values = POIGNEE_VALUES[options.poignee_values]
    head = ("", *(words.term(size) for size in POIGNEES))
    rows = (
        (words.say(SHOW_TRUMPS), *map(str, TRUMPS_NEEDED[players])),
        (words.say(BRINGS), *(str(values[size]) for size in POIGNEES)),
    )
    return Section(words.say(POIGNEE), (words.say(SHOWN),), head, rows)


def _duties(options: Options, players: int, words: Words) -> Iterator[str]:
    yield from map(words.say, DUTIES)
    if players == FIVE:
        yield words.say(CALLED)
        yield words.say(SPARED if options.lead_ban else NOT_SPARED)


def _score(options: Options, players: int, words: Words) -> Iterator[str]:
    if options.base == "chips":
        yield words.say(IN_CHIPS)
        return
    yield words.say(BY_LADDER) if options.base == "ladder" else words.say(EACH, base=CONTRACT_BASE)
    if players == FIVE:
        yield words.say(SHARED)
    yield words.say(PETIT_FLAT if options.base == "ladder" else PETIT, points=PETIT_BONUS)
    yield words.say(SLAM, **{name: signed(SLAM_VALUES[name]) for name in ("made", "announced", "failed")})
    if options.petit_slam:
        small = {name: signed(SLAM_VALUES[f"petit-{name}"]) for name in ("made", "announced", "failed")}
        yield words.say(SMALL_SLAM, losses=options.petit_slam_allowed_losses, **small)
    if options.misere:
        yield words.say(MISERE, points=MISERE_VALUE)
    if options.round_margin > 1:
        yield words.say(ROUNDED, step=options.round_margin)
    if options.round_to_ten:
        yield words.say(TO_TEN)
