"""A score pad as HTML: the form for the next deal, the deals so far, and what can be done with the evening.

``scoring.js`` makes it answer, by the class names and data attributes used here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tutor.core.match import LONGEST_NAME, Match
from tutor.core.message import N_
from tutor.core.record import USUAL_PLAYERS
from tutor.games import GAMES, SIZES
from tutor.rulebook.our_table import OurTable
from tutor.show.exercises.said import COLON
from tutor.show.games import STAGES
from tutor.show.html import Html, element
from tutor.show.our_table.followed import Followed
from tutor.show.scoring.names import PLAYER, Named
from tutor.show.scoring.replaced import Replaced
from tutor.show.scoring.sheet import sheet
from tutor.show.table.table import GONE, WORKING

SCORE_PAD = N_("Score pad")
WHICH_GAME, HOW_MANY, EVENING = N_("The game"), N_("How many players?"), N_("A name for the evening")
NAMES, BEGIN = N_("The players, in the order of play; the first one deals"), N_("Begin", "a button: begin a match")
NEXT_DEAL, AGAIN = N_("Deal {number}: {dealer:player} deals"), N_("Deal {number}, put right: {dealer:player} dealt")
WRITE_DOWN, PUT_RIGHT, LEAVE_IT = N_("Write it down"), N_("Put it right"), N_("Leave it as it was")
NOBODY_PLAYED = N_("Nobody has played this deal")
ANOTHER_DEALS = N_("Somebody else deals")
FROM_NOW_ON = N_("Whoever is new here plays from deal {number} on, in the other’s place")
TAKE_BACK = N_("Take the last deal back")
FILES = {
    "json": N_("Save the match as a file"),
    "csv": N_("Save it as a table (CSV)"),
    "txt": N_("Save it as text"),
    "svg": N_("Save it as a picture"),
}
ANOTHER, OPEN_FILE = N_("Another evening"), N_("Open a match’s file")
RENAME, CALL_THEM_SO = N_("The players’ names"), N_("Call them so")
EVENINGS = N_("Evenings that this browser keeps")
FULL = N_("This browser keeps nothing more, or nothing at all: save the match as a file.")
BROKEN = N_(
    "“{evening}” cannot be opened here. It stays kept as it is: perhaps a newer version of this site has written it."
)
#: The beginning of the names of our table’s games among the tables to choose from.
OURS = "ours-"
LONGEST_EVENING = 40


def pad(
    match: Match | None,
    editing: int | None,
    ours: OurTable | None,
    replaced: Sequence[Replaced],
    words: Named,
) -> str:
    """The whole pad; without a match the form that begins one."""
    if match:
        parts: Iterable[str] = (_by(match, ours, words), *_evening(match, editing, replaced, words))
    else:
        parts = _beginning(ours, words)
    return element(
        "section",
        element("p", class_="progress", data_part="progress", role="status", hidden=True),
        element("p", class_="problem", data_part="problem", role="alert", hidden=True),
        *parts,
        class_="tutor-table tutor-scoring",
        lang=words.lang,
        aria_label=words.say(SCORE_PAD),
        data_evenings=words.say(EVENINGS),
        data_full=words.say(FULL),
        data_broken=words.language.text(BROKEN),
        data_working=words.say(WORKING),
        data_gone=words.say(GONE),
    )


def _by(match: Match, ours: OurTable | None, words: Html) -> str:
    """By which house rules the match is scored; it keeps to those with which it has begun."""
    said = Followed(match.HOUSE.game, match.rules, ours).line(words)
    return element("p", said, class_="by-rules") if said else ""


def _beginning(ours: OurTable | None, words: Html) -> Iterator[str]:
    """The form that begins an evening: its game, the players, and a name under which it is kept."""
    groups = (*(_of_our_table(ours, words) if ours else ()), *(_variants(game, words) for game in GAMES))
    sizes = (element("option", str(size), value=size, selected=size == USUAL_PLAYERS) for size in SIZES)
    evening = element("input", name_="evening", maxlength=LONGEST_EVENING, autocomplete="off")
    people = (_person(number, "", words) for number in range(max(SIZES)))
    yield element(
        "form",
        element("label", words.say(WHICH_GAME), " ", element("select", *groups, name_="table")),
        element("label", words.say(HOW_MANY), " ", element("select", *sizes, name_="players")),
        element("label", words.say(EVENING), " ", evening),
        element("fieldset", element("legend", words.say(NAMES)), element("div", *people, class_="people")),
        element("button", words.say(BEGIN), class_="main"),
        data_sends="begin",
        method="dialog",
        data_part="begin",
    )
    yield element("div", data_part="evenings")
    yield element("p", _opens(words), data_part="controls", class_="controls")


def _of_our_table(ours: OurTable, words: Html) -> Iterator[str]:
    """Our table’s games, which stand first."""
    before = f"{words.markup.text(ours.name)}{words.say(COLON)}"
    options = (element("option", before + words.say(STAGES[game].name), value=f"{OURS}{game}") for game in GAMES)
    yield element("optgroup", *options, label=ours.name)


def _variants(game: str, words: Html) -> str:
    """The tables of a game to choose from, each with the name of its game, which a closed list does not show."""
    stage = STAGES[game]
    known = {name: words.say(stage.variants[name]) for name in GAMES[game].VARIANTS}
    before = f"{words.say(stage.name)}{words.say(COLON)}"
    titles = {name: said if said.startswith(words.say(stage.name)) else before + said for name, said in known.items()}
    options = (element("option", said, value=name) for name, said in titles.items())
    return element("optgroup", *options, label=words.say(stage.name))


def _person(seat: int, name: str, words: Html) -> str:
    """The field for a player’s name."""
    label = element("span", words.say(PLAYER, number=seat + 1))
    field = element("input", name_=f"name-{seat}", value=name, maxlength=LONGEST_NAME, autocomplete="off")
    return element("label", label, field)


def _opens(words: Html) -> str:
    """The button that opens a match’s file."""
    kinds = ".json,application/json,text/plain"
    file = element("input", type="file", accept=kinds, class_="tutor-said", name_="match-file")
    return element("label", words.say(OPEN_FILE), file, class_="as-button")


def _evening(match: Match, editing: int | None, replaced: Sequence[Replaced], words: Named) -> Iterator[str]:
    """The form for a deal, the score that it would make, the deals so far, and what can be done with all that."""
    if editing is not None or not match.over:
        yield element("form", *_entry(match, editing, words), data_sends="deal", method="dialog", data_part="entry")
    yield element("div", data_part="preview", role="status", aria_live="polite")
    yield element("div", *sheet(match, replaced, words), data_part="so-far")
    yield element("div", *_controls(match, words), data_part="controls", class_="controls")


def _entry(match: Match, editing: int | None, words: Html) -> Iterator[str]:
    """The form for the next deal, or for one that is put right, as it was before that."""
    stage, filled = STAGES[match.HOUSE.game], dict[str, str]()
    dealer = match.dealer_of(editing or match.number)
    if editing is None:
        yield element("h3", words.say(NEXT_DEAL, number=match.number, dealer=match.dealer))
    else:
        yield element("h3", words.say(AGAIN, number=editing, dealer=match.dealer_of(editing)))
        filled |= GAMES[match.HOUSE.game].fields_of(match.deals[editing - 1])
        match = match.before(editing)
    yield from stage.entry(match, filled, words)
    write = element("button", words.say(WRITE_DOWN if editing is None else PUT_RIGHT), class_="main")
    leave = element("button", words.say(LEAVE_IT), type="button", data_intent="leave") if editing is not None else ""
    yield element("div", write, leave, class_="controls")
    endings = [element("button", title, type="button", data_ended=rule) for rule, title in stage.endings(match, words)]
    if endings:
        yield element("details", element("summary", words.say(NOBODY_PLAYED)), *endings)
    others = [seat for seat in match.may_deal if seat != dealer]
    if others:
        keys = (element("button", words.player(seat), type="button", data_deals=seat) for seat in others)
        yield element("details", element("summary", words.say(ANOTHER_DEALS)), element("div", *keys, class_="controls"))


def _controls(match: Match, words: Named) -> Iterator[str]:
    if match.deals:
        yield element("button", words.say(TAKE_BACK), type="button", data_intent="back")
    for ending, label in FILES.items():
        yield element("button", words.say(label), type="button", data_file=ending)
    yield _opens(words)
    people = (_person(seat, name, words) for seat, name in enumerate(words.names))
    new = element("input", type="checkbox", name_="replaces")
    form = element(
        "form",
        *people,
        element("label", new, " ", words.say(FROM_NOW_ON, number=match.number), class_="replaces")
        if match.deals
        else "",
        element("button", words.say(CALL_THEM_SO)),
        data_sends="names",
        method="dialog",
        class_="people",
    )
    yield element("details", element("summary", words.say(RENAME)), form)
    yield element("button", words.say(ANOTHER), type="button", data_intent="another")
