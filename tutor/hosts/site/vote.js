/** A vote on the wall: each option has a letter, and a press on it, or its key, counts one more raised hand. */

import { all } from "../shared/dom.js"
import { element } from "../shared/elements.js"

const LETTERS = [..."ABCDEFGH"]

export class Vote {
  /** @param {HTMLElement} place where the counts stand; it has the words for taking one back */
  constructor(place) {
    this.place = place
    /** The options that one votes on. @type {HTMLElement[]} */
    this.options = []
    /** The letters for which hands were counted, one after the other. @type {string[]} */
    this.hands = []
  }

  /** Give letters to the options of a question of which one is chosen, unless there are too many. @param {HTMLElement | null} question */
  begin(question) {
    this.end()
    const options = question?.dataset.pad === "choose" ? all(question, "[data-option]") : []
    if (options.length <= LETTERS.length) this.options = options
    for (const [number, option] of this.options.entries()) option.dataset.letter = LETTERS[number]
    this.say()
  }

  end() {
    for (const option of this.options) option.removeAttribute("data-letter")
    this.options = []
    this.hands = []
    this.say()
  }

  /** Count a hand for a letter; returns whether an option has it. @param {string} letter */
  count(letter) {
    const counts = this.options.some(({ dataset }) => dataset.letter === letter)
    if (counts) this.hands.push(letter)
    this.say()
    return counts
  }

  /** The hand that was counted last was not raised; returns whether there was one. */
  takeBack() {
    const last = this.hands.pop()
    this.say()
    return last !== undefined
  }

  say() {
    const { activeElement } = document
    const held = activeElement instanceof HTMLElement && this.place.contains(activeElement) && activeElement.dataset.vote
    const buttons = this.options.map(({ dataset: { letter = "" } }) => {
      const counted = this.hands.filter((one) => one === letter).length
      return this.button(letter, letter, element("b", { textContent: String(counted) }))
    })
    if (this.hands.length) buttons.push(this.less)
    this.place.replaceChildren(...buttons)
    buttons.find(({ dataset }) => dataset.vote === held)?.focus()
  }

  get less() {
    const made = this.button("less", "−1")
    made.setAttribute("aria-label", this.place.dataset.less ?? "")
    return made
  }

  /** @param {string} vote @param {...(Node | string)} content */
  button(vote, ...content) {
    const made = element("button", { type: "button" }, ...content)
    made.dataset.vote = vote
    return made
  }
}
