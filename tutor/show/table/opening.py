"""The verdict's place before a move is tried: the thing to do now, and, folded, the last events."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.message import N_
from tutor.games import GAMES
from tutor.show.html import Html, element
from tutor.show.table import praise
from tutor.show.table.score import winners
from tutor.show.table.story import OVER, own_score
from tutor.show.table.view import View

TAKEN_BACK = N_("The deal is taken back to this turn; it no longer counts.")
KEYS = N_("Keyboard: choose with the arrow keys, then press Enter.")


def opening(view: View, words: Html) -> str:
    """A word of praise; the end of a deal, or the prompt; the latest events, in a line that opens."""
    lines = [*_praise(view, words)]
    if view.over:
        ended = (words.say(OVER), *own_score(GAMES[view.game].result(view.at), words))
        lines.append(element("p", " ".join(ended)))
        if view.tally and view.tally.over:
            lines.append(element("p", winners(view.tally, words.around())))
    else:
        keys = element("span", words.say(KEYS), class_="keys")
        shown, only = view.on_table, view.only
        said = shown.prompt(words) if only is None else shown.without_choice(only, words)
        lines.append(element("p", said, " ", keys, class_="hint"))
        if view.again and not view.just_now:
            lines.append(element("p", words.say(TAKEN_BACK)))
    lying = () if view.over else view.on_table.felt(view.seat, words).lying
    return "".join((*lines, *_news(view, words), *(row.said(words) for row in lying)))


def beginning(view: View, words: Html) -> tuple[str, ...]:
    """The sentences about the deal before its first move."""
    return tuple(view.stage.beginning(view.match, words.around())) if view.match else ()


def _news(view: View, words: Html) -> Iterator[str]:
    """The events since the learner's last move, folded under the one that tells most.

    The page's log has them read out already, so they are not read once more: ``aria-live="off"``.
    """
    before = () if view.own else beginning(view, words)
    lines = (*before, *view.tell(view.recent, words))
    if len(lines) > 1:
        summary = element("summary", _telling(view, words) or lines[-1])
        yield element("details", summary, *(element("p", line) for line in lines), class_="news", aria_live="off")
    elif lines:
        yield element("p", *lines, class_="news", aria_live="off")


def _telling(view: View, words: Html) -> str:
    """The winner of the last trick that was gathered since the learner's last move; nothing where none was."""
    first = len(view.story) - len(view.recent)
    number = None if view.seat is None else view.gathered(first + 1)
    *_, last = ("", *view.tell(view.story[number - 1 : number], words)) if number else ("",)
    return last


def _praise(view: View, words: Html) -> Iterator[str]:
    """The last praise earned since the learner's last move, as HTML."""
    said = {} if view.helped else praise.of_story(view.story, view.stage.praised, view.seat, view.number)
    recent = [said[number] for number in sorted(said) if number >= len(view.story) - len(view.recent)]
    if recent or view.mended:
        yield element("p", words.say(recent[-1] if recent else praise.mended(len(view.own))), class_="praise")
