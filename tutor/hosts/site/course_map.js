/** The map of the course, drawn by Python for a newcomer: how each topic and each lesson stands by the log of this browser. */

/** @import { Course } from "../learner/course.js" */
/** @import { KeptLog } from "../learner/kept_log.js" */
/** @import { Answer } from "../learner/log.js" */
/** @import { Standing } from "../learner/standings.js" */

import { courseHere } from "../learner/course.js"
import { lastAnswers } from "../learner/log.js"
import { dayOf, NEVER_MET, standings, stateOf, unaided } from "../learner/standings.js"
import { inDays } from "../shared/days.js"
import { all, onEveryPage, the } from "../shared/dom.js"
import { element, told } from "../shared/elements.js"

export class CourseMap {
  /** @param {KeptLog} log @param {Record<string, string>} words @param {() => number} now in milliseconds */
  constructor(log, words, now = Date.now) {
    this.log = log
    this.words = words
    this.now = now
    /** Maps that are no newcomer's any more. @type {WeakSet<HTMLElement>} */
    this.drawn = new WeakSet()
    document.addEventListener("tutor:log", () => this.bring())
    onEveryPage(() => this.bring())
  }

  /** Bring the map up to date, if the page that is open shows it. */
  bring() {
    const course = courseHere()
    for (const map of course ? all(document, ".tutor-map") : []) {
      if (this.log.answers.length || this.drawn.has(map)) this.draw(map, /** @type {Course} */ (course))
    }
  }

  get today() {
    return dayOf(this.now() / 1000)
  }

  /** @param {HTMLElement} map @param {Course} course */
  draw(map, course) {
    const { answers } = this.log
    this.drawn.add(map)
    const met = standings(answers, course.kinds, Math.floor(this.now() / 1000))
    /** @type {Record<string, string>} */
    const says = JSON.parse(map.dataset.words ?? "{}")
    for (const one of all(map, "[data-topic]")) {
      const standing = met.get(one.dataset.topic ?? "") ?? NEVER_MET
      const state = stateOf(standing, this.today)
      one.dataset.state = state
      the(one, '[data-part="state"]').textContent = says[state]
      if (one.matches("tr")) this.row(one, standing, says)
    }
    const answered = lastAnswers(answers)
    for (const one of all(map, "[data-lesson]")) {
      const [, asked] = course.lessons[one.dataset.lesson ?? ""] ?? ["", []]
      this.lesson(one, asked.filter((name) => answered.has(name)).length, asked.length)
    }
  }

  /** @param {HTMLElement} row @param {Standing} standing @param {Record<string, string>} says */
  row(row, { due, last }, says) {
    const back = due !== null && due > this.today
    the(row, '[data-part="back"]').textContent = back ? told(this.words.map_back, { day: inDays(due - this.today) }) : ""
    the(row, '[data-part="met"]').textContent = last.length ? this.day(last[last.length - 1]) : ""
    const answers = the(row, '[data-part="last"]')
    answers.hidden = !last.length
    const how = (/** @type {Answer} */ answer) => says[unaided(answer) ? "right" : answer.right ? "helped" : "wrong"]
    the(answers, "ol").replaceChildren(...last.toReversed().map((one) => element("li", { textContent: `${how(one)}, ${this.day(one)}` })))
  }

  /** @param {HTMLElement} lesson @param {number} done @param {number} of */
  lesson(lesson, done, of) {
    const { map_all: whole, map_some: some, map_none: none } = this.words
    lesson.dataset.done = String(done)
    the(lesson, '[data-part="how-far"]').textContent = told(done === of ? whole : done ? some : none, { done, of })
  }

  /** The day of an answer: today for one that was given while a clock was ahead. @param {Answer} answer */
  day({ time }) {
    return inDays(Math.min(dayOf(time) - this.today, 0))
  }
}
