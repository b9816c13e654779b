/** The pads on which an exercise is answered: what stands on each, whether it is right, and what is to be marked. */

/** @import { Judged, Pad } from "../shared/protocol.d.ts" */

import { Arranged } from "./arrange.js"
import { all, the } from "../shared/dom.js"
import { inOneTabStop } from "../shared/keyboard.js"
import { numberIn, stepBy, writeIn } from "./numbers.js"

/**
 * The pad of an exercise.
 *
 * @param {string | undefined} name
 * @param {HTMLElement} place where it is drawn
 * @param {DocumentFragment} ready what stands ready to be said, and the right answers
 * @returns {Pad}
 */
export function padOf(name, place, ready) {
  const key = the(ready, "[data-key]").dataset
  const answers = JSON.parse(key.key ?? "[]")
  if (name === "number") return new Counted(place, Number(answers[0][0]), key, ready)
  if (name === "arrange") return new Arranged(place, answers[0], JSON.parse(key.demands ?? "[]"), ready)
  return new Chosen(place, answers, name)
}

/** How many exercises there have been on this page in which one is chosen of several. */
let choices = 0

/** Options that are marked, or chosen, and cells of which each is said to be in a state. @implements {Pad} */
class Chosen {
  /** @param {HTMLElement} place @param {string[][]} key @param {string | undefined} name */
  constructor(place, key, name) {
    this.place = place
    this.key = key
    this.name = name
    inOneTabStop(this.fields.filter((field) => field.type === "checkbox"))
    const radios = this.fields.filter((field) => field.type === "radio")
    // Fields of one name are one choice on all of a page, and there may be other exercises on it.
    if (radios.length) choices += 1
    for (const field of radios) field.name = `${field.name}.${choices}`
  }

  get fields() {
    return /** @type {HTMLInputElement[]} */ (all(this.place, "[name=answer], [name^='answer.']"))
  }

  get first() {
    return this.fields[0]
  }

  get answer() {
    return this.fields.filter((field) => field.checked).map((field) => field.value)
  }

  get lacks() {
    const given = this.answer.length
    if (!given) return "nothing"
    return this.name === "pairs" && given < this.key[0].length ? "part" : ""
  }

  /** @param {string[]} answer */
  fill(answer) {
    for (const field of this.fields) field.checked = answer.includes(field.value)
  }

  clear() {
    this.fill([])
  }

  press() {}

  /** @param {string[]} answer @returns {Judged} */
  judge(answer) {
    const right = new Set(this.key.flat())
    const marks = this.fields.map(({ value }) => /** @type {const} */ ([value, mark(right.has(value), answer.includes(value))]))
    const whole = this.key.some((one) => one.length === answer.length && one.every((name) => answer.includes(name)))
    return { fault: whole ? "" : this.fault(answer, right), marks: new Map(marks.filter(([, named]) => named)) }
  }

  /** What is wrong with an answer. @param {string[]} answer @param {Set<string>} right */
  fault(answer, right) {
    if (this.name !== "mark") return "wrong"
    const extra = answer.some((one) => !right.has(one))
    const missing = [...right].some((one) => !answer.includes(one))
    return extra && missing ? "both" : extra ? "extra" : "missing"
  }
}

/** The mark on an option. @param {boolean} right @param {boolean} chosen @returns {"right" | "missed" | "extra" | ""} */
function mark(right, chosen) {
  if (right) return chosen ? "right" : "missed"
  return chosen ? "extra" : ""
}

/** A number, typed or pressed. @implements {Pad} */
class Counted {
  /** @param {HTMLElement} place @param {number} right @param {DOMStringMap} key says how far off it may be, and whether it is a chance that one hopes for @param {DocumentFragment} ready */
  constructor(place, right, key, ready) {
    this.first = /** @type {HTMLInputElement} */ (the(place, "[name=answer]"))
    this.right = right
    this.within = Number(key.within ?? 0)
    /** @type {[number, number] | null} */
    this.chance = "hoped" in key ? [right, 100] : null
    this.ready = ready
    this.key = [[String(right)]]
  }

  get answer() {
    const number = numberIn(this.first)
    return number === null ? [] : [String(number)]
  }

  get lacks() {
    return this.answer.length ? "" : "nothing"
  }

  /** @param {string[]} answer */
  fill([number]) {
    writeIn(this.first, Number(number))
  }

  clear() {
    this.first.value = ""
  }

  /** @param {HTMLElement} button */
  press({ dataset }) {
    if (dataset.step === "sign") this.turn()
    else stepBy(this.first, Number(dataset.step))
  }

  /** The other sign, also before there is a number: the keys of many telephones have no minus. */
  turn() {
    const typed = this.first.value.trim()
    this.first.value = /^[-−]/.test(typed) ? typed.slice(1) : `-${typed.replace(/^\+/, "")}`
    this.first.focus()
  }

  /** A number that comes from a slip is told what slip; of others one hears how it is counted. @param {string[]} answer @returns {Judged} */
  judge([number]) {
    const right = Math.abs(Number(number) - this.right) <= this.within
    if (right) return { fault: "", marks: new Map() }
    const says = this.ready.querySelector(`[data-slip="${number}"]`) ?? the(this.ready, '[data-say="because"]')
    return { fault: "wrong", says: /** @type {HTMLElement} */ (says), marks: new Map() }
  }
}
