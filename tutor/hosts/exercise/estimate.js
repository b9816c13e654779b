/**
 * A chance that one estimates before one answers. The slider says what it stands at; what was estimated is kept in this
 * browser beside how it came out, and never judged: after ten hands a picture shows whether one is too bold or too shy.
 */

/** @import { Estimated, Estimates } from "./estimates.js" */

import { the } from "../shared/dom.js"

/** From how many hands on there is a picture, and how far off, in hundredths, is still even. */
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
   * How it came out, to be shown beside the answer. The first estimate of an exercise is kept, if it was `answered`;
   * where the host keeps it, it says later what they come to together.
   *
   * @param {string} name the exercise
   * @param {{ answered: boolean, kept: Estimates | null }} how
   */
  weighed(name, { answered, kept }) {
    this.result = /** @type {HTMLElement} */ (the(this.ready, '[data-say="weighed"]').cloneNode(true))
    const { says } = this
    const { won, of } = this.result.dataset
    if (answered && this.given !== null) {
      const lasts = !kept || kept.keep([name, this.given, Number(won), Number(of)])
      const lines = [told(says.said, { number: this.given }), ...(lasts ? [] : [says.unkept])]
      the(this.result, "p").append(" ", lines.join(" "))
    }
    if (kept) this.sum(kept.all)
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

/** A point in the picture: what was estimated goes to the right, what came out goes up. @param {Estimated} one */
function point([, given, won, of]) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", "circle")
  for (const [name, value] of Object.entries({ cx: 30 + 2 * given, cy: 210 - (200 * won) / of, r: 5 })) {
    made.setAttribute(name, String(value))
  }
  return made
}
