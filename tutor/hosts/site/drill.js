/**
 * Practice without an end, on the page of any exercise: `#drill=T20` asks for a topic (`practice.js` says what else there is).
 * Each board says why it came; after three right ones in a row one may stop with a good conscience.
 */

/** @import { Course } from "../learner/course.js" */
/** @import { KeptLog } from "../learner/kept_log.js" */
/** @import { Answer } from "../learner/log.js" */
/** @import { Board } from "../learner/practice.js" */

import { courseHere } from "../learner/course.js"
import { nextBoard } from "../learner/practice.js"
import { agoOf } from "../shared/days.js"
import { all, the } from "../shared/dom.js"
import { told } from "../shared/elements.js"

const WISH = /^#drill=([\w.-]+)$/
/** So many right answers in a row are enough. */
const ENOUGH = 3
/** The attribute of the page while one practises: `waiting` until the board has come. */
const PAGE = "data-drill"

/**
 * The tutor, as far as practice needs it: it shows an exercise in the place that is free to show any, and finds the mistake in an
 * answer, in words, `""` if it has no name.
 *
 * @typedef {{ show: (exercise: { kind: string, level: number, seed: number }) => Promise<unknown>, slip: (answer: Answer) => Promise<string> }} Tutor
 */

/** The practice on the page that is open now. */
export class Drill {
  /** @param {KeptLog} log @param {Record<string, string>} words @param {Tutor} tutor @param {() => number} now in milliseconds */
  constructor(log, words, tutor, now = Date.now) {
    this.log = log
    this.words = words
    this.tutor = tutor
    this.now = now
    this.row = 0
    /** The board that is shown, or on its way. @type {Board | null | undefined} */
    this.board = undefined
    document.addEventListener("tutor:page", () => this.begin())
    document.addEventListener("tutor:answered", (event) => this.answered(/** @type {CustomEvent<{ right: boolean, hints: number }>} */ (event)))
    document.addEventListener("click", ({ target }) => target instanceof Element && target.closest("[data-drill-next]") && this.next())
    window.addEventListener("hashchange", () => this.begin())
    this.begin()
  }

  /** What the address asks for, `""` if nothing. */
  get wish() {
    return (all(document, ".tutor-drill").length && WISH.exec(location.hash)?.[1]) || ""
  }

  begin() {
    this.row = 0
    document.documentElement.toggleAttribute(PAGE, Boolean(this.wish))
    for (const part of all(document, ".tutor-drill")) part.hidden = !this.wish
    // On a phone an exercise that is practised has a screen for itself, as a step of a lesson has.
    for (const place of all(document, ".drill-place")) place.classList.toggle("step", Boolean(this.wish))
    const course = courseHere()
    if (!this.wish || !course) return
    the(document, ".tutor-drill h1").textContent = this.title(course)
    this.next()
  }

  /** What is practised. @param {Course} course */
  title({ topics, lessons }) {
    const [what, name = ""] = this.wish.split(".")
    if (Object.hasOwn(topics, what)) return topics[what]
    if (what === "lesson" && Object.hasOwn(lessons, name)) return lessons[name][0]
    return this.words[`drill_${what}`] ?? this.words.drill_kind
  }

  /** Show the next board, or that there is none. */
  async next() {
    const course = courseHere()
    const board = course && nextBoard(this.wish, course, this.log.answers, Math.floor(this.now() / 1000))
    const root = document.documentElement
    this.board = board
    this.foot("")
    const why = the(document, ".tutor-drill .why")
    why.textContent = board ? this.why(board) : this.words.drill_none
    root.setAttribute(PAGE, board ? "waiting" : "none")
    if (!board) return
    const { kind, level, seed } = board
    await this.tutor.show({ kind, level, seed })
    if (root.getAttribute(PAGE) === "waiting") root.setAttribute(PAGE, "")
    window.scrollTo({ top: 0, behavior: "instant" })
    const slip = board.missed && board.last ? await this.tutor.slip(board.last) : ""
    if (slip && this.board === board) why.textContent = this.why(board, slip)
  }

  /** Why a board came. @param {Board} board @param {string} slip the mistake in the last answer to one like it, if it has a name */
  why({ last, missed }, slip = "") {
    if (!last) return this.words.drill_new
    const why = this.words[slip ? "drill_slip" : missed ? "drill_missed_one" : "drill_met"]
    return told(why, { date: agoOf(last.time, this.now() / 1000), slip })
  }

  /** @param {CustomEvent<{ right: boolean, hints: number }>} event */
  answered({ detail: { right, hints } }) {
    if (!this.wish) return
    this.row = right && !hints ? this.row + 1 : 0
    this.foot(this.row >= ENOUGH ? this.words.drill_enough : " ")
    // The exercise itself says first what it has to say.
    if (right) setTimeout(() => the(document, "[data-drill-next]").focus({ preventScroll: true }))
  }

  /** What stands below: a sentence, and what leads on; nothing before an answer. @param {string} sentence */
  foot(sentence) {
    const foot = the(document, ".drill-turns")
    foot.hidden = !sentence
    the(foot, "p").textContent = sentence.trim()
    the(foot, "a").hidden = this.row < ENOUGH
  }
}
