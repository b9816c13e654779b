/**
 * A chance that one estimates before one answers. The slider says what it stands at; what was estimated is kept in the
 * log beside how it came out, and never judged: after ten estimates a picture shows whether one is too bold or too shy.
 */

/** An exercise by its name, the estimate in hundredths, the deals won, and of how many. @typedef {[string, number, number, number]} Estimated */
/**
 * An estimate as the page is told of it, or none, with what came out; the page answers with all that there are by now, and
 * whether this one lasts.
 *
 * @typedef {{ given: number | null, won: number, of: number, all: Estimated[], lasts: boolean }} ToldEstimate
 */

import { the } from "../shared/dom.js"

/** From how many estimates on there is a picture, and how far off, in hundredths, is still even. */
const ENOUGH = 10
const EVEN = 5

/** @param {string} sentence @param {Record<string, unknown>} facts */
function told(sentence, facts) {
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => String(facts[name] ?? whole))
}

/** The estimate of one exercise. */
export class Estimate {
  /** @param {HTMLElement} place where the slider stands @param {DocumentFragment} ready what may be said of it */
  constructor(place, ready) {
    this.place = place
    this.ready = ready
    this.field = /** @type {HTMLInputElement} */ (the(place, "input"))
    this.shown = the(place, ".stands-at")
    /** @type {number | null} */
    this.given = null
    /** @type {HTMLElement | null} */
    this.result = null
    for (const event of ["input", "click"]) this.field.addEventListener(event, () => this.take())
    this.clear()
  }

  /** The estimate of an exercise, if one may be given there. @param {HTMLElement} asked @param {DocumentFragment} ready */
  static of(asked, ready) {
    const place = asked.querySelector(".estimate")
    return place instanceof HTMLElement ? new Estimate(place, ready) : null
  }

  /** It stands at no estimate, as it does before it is touched. */
  clear() {
    this.given = null
    this.field.value = this.field.defaultValue
    this.say(this.place.dataset.none ?? "")
  }

  take() {
    this.given = Number(this.field.value)
    this.say(told(this.place.dataset.says ?? "", { number: this.given }))
  }

  /** @param {string} text */
  say(text) {
    this.shown.textContent = text
    this.field.setAttribute("aria-valuetext", text)
  }

  /**
   * How it came out, to be shown beside the answer. The page is told of an estimate that was `answered`; where the host
   * keeps it, it says later what they come to together.
   *
   * @param {boolean} answered
   * @param {HTMLElement} root the exercise
   */
  weighed(answered, root) {
    this.result = /** @type {HTMLElement} */ (the(this.ready, '[data-say="weighed"]').cloneNode(true))
    const { won, of } = this.result.dataset
    const given = answered ? this.given : null
    const { all, lasts } = tellEstimate(root, given, Number(won), Number(of))
    if (given !== null) {
      const lines = [told(this.says.said, { number: given }), ...(lasts ? [] : [this.says.unkept])]
      the(this.result, "p").append(" ", lines.join(" "))
    }
    this.sum(all)
    return this.result
  }

  /** The sentences that may be said of it. @returns {Record<string, string>} */
  get says() {
    return JSON.parse(this.result?.dataset.sentences ?? "{}")
  }

  /** What all estimates come to together, and from enough of them on the picture. @param {Estimated[]} found */
  sum(found) {
    if (!this.result || !found.length) return
    const off = found.map(([, given, won, of]) => given - (100 * won) / of)
    const mean = Math.round(off.reduce((sum, one) => sum + one) / off.length)
    const name = found.length < ENOUGH ? "few" : mean > EVEN ? "bold" : mean < -EVEN ? "shy" : "even"
    the(this.result, ".all-of-them").textContent = told(this.says[name], { count: found.length, off: Math.abs(mean) })
    if (name === "few") return
    const figure = the(this.result, "figure")
    figure.hidden = false
    figure.querySelector("svg")?.append(...found.map(point))
  }
}

/** Tell the page of an estimate, or of none, and hear what there is by now. @param {HTMLElement} root the exercise @param {number | null} given @param {number} won @param {number} of @returns {ToldEstimate} */
export function tellEstimate(root, given, won, of) {
  /** @type {ToldEstimate} */
  const detail = { given, won, of, all: [], lasts: true }
  root.dispatchEvent(new CustomEvent("tutor:estimated", { bubbles: true, detail }))
  return detail
}

/** A point in the picture: what was estimated goes to the right, what came out goes up. @param {Estimated} one */
function point([, given, won, of]) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", "circle")
  for (const [name, value] of Object.entries({ cx: 30 + 2 * given, cy: 210 - (200 * won) / of, r: 5 })) {
    made.setAttribute(name, String(value))
  }
  return made
}
