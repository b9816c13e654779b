/** A vote on the wall: each option has a letter, and a press on it, or its key, counts one more raised hand. */

import { all } from "../shared/dom.js"
import { element } from "../shared/elements.js"

const LETTERS = [..."ABCDEFGH"]

export class Vote {
  /** @param {HTMLElement} place where the counts stand */
  constructor(place) {
    this.place = place
    /** How many hands were raised for each letter. @type {Map<string, number>} */
    this.hands = new Map()
    /** @type {HTMLElement[]} */
    this.options = []
  }

  /** Give letters to the options of a question of which one is chosen, unless there are too many. @param {HTMLElement | null} question */
  begin(question) {
    this.end()
    const options = question?.dataset.pad === "choose" ? all(question, "[data-option]") : []
    if (options.length > LETTERS.length) return
    this.options = options
    for (const [number, option] of options.entries()) {
      option.dataset.letter = LETTERS[number]
      this.hands.set(LETTERS[number], 0)
    }
    this.say()
  }

  end() {
    for (const option of this.options) option.removeAttribute("data-letter")
    this.options = []
    this.hands.clear()
    this.say()
  }

  /** Count hands for a letter; returns whether an option has it. @param {string} letter @param {number} more */
  count(letter, more) {
    const hands = this.hands.get(letter)
    if (hands === undefined) return false
    this.hands.set(letter, Math.max(0, hands + more))
    this.say()
    return true
  }

  say() {
    const held = this.place.contains(document.activeElement) && /** @type {HTMLElement} */ (document.activeElement).dataset.vote
    const buttons = [...this.hands].map(([letter, hands]) => {
      const button = element("button", { type: "button" }, letter, element("b", { textContent: String(hands) }))
      button.dataset.vote = letter
      return button
    })
    this.place.replaceChildren(...buttons)
    buttons.find(({ dataset }) => dataset.vote === held)?.focus()
  }
}
