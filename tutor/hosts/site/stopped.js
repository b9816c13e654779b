/**
 * Where somebody stopped: a lesson offers to go there (`progress.js` remembers it), the first page says it, and the page of the
 * course marks what was answered.
 */

/** @import { CourseProgress } from "./progress.js" */

import { all, the } from "../shared/dom.js"
import { element, told } from "../shared/elements.js"
import { lessonHere } from "./progress.js"

/** A lesson of the course by its id: its title, and the names of the steps that it asks, one after the other. @typedef {[string, string]} Titled */

const STEP = '[id^="step-"]'

/** What the pages of the site know of where one stopped: for the page that is open, and for each that is turned to. */
export class Stopped {
  /** @param {CourseProgress} progress @param {Record<string, string>} words the sentences that are said */
  constructor(progress, words) {
    this.progress = progress
    this.words = words
    document.addEventListener("tutor:answered", (event) => this.answered(/** @type {CustomEvent<{ right: boolean }>} */ (event)))
    document.addEventListener("tutor:page", () => this.bring())
    window.addEventListener("pageshow", ({ persisted }) => persisted && this.bring())
    this.bring()
  }

  /** Do on the page that is open now what is to be done on it. */
  bring() {
    for (const line of all(document, ".tutor-stopped")) {
      const link = /** @type {HTMLAnchorElement | null} */ (line.parentElement?.querySelector("a.tutor-begin"))
      if (!link) continue
      this.goOn(line, link)
      this.lift(line, link)
    }
    for (const course of all(document, ".tutor-course")) this.mark(course)
    if (lessonHere()) this.read(lessonHere())
  }

  /** A lesson: offer to go to where one stopped. @param {string} lesson */
  read(lesson) {
    const heading = the(document, "article h1")
    const { at, number, of } = this.progress.steps(lesson)
    // Who comes back to a page that they have left finds it as it was.
    if (number > 1 && !location.hash && !heading.hasAttribute("data-opened")) heading.after(this.offer(at, number, of))
    heading.setAttribute("data-opened", "")
    this.progress.open(lesson)
  }

  /** A line that leads to a step. @param {string} at @param {number} number @param {number} count */
  offer(at, number, count) {
    const link = element("a", { href: `#${at}`, textContent: this.words.go_there })
    return element("p", { className: "tutor-told" }, this.say("last_time", { number, count }), " ", link)
  }

  /** @param {CustomEvent<{ right: boolean }>} event */
  answered({ target, detail }) {
    const exercise = /** @type {HTMLElement} */ (target).closest(STEP)
    if (exercise && lessonHere()) this.progress.done(lessonHere(), exercise.id.replace("step-", ""), detail.right)
  }

  /**
   * The first page: let its link lead to where one stopped, or to the next lesson where one has finished. The line knows the
   * lessons in their order, and where they lie.
   *
   * @param {HTMLElement} line
   * @param {HTMLAnchorElement} link
   */
  goOn(line, link) {
    /** @type {Record<string, Titled>} */
    const lessons = JSON.parse(line.dataset.lessons ?? "{}")
    const { last } = this.progress.kept
    // What stands there on a first visit, it says again when all is forgotten.
    const { says, leads } = Object.assign(link.dataset, { says: link.textContent, leads: link.getAttribute("href"), ...link.dataset })
    const known = Object.hasOwn(lessons, last)
    line.hidden = !known
    link.textContent = says
    link.href = leads ?? ""
    if (!known) return
    const [title, names] = lessons[last]
    const { done } = this.progress.steps(last)
    if (names.split(" ").some((name) => !done.includes(name))) return this.goBack(line, link, title)
    const next = after(Object.keys(lessons), last)
    line.textContent = this.say(next ? "finished" : "all_finished", { lesson: title })
    if (next) this.leadTo(link, lessons[next][0], `${line.dataset.at}${next}/`)
  }

  /** Lead to the step at which one stopped in the lesson that was last open. @param {HTMLElement} line @param {HTMLAnchorElement} link @param {string} title */
  goBack(line, link, title) {
    const { last } = this.progress.kept
    const { at, number, of } = this.progress.steps(last)
    line.textContent = number > 1 ? this.say("stopped", { number, count: of }) : this.words.begun
    this.leadTo(link, title, `${line.dataset.at}${last}/${number > 1 ? `#${at}` : ""}`)
  }

  /** @param {HTMLAnchorElement} link @param {string} lesson @param {string} place */
  leadTo(link, lesson, place) {
    link.href = place
    link.textContent = this.say("go_on", { lesson })
  }

  /** Who comes back finds the way on at the top, before the table that greets a newcomer. @param {HTMLElement} line @param {HTMLElement} link */
  lift(line, link) {
    for (const one of all(document, ".tutor-on")) one.remove()
    if (line.hidden) return
    const copy = /** @type {HTMLElement} */ (link.cloneNode(true))
    copy.classList.remove("tutor-begin")
    the(document, "h1").after(element("p", { className: "tutor-on" }, copy, " ", line.textContent ?? ""))
  }

  /** The page of the course: what was answered of each lesson, where one stopped, and a way to forget it. @param {HTMLElement} course */
  mark(course) {
    const { last, lessons } = this.progress.kept
    for (const said of all(document, ".tutor-told")) said.remove()
    for (const line of all(course, "[data-lesson]")) {
      const { lesson = "", steps = "" } = line.dataset
      if (!Object.hasOwn(lessons, lesson)) continue
      const order = steps.split(" ")
      const answered = lessons[lesson].done.filter((one) => order.includes(one)).length
      const says = [this.state(answered, order.length), ...(lesson === last ? [this.words.here] : [])]
      const said = element("p", { className: "tutor-told", textContent: says.join(" ") })
      said.dataset.state = answered === order.length ? "all" : "some"
      line.append(said)
    }
    if (last) this.offerToForget(course)
  }

  /** @param {number} answered @param {number} count */
  state(answered, count) {
    if (answered === count) return this.say("answered_all", { count })
    return answered ? this.say("answered_some", { number: answered, count }) : this.words.opened
  }

  /** A first press asks, a second one does it. @param {HTMLElement} course */
  offerToForget(course) {
    const { words } = this
    const button = element("button", { type: "button", className: "md-button", textContent: words.forget })
    const line = element("p", { className: "tutor-told", role: "status" }, words.remembered, button)
    course.before(line)
    button.addEventListener("click", () => {
      if (button.textContent !== words.forget_sure) button.textContent = words.forget_sure
      else this.forget(line)
    })
  }

  /** @param {HTMLElement} line */
  forget(line) {
    if (!this.progress.forget()) return line.append(` ${this.words.not_forgotten}`)
    for (const said of all(document, ".tutor-told")) if (said !== line) said.remove()
    line.textContent = this.words.forgotten
    line.tabIndex = -1
    line.focus()
  }

  /** A sentence with its parts filled in. @param {string} name @param {Record<string, string | number>} parts */
  say(name, parts) {
    return told(this.words[name], parts)
  }
}

/** What comes after a thing among others, if anything does. @param {string[]} things @param {string} one */
function after(things, one) {
  return /** @type {string | undefined} */ (things[things.indexOf(one) + 1])
}
