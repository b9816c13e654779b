/**
 * Where somebody stopped: a lesson remembers it (`progress.js`) and offers to go there, the first page says it, and the page of
 * the course marks what was answered.
 */

import { all, the } from "../shared/dom.js"
import { element, told } from "../shared/elements.js"
import { CourseProgress, place } from "./progress.js"

/** A lesson of the course by its id: its title, and the names of the steps that it asks, one after the other. @typedef {[string, string]} Titled */

const STEP = '[id^="step-"]'

/** Whatever is in the middle of a window is being read. */
const MIDDLE = { rootMargin: "-40% 0px" }

/** What the pages of the site know of where one stopped: for the page that is open, and for each that is turned to. */
export class Stopped {
  /** @param {() => Storage} store @param {Record<string, string>} words the sentences that are said */
  constructor(store, words) {
    this.progress = new CourseProgress(store)
    this.words = words
    /** @type {IntersectionObserver | null} */
    this.reader = null
    document.addEventListener("tutor:answered", ({ target }) => this.answered(/** @type {HTMLElement} */ (target)))
    document.addEventListener("tutor:page", () => this.bring())
    window.addEventListener("pageshow", ({ persisted }) => persisted && this.bring())
    this.bring()
  }

  /** The lesson that is open, by its id; `""` on any other page. */
  get lesson() {
    return all(document, ".tutor-lesson[data-lesson]")[0]?.dataset.lesson ?? ""
  }

  /** Do on the page that is open now what is to be done on it. */
  bring() {
    this.reader?.disconnect()
    for (const line of all(document, ".tutor-stopped")) this.goOn(line)
    for (const course of all(document, ".tutor-course")) this.mark(course)
    if (this.lesson) this.read(this.lesson)
  }

  /** A lesson: offer to go to where one stopped, and watch how far one comes. @param {string} lesson */
  read(lesson) {
    const steps = all(document, STEP)
    const heading = the(document, "article h1")
    const order = steps.map(stepOf)
    const at = place(this.progress.steps(lesson), order)
    // Who comes back to a page that they have left finds it as it was.
    if (at > 1 && !location.hash && !heading.hasAttribute("data-opened")) heading.after(this.offer(at, order))
    heading.setAttribute("data-opened", "")
    this.progress.open(lesson)
    this.reader = new IntersectionObserver((changes) => {
      for (const { isIntersecting, target } of changes) if (isIntersecting) this.progress.see(lesson, stepOf(target), order)
    }, MIDDLE)
    for (const step of steps) this.reader.observe(step)
  }

  /** A line that leads to a step, by its number among them. @param {number} at @param {string[]} order */
  offer(at, order) {
    const link = element("a", { href: `#step-${order[at - 1]}`, textContent: this.words.go_there })
    return element("p", { className: "tutor-told" }, this.say("last_time", { number: at, count: order.length }), " ", link)
  }

  /** @param {HTMLElement} root */
  answered(root) {
    const step = root.closest(STEP)
    if (step && this.lesson) this.progress.answer(this.lesson, stepOf(step))
  }

  /**
   * The first page: let its link lead to where one stopped, or to the next lesson where one has finished. The line knows the
   * lessons in their order, and where they lie.
   *
   * @param {HTMLElement} line
   */
  goOn(line) {
    /** @type {Record<string, Titled>} */
    const lessons = JSON.parse(line.dataset.lessons ?? "{}")
    const { last } = this.progress.kept
    const link = /** @type {HTMLAnchorElement | null} */ (line.parentElement?.querySelector("a.tutor-begin"))
    if (!link) return
    // What stands there on a first visit, it says again when all is forgotten.
    const { says, leads } = Object.assign(link.dataset, { says: link.textContent, leads: link.getAttribute("href"), ...link.dataset })
    const known = Object.hasOwn(lessons, last)
    line.hidden = !known
    link.textContent = says
    link.href = leads ?? ""
    if (!known) return
    const [title, named] = lessons[last]
    const order = named.split(" ")
    const at = place(this.progress.steps(last), order)
    const next = at ? last : after(Object.keys(lessons), last)
    line.textContent = this.told(title, at, order.length, next)
    if (!next) return
    link.href = `${line.dataset.at}${next}/${at > 1 ? `#step-${order[at - 1]}` : ""}`
    link.textContent = this.say("go_on", { lesson: lessons[next][0] })
  }

  /** @param {string} lesson @param {number} at @param {number} count @param {string | undefined} next */
  told(lesson, at, count, next) {
    if (at > 1) return this.say("stopped", { number: at, count })
    if (at === 1) return this.say("begun", { count })
    return this.say(next ? "finished" : "all_finished", { lesson })
  }

  /** The page of the course: what was answered of each lesson, where one stopped, and a way to forget it. @param {HTMLElement} course */
  mark(course) {
    const { last, lessons } = this.progress.kept
    for (const said of all(document, ".tutor-told")) said.remove()
    for (const line of all(course, "[data-lesson]")) {
      const { lesson = "", steps = "" } = line.dataset
      if (!Object.hasOwn(lessons, lesson)) continue
      const order = steps.split(" ")
      const answered = lessons[lesson].answered.filter((one) => order.includes(one)).length
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

/** The name of a step of a lesson. @param {Element} step */
function stepOf(step) {
  return step.id.replace("step-", "")
}

/** What comes after a thing among others, if anything does. @param {string[]} things @param {string} one */
function after(things, one) {
  return /** @type {string | undefined} */ (things[things.indexOf(one) + 1])
}
