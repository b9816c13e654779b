/**
 * The first page begins with the learner: where they stopped, and what comes back today. A newcomer finds it as it is written.
 */

/** @import { Bookmark } from "../learner/bookmark.js" */
/** @import { Course } from "../learner/course.js" */
/** @import { KeptLog } from "../learner/kept_log.js" */
/** @import { Answer } from "../learner/log.js" */
/** @import { Due } from "../learner/due.js" */

import { courseHere } from "../learner/course.js"
import { bringingBack, waiting } from "../learner/due.js"
import { lastAnswers, nameOf } from "../learner/log.js"
import { dayOf, standings } from "../learner/standings.js"
import { agoOf } from "../shared/days.js"
import { all, onEveryPage, the } from "../shared/dom.js"
import { element, told } from "../shared/elements.js"

/** So many things are offered at once, and while more topics than so many wait no new lesson is. */
const AT_ONCE = 3
const ENOUGH = 10
/** The page on which one plays deals, among the lessons. */
const PLAY = "whole-deal"
/** A thing may be about more topics than one wants to read. */
const NAMED = 2

/** A link, and a sentence beside it. @typedef {{ href: string, text: string, beside: string }} Way */

/** What the first page says to whoever comes back. */
export class Home {
  /** @param {KeptLog} log @param {Bookmark} bookmark @param {Record<string, string>} words @param {() => number} now in milliseconds */
  constructor(log, bookmark, words, now = Date.now) {
    this.log = log
    this.bookmark = bookmark
    this.words = words
    this.now = now
    onEveryPage(() => this.bring())
  }

  /** Say on the first page, if that is open, how one goes on. */
  bring() {
    const line = all(document, ".tutor-stopped")[0]
    const link = /** @type {HTMLAnchorElement | null | undefined} */ (line?.parentElement?.querySelector("a.tutor-begin"))
    const course = courseHere()
    if (!line || !link || !course) return
    for (const one of all(document, ".tutor-on, .tutor-back")) one.remove()
    const { answers } = this.log
    const topics = standings(answers, course.kinds, Math.floor(this.now() / 1000))
    const wait = waiting(topics, dayOf(this.now() / 1000))
    const due = bringingBack(answers, wait, course.kinds)
    const way = this.way(course, answers, String(line.dataset.at), wait.length <= ENOUGH)
    this.lead(line, link, way)
    the(document, ".tutor-file").hidden = Boolean(answers.length || way)
    the(document, "h1").after(...(way ? [this.begin(way)] : []), ...(due.length ? [this.back(course, due, topics)] : []))
  }

  /**
   * How the course goes on: where one stopped in the lesson that was last open or, if all of it is answered, with the next
   * one that is not, unless enough waits already. After all of them one plays.
   *
   * @param {Course} course @param {Answer[]} answers @param {string} at the address of the lessons @param {boolean} free
   * @returns {Way | null}
   */
  way({ lessons }, answers, at, free) {
    const last = this.lastLesson(lessons, answers)
    if (!last) return null
    const [title, asked] = lessons[last]
    const answered = lastAnswers(answers)
    const given = asked.filter((name) => answered.has(name)).length
    if (given < asked.length) {
      const { at: step, number, of } = this.bookmark.in(last)
      const opened = given ? this.say("answered_some", { number: given, count: asked.length }) : this.words.begun
      const beside = number > 1 ? this.say("stopped", { number, count: of }) : opened
      return { href: `${at}${last}/${number > 1 ? `#${step}` : ""}`, text: this.say("go_on", { lesson: title }), beside }
    }
    const ids = Object.keys(lessons)
    const after = [...ids.slice(ids.indexOf(last)), ...ids]
    const next = after.find((id) => lessons[id][1].some((name) => !answered.has(name)))
    if (!next) return { href: `${at}${PLAY}/`, text: this.words.play_a_deal, beside: this.words.finished_all }
    if (!free) return null
    return { href: `${at}${next}/`, text: this.say("go_on", { lesson: lessons[next][0] }), beside: this.say("finished", { lesson: title }) }
  }

  /** The lesson that was last open here; where none was, and answers came in a file, the one of the last answer. @param {Course["lessons"]} lessons @param {Answer[]} answers */
  lastLesson(lessons, answers) {
    const { last } = this.bookmark
    if (Object.hasOwn(lessons, last)) return last
    const asking = new Map(Object.entries(lessons).flatMap(([id, [, asked]]) => asked.map((name) => [name, id])))
    return answers.map((answer) => asking.get(nameOf(answer)) ?? "").filter(Boolean).at(-1)
  }

  /** The link among the ways into the site leads there too. @param {HTMLElement} line @param {HTMLAnchorElement} link @param {Way | null} way */
  lead(line, link, way) {
    const { says, leads } = Object.assign(link.dataset, { says: link.textContent, leads: link.getAttribute("href"), ...link.dataset })
    line.hidden = !way
    line.textContent = way?.beside ?? ""
    link.textContent = way?.text ?? says ?? ""
    link.href = way?.href ?? leads ?? ""
  }

  /** @param {Way} way */
  begin({ href, text, beside }) {
    return element("p", { className: "tutor-on" }, element("a", { href, className: "md-button md-button--primary", textContent: text }), " ", beside)
  }

  /** What comes back today: three things, and never how many more of them there are. @param {Course} course @param {Due[]} due @param {ReturnType<typeof standings>} topics */
  back(course, due, topics) {
    const things = due.slice(0, AT_ONCE)
    const items = things.map((one) => {
      const titles = one.topics.filter((topic) => Object.hasOwn(course.topics, topic)).map((topic) => course.topics[topic]).slice(0, NAMED)
      const last = Math.max(...one.topics.map((topic) => topics.get(topic)?.last.at(-1)?.time ?? 0))
      return element("li", {}, titles.join(", "), " ", element("small", { textContent: this.say("last_met", { date: agoOf(last, this.now() / 1000) }) }))
    })
    const heading = element("h2", { textContent: this.words[`back_${things.length}`] })
    const { practice } = the(document, ".tutor-stopped").dataset
    const link = element("a", { href: `${practice}#drill=due`, className: "md-button", textContent: this.words.back_go })
    return element("section", { className: "tutor-back" }, heading, element("ul", {}, ...items), element("p", {}, link))
  }

  /** @param {string} name @param {Record<string, string | number>} parts */
  say(name, parts) {
    return told(this.words[name], parts)
  }
}
