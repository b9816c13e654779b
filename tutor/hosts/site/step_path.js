/**
 * A path: one of its steps is shown at a time, under a row of all of them. Buttons, the arrow keys and a swipe turn them; each
 * has its address. The steps themselves stand in the page (`path.py`).
 */

/** @import { State } from "./lesson_steps.js" */

import { all, named, the } from "../shared/dom.js"
import { told } from "../shared/elements.js"
import { isAShortcut } from "../shared/keyboard.js"
import { AHEAD, HERE, setView } from "./lesson_steps.js"
import { whenIdle } from "./idle.js"

/** A finger that moves so far sideways, and no more than so far up or down, turns a step. */
const SWIPE = { across: 60, along: 45 }
/** Where a finger or a key has something else to do. */
const TAKEN = ".hand, .prompt:has(> .tables) + .boards, .arrange, .pairs, .tutor-odds, .md-typeset__scrollwrap, .lesson-titles, input, select, textarea, dialog"

/** What a key turns to. @type {Record<string, number>} */
const KEYS = { ArrowLeft: -1, ArrowRight: 1 }

/** The path on the page that is open, if it has one of this sort, and on each that is turned to. */
export class StepPath {
  /** @param {Record<string, string>} words */
  constructor(words) {
    this.words = words
    /** Where a finger has touched the page. @type {Touch | null} */
    this.finger = null
    const passive = { passive: true }
    document.addEventListener("click", (event) => this.onClick(event))
    document.addEventListener("keydown", (event) => this.onKey(event))
    document.addEventListener("touchstart", (event) => this.touch(event), passive)
    document.addEventListener("touchend", (event) => this.lift(event), passive)
    document.addEventListener("tutor:answered", (event) => this.answered(/** @type {CustomEvent<{ right: boolean }>} */ (event)))
    document.addEventListener("tutor:sought", ({ target }) => this.showAround(/** @type {Element} */ (target)))
    document.addEventListener("tutor:page", () => this.bring())
    window.addEventListener("hashchange", () => this.follow())
  }

  /** Whether a path of this sort stands in the page. */
  get isHere() {
    return false
  }

  /** Take up the path that stands in the page now, if one does. */
  bring() {}

  /** How each step stands. @returns {State[]} */
  get states() {
    return []
  }

  /** Somebody has turned to a step, or answered what it asks. @type {(number: number) => void} */
  stop() {}

  /** The last step is shown. */
  conclude() {}

  get steps() {
    return this.isHere ? all(document, ".lesson-step") : []
  }

  /** The number of the step that is shown, from 0. */
  get at() {
    return this.steps.findIndex(({ dataset }) => dataset.view === HERE)
  }

  /** Whether all steps stand on one page. */
  get whole() {
    return false
  }

  /** Show the step to which the address leads: from its beginning, or the very place in it that is named. */
  follow() {
    const target = location.hash && named(document, location.hash)
    if (target) this.showAround(target)
  }

  /** The number of the step in which something stands, from 0; -1 if in none. @param {EventTarget | null} target */
  numberOf(target) {
    const step = target instanceof Element ? target.closest(".lesson-step") : null
    return this.steps.findIndex((one) => one === step)
  }

  /** Show the step in which something stands. @param {Element} target */
  showAround(target) {
    const number = this.numberOf(target)
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

  /** Where one is among the steps. @param {number} number */
  says(number) {
    return told(this.words.path_at, { number: number + 1, count: this.steps.length })
  }

  /** Mark in the row what is done, and where one is. @param {number} number */
  mark(number) {
    const { states } = this
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

  /** An exercise was answered: what is said of it stays in view, and after a right answer one goes on with a press. @param {CustomEvent<{ right: boolean }>} event */
  answered({ target, detail }) {
    const number = this.numberOf(target)
    if (number < 0) return
    this.stop(number)
    this.mark(this.at)
    if (this.whole) return
    // The exercise itself says first what it has to say, and gives the focus to what lies farther below: the board comes back into view.
    setTimeout(() => {
      this.toTheTop()
      all(this.steps[number], '[data-part="verdict"]')[0]?.scrollIntoView({ block: "nearest" })
      if (detail.right) the(document, "[data-turn=next]").focus({ preventScroll: true })
    })
  }

  /** @param {MouseEvent} event */
  onClick({ target }) {
    const pressed = this.isHere && target instanceof Element ? target.closest("[data-turn], .lesson-titles a") : null
    if (!(pressed instanceof HTMLElement)) return
    if (pressed.dataset.turn) this.go(pressed.dataset.turn === "next" ? 1 : -1)
    else pressed.closest("details")?.removeAttribute("open")
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
