/** The page of the course: of each lesson how much of it was answered, and where one stopped. */

/** @import { Bookmark } from "../learner/bookmark.js" */
/** @import { KeptLog } from "../learner/kept_log.js" */

import { courseHere } from "../learner/course.js"
import { lastAnswers } from "../learner/log.js"
import { all, onEveryPage } from "../shared/dom.js"
import { element, told } from "../shared/elements.js"

/** What the page of the course says of its lessons. */
export class CoursePage {
  /** @param {KeptLog} log @param {Bookmark} bookmark @param {Record<string, string>} words */
  constructor(log, bookmark, words) {
    this.log = log
    this.bookmark = bookmark
    this.words = words
    onEveryPage(() => this.bring())
  }

  bring() {
    const course = courseHere()
    const answered = lastAnswers(this.log.answers)
    for (const said of all(document, ".tutor-course .tutor-told")) said.remove()
    for (const line of course ? all(document, ".tutor-course [data-lesson]") : []) {
      const { lesson = "" } = line.dataset
      const [, asked] = course?.lessons[lesson] ?? ["", []]
      this.mark(line, asked.filter((name) => answered.has(name)).length, asked.length)
    }
  }

  /** Say of a lesson how many of its exercises were answered, if it was opened. @param {HTMLElement} line @param {number} number @param {number} count */
  mark(line, number, count) {
    const { lesson = "" } = line.dataset
    const { opened, last } = this.bookmark
    if (!number && !opened.includes(lesson)) return
    const says = [this.state(number, count), ...(lesson === last ? [this.words.here] : [])]
    const said = element("p", { className: "tutor-told", textContent: says.join(" ") })
    said.dataset.state = number === count ? "all" : "some"
    line.append(said)
  }

  /** @param {number} number @param {number} count */
  state(number, count) {
    if (number === count) return told(this.words.answered_all, { count })
    return number ? told(this.words.answered_some, { number, count }) : this.words.opened
  }
}
