"""The table of any game as HTML: the felt, the learner's hand and moves, the verdicts, the score and the story.

``table.js`` makes it answer, by the class names and data attributes used here.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, pairwise
from typing import Any, TypeVar

from tutor.core.message import N_, Facts
from tutor.core.obligation import Ruling
from tutor.core.sheet import Sheet
from tutor.games import GAMES
from tutor.show.html import Html, element
from tutor.show.table.coach import ask_of_turn
from tutor.show.table.controls import BACK, MENU, controls, menu
from tutor.show.table.felt import Felt
from tutor.show.table.hand import Button, Group, buttons, hand, instead, panel, rulings
from tutor.show.table.moments import moments
from tutor.show.table.opening import beginning, opening
from tutor.show.table.panels import LAST_TRICK, OPEN_CARDS, YOUR_PART, last_trick, lying, panel_over, part, tool
from tutor.show.table.score import at_a_glance, score
from tutor.show.table.view import View
from tutor.show.words import Words

TABLE = N_("Card table: {title}")
THE_DEAL = N_("The deal")
MORE, LESS = N_("Read on", "a button: show the rest of a long text"), N_("Show less", "a button: fold a long text")
SOME_ADVICE = N_("Advice, if you like")
WRITTEN_DOWN = N_("Who has called what, and who still owes a double")
WHOLE_STORY = N_("The story so far, and why")
EVERY_MOVE = N_("Tell every move")
WORKING = N_("One moment…")
EARS = N_("What everybody can know by now, and what they are told")
HAVE_TOLD = N_("What your cards have told in this deal")
WOULD = N_("If you play this card, this is what it says. Press it once more to play it.")
PLAY_IT = N_("Play it", "a button: play the card that was pressed")
STRONG_PLAYERS = N_("strong players")
PLAYED_AGAIN = N_("deal played again")
GONE = N_(
    "The tutor does not answer. Press the button with the double arrow in the bar above the lesson, “Restart the"
    " kernel and run all cells”; your match will go on where you left it."
)

W = TypeVar("W", bound=Words)


def table(view: View, words: Html) -> str:
    """The whole table as HTML, for the learner at ``view.seat``."""
    sheet = GAMES[view.game].result(view.at) if view.over else None
    words = seated(view, words)
    felt = view.felt(len(view.story), words)
    facts: Facts = {"number": view.match.number, "size": view.match.size} if view.match else {"number": view.seed}
    title = words.tell(view.title or view.stage.title, facts)
    last = last_trick(view, words)
    held, offered = _moves(view, felt, sheet, words)
    parts = (
        _head(view, felt, title, words),
        _ground(view, felt, words, look_back=bool(last)),
        held,
        _inferences(view, words),
        offered,
        element(
            "div",
            opening(view, words),
            class_="verdict",
            data_part="verdict",
            role="status",
            aria_live="polite",
            aria_atomic="false",
        ),
        element("div", class_="tutor-said", data_part="log", role="log", aria_live="polite"),
        element("p", class_="progress", data_part="progress", role="status", hidden=True),
        element("p", class_="problem", data_part="problem", role="alert", hidden=True),
        element("button", *_more(words), type="button", class_="more", data_part="more", hidden=True),
        controls(view, words),
        score(view, sheet, felt.below, words),
        rulings(view.duty, view.on_table.card_of, view.written, words, None if view.live else view.number),
        _ledger(view, words),
        _advice(view, words),
        _story(view, words),
        panel_over("last", words.say(LAST_TRICK), last),
        panel_over("lying", words.say(OPEN_CARDS), lying(felt, words)),
        menu(view, words),
        moments(view, words),
    )
    return element(
        "section",
        *parts,
        class_="tutor-table tutor-game",
        lang=words.lang,
        data_game=view.game,
        aria_label=words.say(TABLE, title=title),
        data_live=view.live,
        data_over=view.over,
        data_played=" ".join(topic.id for topic in view.counts_for) or None,
        data_seed=view.seed,
        data_infers=view.inferences,
        data_only=view.written(view.only) if view.just_now and view.only is not None else None,
        data_working=words.say(WORKING),
        data_gone=words.say(GONE),
    )


def inferences(view: View, words: Html) -> str:
    """The things known and told at this table, and how much each promise changes: it takes its time."""
    counsel = view.on_table.inferences(view.seat, counted=True)
    return counsel.html(seated(view, words)) if counsel else ""


def _inferences(view: View, words: Html) -> str:
    """The things known and told by now, and the message of a card that is pressed (``inferences.js``).

    If the inferences are wanted they are beside the hand, else in a fold below.
    """
    counsel = view.on_table.inferences(view.seat) if view.live else None
    said = counsel.html(words) if counsel else ""
    summary = element("summary", words.say(HAVE_TOLD if view.over else EARS))
    # From the hand Tab leads to the button; the rules that are named come after it, and it stands below them.
    would = (
        element("p", words.say(WOULD)),
        element("button", words.say(PLAY_IT), type="button", data_plays=True),
        element("div", data_would=True, role="status"),
    )
    pressed = element("div", *would, class_="would", hidden=True)
    return element(
        "details",
        summary,
        pressed,
        said,
        class_="inferences",
        data_part="inferences",
        hidden=not said,
        open=view.inferences,
    )


def _more(words: Html) -> Iterator[str]:
    """The two names of the button that unfolds a long text; ``aria-expanded`` tells which one shows."""
    for name, text in (("open", MORE), ("close", LESS)):
        yield element("span", words.say(text), class_=name)


def judged(view: View, ruling: Ruling[Any], move: str, words: Html) -> str:
    """The verdict on a ``move`` that is no candidate and not allowed, as the table has it of the candidates."""
    allowed = instead(ruling, view.duty, view.on_table.card_of, view.written)
    return panel(ruling, [move], allowed, seated(view, words))


def seated(view: View, words: W) -> W:
    """The words, said to the learner at this table."""
    players = view.match.players if view.match else view.players
    seats = players if view.dead is None else players - 1
    return words.to(view.seat, seats, clockwise=GAMES[view.game].CLOCKWISE).beside(view.dead)


def _head(view: View, felt: Felt, title: str, words: Html) -> str:
    """The head of a table: the game and the learner's part in it, and beside that the things wanted at any time."""
    tools = (
        tool("role", words.say(YOUR_PART), data_opens="role") if felt.role else "",
        tool("back", words.say(BACK), data_intent="back") if view.own else "",
        tool("menu", words.say(MENU), data_opens="menu"),
    )
    others = [words.say(STRONG_PLAYERS)] if view.strong else []
    again = [words.say(PLAYED_AGAIN)] if view.again else []
    about = " · ".join((*again, *felt.about, *others))
    return element(
        "header",
        element("h3", title),
        element("p", about, class_="about"),
        element("div", *tools, class_="tools"),
        part(about, felt.role, words) if felt.role else "",
        data_part="head",
    )


def _ground(view: View, felt: Felt, words: Html, *, look_back: bool) -> str:
    """The felt, and in a corner of it the trick that was gathered last."""
    back = tool("last", words.say(LAST_TRICK), data_opens="last") if look_back else ""
    beside = tool("lying", words.say(OPEN_CARDS), data_opens="lying") if felt.lying else ""
    drawn = felt.html(view.at.turn, words, view.dealer)
    return element("div", drawn, beside, back, class_="ground", data_part="felt")


def _moves(view: View, felt: Felt, sheet: Sheet | None, words: Html) -> tuple[str, str]:
    """The learner's hand, and the moves that are made without it; at the end, everybody's points."""
    shown = view.on_table
    legal = {move: ruling.legal for move, ruling in view.duty}
    cards = {move: shown.card_of(move) for move in legal}
    moves = {card: view.written(move) for move, card in cards.items() if card}
    bare = [move for move, card in cards.items() if not card]
    offered = []
    for move in shown.buttons(bare) if bare else ():
        written = view.written(move)
        group = Group(shown.group(written, words), shown.group_note(written, words))
        offered.append(Button(written, shown.label(written, words), not legal[move], group))
    entered = [at for before, at in pairwise((None, *view.positions)) if type(at) is not type(before)]
    most = max(len(view.stage.on_table(at).felt(view.seat, words).hand) for at in entered)
    if view.over:
        return at_a_glance(sheet, most, words), buttons([], words)
    more = (felt.spread.button() if felt.spread else "") + felt.acts
    return hand(felt.hand, moves, felt.fresh, words, most), buttons(offered, words, more)


def _advice(view: View, words: Html) -> str:
    """The advice, for those who ask, and what the coach would play; an exercise asks about rules alone."""
    counsel = view.on_table.advice() if view.match and view.on_turn else None
    said = (counsel.html(words) if counsel else "") + ask_of_turn(view, words)
    summary = element("summary", words.say(SOME_ADVICE))
    attributes: dict[str, str | bool] = {"data_part": "advice", "hidden": not said}
    return element("details", summary, said, class_="advice", **attributes)


def _ledger(view: View, words: Html) -> str:
    """The part of a match that is written down besides its scores."""
    said = view.stage.ledger(view.tally, words.around()) if view.tally else ""
    summary = element("summary", words.say(WRITTEN_DOWN))
    attributes: dict[str, str | bool] = {"data_part": "ledger", "hidden": not said}
    return element("details", summary, said, class_="ledger", **attributes)


def _story(view: View, words: Html) -> str:
    """The turns at which there was a choice since the deal began, chapter by chapter; and folded, every move."""
    chapters = []
    if lines := [element("li", line) for line in beginning(view, words)]:
        chapters.append(_chapter(words.say(THE_DEAL), lines, rest=False))
    for title, steps in groupby(view.story, key=lambda step: view.stage.on_table(step.before).chapter(words)):
        turns = [(view.stage.on_table(step.before).is_a_choice(step.move, view.seat), step) for step in steps]
        if lines := [
            element("li", line, data_rest=not choice) for choice, step in turns for line in view.tell((step,), words)
        ]:
            chapters.append(_chapter(title, lines, rest=not any(choice for choice, _ in turns)))
    summary = element("summary", words.say(WHOLE_STORY))
    every = element("details", element("summary", words.say(EVERY_MOVE)), class_="every")
    attributes: dict[str, str | bool] = {"data_part": "story", "hidden": not chapters}
    return element("details", summary, every, element("ol", *chapters), class_="story", **attributes)


def _chapter(title: str, lines: list[str], *, rest: bool) -> str:
    """A part of the story; one of the ``rest`` is shown only to somebody who wants to read every move."""
    return element("li", element("strong", title), element("ul", *lines), data_rest=rest)
