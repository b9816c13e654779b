/**
 * A lesson is a path: one of its steps is shown at a time, under a row of all of them. Buttons, the arrow keys and a swipe
 * turn them; each has its address. Whoever would rather have all on one page says so once.
 *
 * What is done the log says, and where one is the bookmark; the steps themselves stand in the page (`path.py`).
 */

/** @import { Bookmark } from "../learner/bookmark.js" */
/** @import { KeptLog } from "../learner/kept_log.js" */

import { all, named, the } from "../shared/dom.js"
import { lessonHere } from "../learner/course.js"
import { element, told } from "../shared/elements.js"
import { isAShortcut } from "../shared/keyboard.js"
import { AHEAD, HERE, setView, shakyTopics, statesOf } from "./lesson_steps.js"
import { whenIdle } from "./idle.js"

/** Under this the browser keeps that somebody wants all on one page. */
const VIEW = "tutor-lesson"
const WHOLE = "whole"

/** A finger that moves so far sideways, and no more than so far up or down, turns a step. */
const SWIPE = { across: 60, along: 45 }
/** Where a finger or a key has something else to do. */
const TAKEN = ".hand, .prompt:has(> .tables) + .boards, .arrange, .pairs, .tutor-odds, .md-typeset__scrollwrap, .lesson-titles, input, select, textarea, dialog"

/** What a key turns to. @type {Record<string, number>} */
const KEYS = { ArrowLeft: -1, ArrowRight: 1 }

/** The path of the lesson that is open, and of each that is turned to. */
export class LessonPath {
  /** @param {() => Storage} store @param {KeptLog} log @param {Bookmark} bookmark @param {Record<string, string>} words */
  constructor(store, log, bookmark, words) {
    this.store = store
    this.log = log
    this.bookmark = bookmark
    this.words = words
    /** Where a finger has touched the page. @type {Touch | null} */
    this.finger = null
    const passive = { passive: true }
    document.addEventListener("click", (event) => this.onClick(event))
    document.addEventListener("change", ({ target }) => this.onChange(/** @type {HTMLElement} */ (target)))
    document.addEventListener("keydown", (event) => this.onKey(event))
    document.addEventListener("touchstart", (event) => this.touch(event), passive)
    document.addEventListener("touchend", (event) => this.lift(event), passive)
    document.addEventListener("tutor:answered", (event) => this.answered(/** @type {CustomEvent<{ right: boolean }>} */ (event)))
    document.addEventListener("tutor:sought", ({ target }) => this.showAround(/** @type {Element} */ (target)))
    document.addEventListener("tutor:page", () => this.bring())
    window.addEventListener("hashchange", () => this.follow())
    this.bring()
  }

  get steps() {
    return all(document, ".lesson-step")
  }

  /** The number of the step that is shown, from 0. */
  get at() {
    return this.steps.findIndex(({ dataset }) => dataset.view === HERE)
  }

  get whole() {
    return document.documentElement.dataset.lesson === WHOLE
  }

  /** Take up the lesson that stands in the page now, if one does. */
  bring() {
    if (!this.steps.length) return
    document.documentElement.dataset.lesson = this.view()
    const box = /** @type {HTMLInputElement} */ (the(document, ".lesson-path input"))
    box.checked = this.whole
    this.offer()
    this.bookmark.open(lessonHere())
    this.turn(this.at)
    this.follow()
  }

  /** Offer whoever opens the lesson anew to go to where they stopped; a page that was only left is as it was. */
  offer() {
    const heading = the(document, "article h1")
    const { at, number, of } = this.bookmark.in(lessonHere())
    if (number > 1 && !location.hash && !heading.hasAttribute("data-opened")) {
      const link = element("a", { href: `#${at}`, textContent: this.words.go_there })
      heading.after(element("p", { className: "tutor-told" }, told(this.words.last_time, { number, count: of }), " ", link))
    }
    heading.setAttribute("data-opened", "")
  }

  /** How lessons are to be shown, as this browser keeps it. */
  view() {
    try {
      return this.store().getItem(VIEW) ?? ""
    } catch {
      return ""
    }
  }

  /** Show the step to which the address leads: from its beginning, or the very place in it that is named. */
  follow() {
    const target = location.hash && named(document, location.hash)
    if (target) this.showAround(target)
  }

  /** Show the step in which something stands. @param {Element} target */
  showAround(target) {
    const step = target.closest(".lesson-step")
    const number = this.steps.findIndex((one) => one === step)
    if (number < 0) return
    this.turn(number)
    if (this.whole || target.id !== this.steps[number].dataset.step) target.scrollIntoView()
    else this.toTheTop()
  }

  toTheTop() {
    window.scrollTo({ top: 0, behavior: "instant" })
  }

  /** Turn to the step that lies so far from here, as somebody has asked. @param {number} by */
  go(by) {
    const to = this.at + by
    const step = this.steps[to]
    if (!step || this.whole) return
    history.pushState(null, "", `#${step.dataset.step}`)
    this.turn(to)
    this.toTheTop()
    step.tabIndex = -1
    step.focus({ preventScroll: true })
    this.stop(to)
  }

  /** Remember the step at which one is, by its number. @param {number} number */
  stop(number) {
    this.bookmark.stop(lessonHere(), { at: this.steps[number].dataset.step ?? "", number: number + 1, of: this.steps.length })
  }

  /** Show a step, by its number, and say where it is among the others. @param {number} number */
  turn(number) {
    const { steps } = this
    for (const [index, step] of steps.entries()) setView(step, index === number ? HERE : "")
    this.mark(number)
    const [back, next] = ["back", "next"].map((to) => the(document, `[data-turn=${to}]`))
    back.style.visibility = number ? "" : "hidden"
    next.style.visibility = number < steps.length - 1 ? "" : "hidden"
    document.documentElement.toggleAttribute("data-lesson-end", number === steps.length - 1)
    steps[number].setAttribute("aria-label", this.says(number))
    if (number === steps.length - 1) this.conclude()
    whenIdle(() => this.layNext())
  }

  /** Lay the step that comes next out of sight, so that it stands there as soon as somebody turns to it. */
  layNext() {
    const { steps, at } = this
    for (const [index, step] of steps.entries()) if (index !== at) setView(step, index === at + 1 ? AHEAD : "")
  }

  /** @param {number} number */
  says(number) {
    return told(this.words.path_at, { number: number + 1, count: this.steps.length })
  }

  /** Mark in the row what is done, and where one is. @param {number} number */
  mark(number) {
    const states = statesOf(this.steps, this.log.answers, this.bookmark.in(lessonHere()).number)
    const nav = the(document, ".lesson-path")
    // Only the letters change: a new text in the page would have every :has() of the styles looked at anew.
    const [said] = the(nav, ".lesson-at").childNodes
    said.nodeValue = this.says(number)
    const marks = all(nav, ".lesson-row > i")
    for (const [index, link] of all(nav, ".lesson-titles a").entries()) {
      const state = states[index]
      marks[index].dataset.state = index === number ? "here" : state && "done"
      link.toggleAttribute("data-done", state !== "")
      link.title = state && this.words[`path_${state}`]
      if (index === number) link.setAttribute("aria-current", "step")
      else link.removeAttribute("aria-current")
    }
  }

  /** At the end the topics that were shaky can be seen. */
  conclude() {
    const again = the(document, ".lesson-again")
    const shaky = shakyTopics(this.steps, this.log.answers)
    for (const item of all(again, "[data-topic]")) item.hidden = !shaky.has(item.dataset.topic ?? "")
    again.hidden = !shaky.size
  }

  /** An exercise was answered: what is said of it stays in view, and after a right answer one goes on with a press. @param {CustomEvent<{ right: boolean }>} event */
  answered({ target, detail }) {
    const step = target instanceof Element ? target.closest(".lesson-step") : null
    const number = this.steps.findIndex((one) => one === step)
    if (number < 0) return
    this.stop(number)
    this.mark(this.at)
    if (this.whole) return
    // The exercise itself says first what it has to say.
    setTimeout(() => {
      all(this.steps[number], '[data-part="verdict"]')[0]?.scrollIntoView({ block: "nearest" })
      if (detail.right) the(document, "[data-turn=next]").focus({ preventScroll: true })
    })
  }

  /** @param {MouseEvent} event */
  onClick({ target }) {
    const pressed = target instanceof Element ? target.closest("[data-turn], .lesson-titles a") : null
    if (!(pressed instanceof HTMLElement)) return
    if (pressed.dataset.turn) this.go(pressed.dataset.turn === "next" ? 1 : -1)
    else pressed.closest("details")?.removeAttribute("open")
  }

  /** All on one page, or step by step again: whoever asks stays where they are. @param {HTMLElement} box */
  onChange(box) {
    if (!(box instanceof HTMLInputElement && box.closest(".lesson-path"))) return
    const view = box.checked ? WHOLE : ""
    try {
      this.store().setItem(VIEW, view)
    } catch {
      // It holds until the page is left.
    }
    document.documentElement.dataset.lesson = view
    if (this.whole && this.at > 0) this.steps[this.at].scrollIntoView()
    else this.toTheTop()
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const by = KEYS[event.key]
    const { target } = event
    if (!by || event.defaultPrevented || isAShortcut(event) || !(target instanceof Element) || target.closest(TAKEN)) return
    if (this.steps.length && !this.whole) this.go(by)
  }

  /** @param {TouchEvent} event */
  touch({ touches, target }) {
    const free = touches.length === 1 && target instanceof Element && target.closest(".lesson-step") && !target.closest(TAKEN)
    this.finger = free ? touches[0] : null
  }

  /** @param {TouchEvent} event */
  lift({ changedTouches: [finger] }) {
    const from = this.finger
    this.finger = null
    if (!from || this.whole || getSelection()?.toString()) return
    const [across, along] = [finger.clientX - from.clientX, finger.clientY - from.clientY]
    if (Math.abs(across) > SWIPE.across && Math.abs(along) < SWIPE.along) this.go(across < 0 ? 1 : -1)
  }
}
