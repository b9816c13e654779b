/**
 * Tricks that come and go before a question is asked, at the pace of a table: each stays for some seconds, or until a press.
 * The number of those that go adapts: one more after a right answer, one less after a wrong one; those before them stay. No
 * time is measured. On paper, and once it is answered, all of them are there to be seen (`fleeting.css`).
 */

import { all, the } from "../shared/dom.js"
import { still } from "../table/flight.js"

const KEY = "tutor watching"
const VERSION = 1
const SECOND = 1000

/** How many of the last tricks go, at first and at the most, and how long each stays. @typedef {{ length: number, pace: string }} Wish */
const LONGEST = 13
/** @type {Wish} */
const AT_FIRST = { length: 3, pace: "3" }

/** What an exercise begins with: the tricks that will come and go, or the answer. @param {HTMLElement} root @param {HTMLElement} answer */
export function firstOf(root, answer) {
  return root.dataset.fleeting === "before" ? the(root, "[data-watch]") : answer
}

/** The tricks of one exercise. */
export class Fleeting {
  /** @param {HTMLElement} root the exercise @param {HTMLElement} place where it is said what to do @param {() => Storage} store gives the browser's storage, which may fail */
  constructor(root, place, store) {
    this.root = root
    this.place = place
    this.store = store
    this.says = JSON.parse(place.dataset.says ?? "{}")
    this.button = the(place, "[data-watch]")
    this.pace = /** @type {HTMLSelectElement} */ (the(place, "select"))
    this.pace.value = still() ? "press" : this.wish.pace
    this.pace.addEventListener("change", () => this.keep({ ...this.wish, pace: this.pace.value }))
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined
    /** Those that go. @type {HTMLElement[]} */
    this.rows = []
    this.reached = -1
    this.button.addEventListener("click", () => this.go())
    // Another exercise may have come into its place.
    root.addEventListener("tutor:answered", (event) => {
      const { right } = /** @type {CustomEvent<{ right: boolean }>} */ (event).detail
      if (place.isConnected) this.learn(right)
    })
    for (const again of all(root, "[data-again]")) again.addEventListener("click", () => this.begin())
    this.begin()
  }

  /** Those of an exercise in which there are any. @param {HTMLElement} root @param {() => Storage} store */
  static of(root, store) {
    const place = root.querySelector(".fleeting")
    return place instanceof HTMLElement ? new Fleeting(root, place, store) : null
  }

  /** Nothing is shown yet of the tricks that will go. */
  begin() {
    clearTimeout(this.timer)
    const rows = all(this.root, ".board table.tricks tbody tr")
    for (const row of rows) row.removeAttribute("data-gone")
    this.rows = rows.slice(-this.wish.length)
    this.reached = -1
    this.place.hidden = false
    this.at("before")
  }

  /** Show the tricks, or the next of them. */
  go() {
    clearTimeout(this.timer)
    if (this.root.dataset.fleeting === "gone") this.reached = -1
    this.reached++
    if (this.reached >= this.rows.length) return this.at("gone")
    this.at("running")
    if (this.pace.value !== "press") this.timer = setTimeout(() => this.go(), Number(this.pace.value) * SECOND)
  }

  /** @param {"before" | "running" | "gone"} moment */
  at(moment) {
    const { rows, reached, says, pace } = this
    this.root.dataset.fleeting = moment
    rows.forEach((row, at) => row.toggleAttribute("data-gone", at !== reached || moment !== "running"))
    const before = rows.length === 1 ? says.one : says.before.replace("{count}", String(rows.length))
    // The row itself is seen; its words are for ears.
    const heard = Object.assign(document.createElement("span"), { className: "tutor-said" })
    heard.textContent = says.tricks.slice(-rows.length)[reached] ?? ""
    the(this.place, ".caption").replaceChildren({ before, running: heard, gone: says.gone }[moment])
    this.button.textContent = { before: says.show, running: says.next, gone: says.again }[moment]
    this.button.hidden = moment === "running" && pace.value !== "press"
    for (const label of all(this.place, "label")) label.hidden = moment !== "before"
  }

  /** What was answered says how many tricks go the next time. @param {boolean} right */
  learn(right) {
    const { length, pace } = this.wish
    this.keep({ length: Math.min(Math.max(length + (right ? 1 : -1), 1), LONGEST), pace })
  }

  /** What this browser remembers; nothing that cannot be read. @returns {Wish} */
  get wish() {
    try {
      const { v, length, pace } = JSON.parse(this.store().getItem(KEY) ?? "{}")
      return v === VERSION && length >= 1 && length <= LONGEST && this.offers(pace) ? { length, pace } : AT_FIRST
    } catch {
      return AT_FIRST
    }
  }

  /** Whether a pace can be chosen here. @param {unknown} pace */
  offers(pace) {
    return Array.from(this.pace.options).some(({ value }) => value === pace)
  }

  /** @param {Wish} wish */
  keep(wish) {
    try {
      this.store().setItem(KEY, JSON.stringify({ v: VERSION, ...wish }))
    } catch {
      // A browser that keeps nothing begins with three tricks again.
    }
  }
}
