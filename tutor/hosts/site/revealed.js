/** What is right in an exercise, as a teacher shows it to a class: one reason after another, or all of it. */

import { all, part } from "../shared/dom.js"
import { element } from "../shared/elements.js"
import { light } from "../exercise/marks.js"
import { copy } from "../exercise/reasons.js"
import { hideAnswer, isAnswered, showAnswer } from "../exercise/show_answers.js"

export class Revealed {
  /** @param {HTMLElement} question */
  constructor(question) {
    this.question = question
    /** The reasons that are still to come; none where somebody has answered already. */
    this.left = isAnswered(question) ? [] : this.reasons
    /** Whether reasons stand there now that belong to no answer. */
    this.begun = false
  }

  get reasons() {
    const { content } = /** @type {HTMLTemplateElement} */ (part(this.question, "ready"))
    return all(content, '[data-say="why"] [data-parts]')
  }

  /** Show the next reason, in the place of the one before, with its mark on what it speaks of; after the last one all. */
  next() {
    const reason = this.left.shift()
    if (reason) this.tell([reason])
    else this.whole()
  }

  /** Show the answer as whoever asks for it sees it, also of an exercise that gives its answer to nobody. */
  whole() {
    if (isAnswered(this.question)) return
    if (!showAnswer(this.question)) this.tell(this.reasons.filter(({ dataset }) => dataset.legal !== "no"))
    this.left = []
  }

  /** Say the first of some reasons, and put the marks of all. @param {HTMLElement[]} reasons */
  tell(reasons) {
    this.begun = true
    part(this.question, "verdict").replaceChildren(element("ul", { className: "options" }, ...reasons.slice(0, 1).map(copy)))
    for (const { dataset } of reasons) {
      const parts = (dataset.parts ?? "").split("|")
      const meant = this.options.filter((option) => parts.includes(option.dataset.option ?? ""))
      for (const option of meant) light(this.question, option, dataset.legal === "no" ? "extra" : "right")
    }
  }

  get options() {
    return all(part(this.question, "asked"), "[data-option]")
  }

  /** Take away what was shown, and nothing that somebody has answered. */
  end() {
    if (hideAnswer(this.question) || !this.begun || isAnswered(this.question)) return
    for (const option of this.options) light(this.question, option, "")
    part(this.question, "verdict").replaceChildren()
  }
}
