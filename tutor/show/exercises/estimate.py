"""The estimate of a chance before an answer: a slider, a pair of scales for the result, a picture of many estimates.

Nothing is judged.  ``estimate.js`` shows the slider's value, keeps the estimates, and puts the points into the picture.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from math import cos, radians, sin

from tutor.core.message import N_
from tutor.show.html import Html, element
from tutor.show.words import Words
from tutor.teach.estimate import Estimate

IF_YOU_LIKE = N_("If you like, estimate first. Nobody judges it, and after ten estimates you see a picture.")
NOT_YET, STANDS_AT = N_("no estimate"), N_("{number} of 100")
CAME_OUT = N_("Of {of} deals, {won} were won: {chance} of 100, give or take {error}.")
IN_THE_SCALES = N_(
    "Had a poignée been shown in all of them, {gained} points would have come in from each opponent and {paid} would"
    " have gone out. That is {net:signed} a deal, or nearly so."
)
YOU_SAID = N_("You estimated {number} of 100.")
COMES_IN, GOES_OUT = N_("comes in", "in a pair of scales"), N_("goes out", "in a pair of scales")

#: The words on many estimates: how many there are, and how far off they are on average.
FEW = N_("Estimates so far: {count}. After ten of them you see a picture here.")
BOLD = N_(
    "You have estimated {count} chances, on average {off} of 100 too high. Things look better to you than they are: you"
    " are rather bold."
)
SHY = N_(
    "You have estimated {count} chances, on average {off} of 100 too low. Things are better than you think: you are"
    " rather shy."
)
EVEN = N_(
    "You have estimated {count} chances, and on average you are not more than 5 of 100 off: you are neither too bold"
    " nor too shy."
)
UNKEPT = N_("Your browser does not keep what you estimate: it will be gone when you leave this page.")
PICTURE_OF = N_("On the line, it came out as you had estimated; below the line you were too bold, above it too shy.")
YOURS, CAME = N_("estimated", "an axis of a picture"), N_("came out", "an axis of a picture")
#: What is said of few estimates, of those that are too high on average, too low, or neither.
TOGETHER = {"few": FEW, "bold": BOLD, "shy": SHY, "even": EVEN}
SENTENCES = {**TOGETHER, "said": YOU_SAID, "unkept": UNKEPT}
#: The parts of messages that the page itself fills in.
PARTS = {name: f"{{{name}}}" for name in ("count", "off", "number")}

#: The greatest angle at which the scales lean, in degrees, and the length of half of their beam.
LEANS, ARM = 18, 90


def slider(estimate: Estimate, words: Html) -> str:
    """The slider, which has no value yet; once it is moved, its value is shown."""
    says = {"data_none": words.say(NOT_YET), "data_says": words.say(STANDS_AT, number="{number}")}
    none = escape(words.say(NOT_YET))
    field = f'<input type="range" name="estimate" min="0" max="100" step="5" value="50" aria-valuetext="{none}">'
    label = element("label", element("span", words.say(estimate.asks)), field)
    shown = element("span", words.say(NOT_YET), class_="stands-at", aria_hidden="true")
    return element("div", element("p", words.say(IF_YOU_LIKE)), label, shown, class_="estimate", **says)


def came_out(estimate: Estimate, words: Words) -> str:
    """The outcome of an estimate, in a sentence."""
    chance = estimate.chance
    told = {"of": chance.of, "won": chance.won, "chance": chance.hundredths, "error": chance.error}
    return words.tell(CAME_OUT, told)


def weighed(estimate: Estimate, words: Html) -> str:
    """The things that stand ready for the answer: the outcome, in scales, and the picture of all estimates."""
    won, of = estimate.chance
    sentences = json.dumps({name: words.say(text, **PARTS) for name, text in SENTENCES.items()}, ensure_ascii=False)
    parts = (
        element("p", came_out(estimate, words)),
        *(_stake(estimate, words) if estimate.stake else ()),
        element("p", class_="all-of-them"),
    )
    names = {"data_say": "weighed", "data_sentences": sentences, "data_won": str(won), "data_of": str(of)}
    return element("div", *parts, _picture(words), class_="weighed", **names)


def _stake(estimate: Estimate, words: Html) -> Iterator[str]:
    """The points that are at stake, in scales and in a sentence."""
    won, of = estimate.chance
    gained, paid = won * estimate.stake, (of - won) * estimate.stake
    yield _scales(gained, paid, words)
    yield element("p", words.say(IN_THE_SCALES, gained=gained, paid=paid, net=round((gained - paid) / of)))


def _scales(gained: int, paid: int, words: Html) -> str:
    """A pair of scales that leans to the heavier side."""
    turned = radians(LEANS * (paid - gained) / (paid + gained))
    across, down = ARM * cos(turned), ARM * sin(turned)
    pans = (
        *_pan(160 - across, 40 - down, gained, words.say(COMES_IN), "in"),
        *_pan(160 + across, 40 + down, paid, words.say(GOES_OUT), "out"),
    )
    beam = _line(160 - across, 40 - down, 160 + across, 40 + down, class_="beam")
    stand = _line(160, 40, 160, 150), _line(125, 150, 195, 150)
    return _svg("0 0 320 156", *stand, beam, *pans)


def _pan(x: float, y: float, points: int, name: str, side: str) -> Iterator[str]:
    """A pan that hangs from an end of the beam, with its points in it and its name below."""
    yield _line(x, y, x - 34, y + 40) + _line(x, y, x + 34, y + 40)
    yield element("path", d=f"M {x - 42:.0f} {y + 40:.0f} q 42 26 84 0 z", class_=side)
    yield element("text", str(points), x=f"{x:.0f}", y=f"{y + 34:.0f}", text_anchor="middle", class_="points")
    yield element("text", name, x=f"{x:.0f}", y=f"{y + 72:.0f}", text_anchor="middle")


def _picture(words: Html) -> str:
    """The frame for the points, with estimates to the right, chances found upwards, and the line of exact estimates."""
    frame = (
        element("rect", x="30", y="10", width="200", height="200", fill="none"),
        element("line", x1="30", y1="210", x2="230", y2="10", stroke_dasharray="5 4"),
        element("text", words.say(YOURS), x="130", y="232", text_anchor="middle"),
        element("text", words.say(CAME), x="0", y="0", text_anchor="middle", transform="translate(20 110) rotate(-90)"),
    )
    return element("figure", _svg("0 0 240 240", *frame), element("figcaption", words.say(PICTURE_OF)), hidden=True)


def _svg(box: str, *content: str) -> str:
    return element("svg", *content, viewBox=box, aria_hidden="true", focusable="false")


def _line(x: float, y: float, to_x: float, to_y: float, class_: str | None = None) -> str:
    return element("line", x1=f"{x:.0f}", y1=f"{y:.0f}", x2=f"{to_x:.0f}", y2=f"{to_y:.0f}", class_=class_)
