"""The sentences that a web page's scripts show themselves, before Python has started or if it never does."""

from __future__ import annotations

from tutor.core.message import N_
from tutor.show.exercises.course_map import ALL_DONE, COMES_BACK, HOW_FAR, HOW_MANY
from tutor.show.exercises.path import AT, BACK, NEXT
from tutor.show.words import Words

#: The state of the engine.
ENGINE = {
    "fetching": N_("Fetching the engine"),
    "starting": N_("Starting the engine"),
    "broken": N_("The engine could not be loaded. The cards on this page still answer; press again to try once more."),
    "silent": N_("The engine does not answer. Nothing is lost; press again to start it anew."),
    "failed": N_("The engine could not do that. Nothing has changed."),
}
#: The words before a table whose match is kept in the browser.
KEPT = {
    "resume": N_("Go on with the match that you left here"),
    "aside": N_(
        "The match that was kept here before is put aside. You find it below, under “Matches put aside”, and can go on"
        " with it whenever you like."
    ),
    "unreadable": N_(
        "The match that was kept here cannot be opened. It is not erased: it is put aside, and you can save it as a"
        " file to show it to somebody."
    ),
    "newer": N_(
        "The match that was kept here comes from a newer version of this page. Load the page again to go on with it."
    ),
    "again": N_("Load the page again"),
    "elsewhere": N_(
        "This match has gone on in another tab or window. Choose which of the two you want to keep; until then, what"
        " you play here is not kept. The other one is put aside, and nothing of it is lost."
    ),
    "theirs": N_("Go on with the one from the other tab"),
    "mine": N_("Keep the one on this page"),
    "full": N_(
        "Your browser does not keep this match: its memory for this site is full, or closed. Play on as you like, but"
        " the match will be gone when you leave the page."
    ),
    "asides": N_("Matches put aside: {count}"),
    "aside_why": N_(
        "A match is put aside when another one takes its place at this table, or when it cannot be opened."
    ),
    "aside_deal": N_("{date}, deal {number}"),
    "aside_unreadable": N_("{date}, cannot be opened"),
    "open": N_("Go on with it"),
    "save": N_("Save as a file"),
    "remove": N_("Remove", "a button: remove what is kept"),
    "sure": N_("Remove this match for good?"),
}
#: The words before tables that cannot answer at all.
MUTE = {
    "noscript": N_(
        "The card tables of this site need JavaScript, which is switched off in this browser. Without it they stand"
        " still: you see the cards, but you cannot try them. Everything else is here to read, also the rulebooks with"
        " their examples."
    ),
    "missing": N_(
        "This table cannot answer, because a part of the page has not arrived. Load the page again; if that does not"
        " help, something between you and this site holds scripts back. Everything that can be read is here all the"
        " same."
    ),
    "file": N_(
        "This table cannot answer, because the page was opened as a file: it needs a small web server, on this machine"
        " alone. Type “make site” in the project’s folder, or “python -m http.server” in the folder of the built site,"
        " and open the address that it names."
    ),
}
#: The words while pages are turned, and beside a rule that one reads at the table.
TURNING = {
    "turning": N_("The page is on its way"),
    "rule_close": N_("Close"),
    "rule_page": N_("Open it in the rulebook"),
}
#: The place in the course at which somebody stopped.
STOPPED = {
    "go_on": N_("Go on with “{lesson}”"),
    "stopped": N_("You stopped at step {number} of {count}."),
    "begun": N_("You opened it last time, and it is still before you."),
    "finished": N_("You have answered all exercises of “{lesson}”. This lesson comes next."),
    "finished_all": N_("You have answered the exercises of all lessons."),
    "play_a_deal": N_("Play a deal"),
    "last_time": N_("Last time you stopped at step {number} of {count}."),
    "go_there": N_("Go there"),
    "answered_all": N_("You have answered all {count} exercises."),
    "answered_some": N_("You have answered {number} of the {count} exercises."),
    "opened": N_("You have opened it, and its exercises are still before you."),
    "here": N_("You stopped here."),
    "back_1": N_("One thing to come back to, in about a minute"),
    "back_2": N_("Two things to come back to, in about a minute"),
    "back_3": N_("Three things to come back to, in about two minutes"),
    "back_go": N_("Come back now"),
    "last_met": N_("last met {date}", "when a topic was last met, such as “3 days ago”"),
}
#: Practice: what it is on, and why each board came.
DRILL = {
    "drill_due": N_("What comes back today"),
    "drill_missed": N_("What you missed"),
    "drill_kind": N_("Practice"),
    "drill_new": N_("You have not met this yet."),
    "drill_met": N_("You met this {date}.", "when a topic was last met, such as “3 days ago”"),
    "drill_missed_one": N_("You got one like this wrong {date}.", "when that was, such as “3 days ago”"),
    "drill_slip": N_(
        "You got one like this wrong {date}. {slip}",
        "when that was, and the mistake: “You counted the Excuse as a trump.”",
    ),
    "drill_enough": N_("Three in a row without help. You can stop here, or go on."),
    "drill_none": N_("There is nothing left here for today."),
}
#: The map of the course.
MAP = {"map_none": HOW_MANY, "map_some": HOW_FAR, "map_all": ALL_DONE, "map_back": COMES_BACK}
#: The learner's own answers.
YOURS = {
    "yours_keep": N_("Keep them as a file"),
    "yours_open": N_("Open a file"),
    "yours_forget": N_("Forget them"),
    "yours_sure": N_("Keep a file and forget them?"),
    "yours_added": N_("Answers that were new here: {count}. You find them in what you know."),
    "yours_newer": N_("This file was written by a newer version of the tutor. Load this page again, then open it once more."),
    "yours_unreadable": N_("This is no file of answers, or it is damaged ({place}). Nothing here has changed."),
    "safari": N_(
        "Safari forgets what this site keeps when you have not come back for seven days, unless the site is on your home"
        " screen."
    ),
    "forgotten": N_("Your answers are forgotten here: the course begins again, as on the first day."),
    "not_forgotten": N_("Your browser does not allow them to be erased. Erase the data of this site in its settings."),
}
#: Trouble with the log of answers that this browser keeps.
LOG = {
    "log_aside": N_(
        "What this browser had kept of your answers cannot be read. It is put aside, not erased, and a new log begins."
    ),
    "log_newer": N_(
        "Your answers in this browser were kept by a newer version of this site. They are put aside, not erased, and a"
        " new log begins."
    ),
    "log_unkept": N_(
        "Your browser does not keep your answers: its memory for this site is full, or closed. Go on as you like, but"
        " they will be gone when you leave the page."
    ),
}
#: Trouble with the answers to tasks that this browser keeps.
TASKS = {
    "task_aside": N_(
        "What this browser had kept of your answers to this task cannot be read. It is put aside, not erased, and the"
        " task begins anew."
    ),
    "task_unkept": N_(
        "Your browser does not keep your answers: its memory for this site is full, or closed. Stay on this page until"
        " you have handed in."
    ),
}
#: A match that was left, on the first page.
LEFT = {
    "match_left": N_("Go on with your match of {game}: deal {number}"),
    "match_of": N_("Go on with your match of {game}: deal {number} of {size}"),
}
#: The steps of a lesson.
PATH = {
    "path_at": AT,
    "path_done": N_("done", "a step of a lesson"),
    "path_missed": N_("done, with a mistake", "a step of a lesson"),
}
#: A board that fills the screen, for a class to see.
WALL = {
    "wall_open": N_("Fill the screen, for a class to see"),
    "wall_bar": N_("The board on the wall"),
    "wall_back": BACK,
    "wall_next": NEXT,
    "wall_votes": N_("Hands raised for each answer"),
    "wall_less": N_("Take the last hand back"),
    "wall_one": N_("One at a time", "a button: shows what is right, one thing after another"),
    "wall_all": N_("Show the answer"),
    "wall_leave": TURNING["rule_close"],
}
#: The part of the site that is kept on a device, and the words on a new version of it.
OFFLINE = {
    "offline_moment": N_("One moment: your browser is looking up what is here already."),
    "offline_renewing": N_("The new version of the site is being fetched. Then this page loads again by itself."),
    "offline_offer": N_(
        "Everything in English comes to {all}: all pages with their exercises, the search, and the engine that plays"
        " with you. {kept} of it is on this device already."
    ),
    "offline_keep": N_("Keep all of it here: fetch {rest}"),
    "offline_keeping": N_("The site is being fetched. You can read other pages in another tab meanwhile."),
    "offline_far": N_("{kept} of {all} are here."),
    "offline_progress": N_("How much of the site is here"),
    "offline_stop": N_("Stop", "a button: stop fetching"),
    "offline_stopped": N_(
        "You have stopped. {kept} of {all} are here and stay; go on with the rest whenever you like."
    ),
    "offline_go_on": N_("Go on: fetch {rest}"),
    "offline_done": N_(
        "All of it is here, {all}: every page, the exercises, the search and the engine. You can switch the network"
        " off."
    ),
    "offline_broken": N_(
        "The network has broken off. {kept} of {all} are here and stay. See that you are connected, then go on."
    ),
    "offline_full": N_(
        "There is no more room for this site on your device. {kept} of {all} are here and stay. Make some room, then go"
        " on."
    ),
    "offline_changed": N_("The site has just been changed on its server. Load this page again, and go on from there."),
    "offline_forget": N_("Forget what is kept"),
    "offline_sure": N_(
        "Remove the pages that are kept on this device? Your matches, your answers and your settings stay."
    ),
    "offline_forgotten": N_(
        "The pages are removed; your matches, your answers and your settings are still here. What you open from now on"
        " is kept again."
    ),
    "offline_list": N_("These pages are on this device"),
    "offline_missed": N_(
        "You are without a network, and the page that you asked for has not been opened on this device before. The"
        " pages named below are here. The other one opens as soon as you are connected again."
    ),
    "offline_again": N_("Try that page again"),
    "offline_insecure": N_(
        "This browser keeps no pages for later here, because the address of the site does not begin with “https”. Ask"
        " whoever looks after this server for such an address. As long as you are connected, everything works as usual."
    ),
    "offline_closed": N_(
        "This browser keeps no pages for later here; private windows never do. Open the site in an ordinary window, in"
        " a recent browser. As long as you are connected, everything works as usual."
    ),
    "offline_file": N_(
        "You have opened this page as a file, so everything in the folder is here without a network anyway. Only the"
        " tables need a small web server, on this machine alone: type “python -m http.server” in the folder of the"
        " built site, and open the address that it names."
    ),
    "offline_missing": N_(
        "A part of this page has not arrived, so nothing can be kept from here. Load the page again; if that does not"
        " help, something between you and this site holds scripts back."
    ),
    "news": N_("There is a new version of this site. Your matches, your answers and your settings stay as they are."),
    "news_load": N_("Load the new version"),
    "news_later": N_("Not now"),
    "news_elsewhere": N_(
        "The new version of this site has been loaded in another tab. Load this page again when you have finished here."
    ),
}
#: The name of the site among the programs of a device, and the words on it there.
INSTALLED = {
    "name": N_("Tarot & Barbu Tutor"),
    "description": N_("Learn French Tarot and Barbu at a table that explains every move."),
}
#: The parts of these words that the page fills in itself.
PARTS = ("all", "count", "date", "day", "done", "game", "kept", "lesson", "number", "of", "place", "rest", "size", "slip")


def strings(lang: str) -> dict[str, str]:
    """Return the sentences of the page's scripts in a language, which do not wait for Python."""
    words = Words(lang)
    parts = {name: f"{{{name}}}" for name in PARTS}
    said = ENGINE | KEPT | MUTE | TURNING | STOPPED | LEFT | DRILL | MAP | YOURS | LOG | TASKS | PATH | WALL | OFFLINE
    return {name: words.say(text, **parts) for name, text in said.items()}
