"""What a learner knows, on a page of the site: the map of the course, which ``course_map.js`` brings up to date."""

from __future__ import annotations

from tutor.show.exercises.course import for_scripts
from tutor.show.exercises.course_map import Ways, course_map
from tutor.show.exercises.path import TWO_MINUTES
from tutor.show.exercises.progress import Progress
from tutor.show.html import Html, element
from tutor.teach.known.log import Log
from tutor.teach.topics import Topic


def newcomer(words: Html, lessons: str) -> str:
    """The map of somebody who has answered nothing; ``lessons`` is the address of the folder of its lessons."""
    practice = lessons.removesuffix("lessons/") + "exercise/"

    def drill(topic: Topic) -> str:
        return element("a", words.say(TWO_MINUTES), href=f"{practice}#drill={topic.id}")

    drawn = course_map(Progress(Log(), 0), words, Ways(lambda lesson: f"{lessons}{lesson.id}/", drill))
    # The search leaves it out only as far as the next element of its kind ends: within it there is no other article.
    return element("article", drawn, data_course=for_scripts(words), data_search_exclude=True)
