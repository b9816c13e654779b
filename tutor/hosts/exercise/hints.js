/** The hints of an exercise: opened one after another, and counted, for help is not held against anybody but remembered. */

import { all, part } from "../shared/dom.js"
import { focused } from "../shared/keyboard.js"
import { light } from "./marks.js"
import { copy } from "./reasons.js"

/** The help of somebody who has seen the answer. */
const SEEN = 3

export class Hints {
  /** @param {HTMLElement} root the exercise */
  constructor(root) {
    this.root = root
    /** How many are open; as many as there can be, once the answer was seen. */
    this.open = 0
  }

  get asked() {
    return part(this.root, "asked")
  }

  get buttons() {
    return all(this.asked, "[data-hint]")
  }

  /** Open a hint; returns whether there was one. The last one is the answer, which is not here. @param {number} number */
  show(number) {
    const { buttons, root } = this
    const held = focused(this.asked)
    for (const button of buttons) button.hidden = button.dataset.hint !== String(number + 1)
    const { content } = /** @type {HTMLTemplateElement} */ (part(root, "ready"))
    const hint = content.querySelector(`[data-say="hint-${number}"]`)
    if (!(hint instanceof HTMLElement)) return false
    this.open = Math.max(this.open, number)
    part(root, "hints").append(copy(hint))
    // The last step of a half-worked example is to find the cards.
    if (root.dataset.help !== "half") this.lightUp((hint.dataset.lit ?? "").split(" "))
    if (held) buttons.find((button) => !button.hidden)?.focus()
    return true
  }

  /** The answer was seen: whoever answers again has had help. */
  seen() {
    this.open = SEEN
  }

  /** Take the hints away again; what was seen stays seen. */
  clear() {
    part(this.root, "hints").replaceChildren()
    for (const button of this.buttons) button.hidden = button.dataset.hint !== "1"
  }

  /** Light up the options and the open cards that decide. @param {string[]} names */
  lightUp(names) {
    for (const card of all(this.asked, "[data-option], :is(.board, .seen) > .open [data-card]")) {
      if (names.includes(card.dataset.option ?? card.dataset.card ?? "")) light(this.root, card, "lit")
    }
  }
}
