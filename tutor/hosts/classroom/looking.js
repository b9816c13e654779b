/** A board that a teacher looks at before it is picked: it opens below its button, and others like it can be asked for. */

/** @import { Pick } from "./picked.js" */
/** @import { Tutor } from "./tutor.js" */
/** @import { Intent } from "../shared/protocol.d.ts" */

import { all, the } from "../shared/dom.js"

export class Looking {
  /** @param {HTMLElement} board its tools, and the place of the board @param {Tutor} tutor @param {(pick: Pick) => string} take picks an exercise, and says so */
  constructor(board, tutor, take) {
    this.board = board
    this.tutor = tutor
    /** The button below which it is open. @type {HTMLElement | null} */
    this.opener = null
    this.level = /** @type {HTMLSelectElement} */ (the(board, '[name="level"]'))
    this.level.addEventListener("change", () => this.change({ exercise: { kind: this.name.split(".")[0], level: this.level.value } }))
    the(board, '[data-part="another"]').addEventListener("click", () => this.change({ deal: null }))
    the(board, '[data-part="take"]').addEventListener("click", () => this.say(take(this.pick)))
  }

  get place() {
    return the(this.board, '[data-part="place"]')
  }

  /** The name of the exercise on the board, whoever has asked for it. */
  get name() {
    return this.place.querySelector(".tutor-question")?.getAttribute("data-name") ?? this.opener?.dataset.looks ?? ""
  }

  /** What is looked at: a position of one's own has all of itself at its button. @returns {Pick} */
  get pick() {
    const { title = "", packed } = this.opener?.dataset ?? {}
    return { name: this.name, title, packed: packed ? JSON.parse(packed) : this.name }
  }

  /** @param {string} sentence */
  say(sentence) {
    the(this.board, '[data-part="said"]').textContent = sentence
  }

  /** Open it below a button, or close it if it is open there. @param {HTMLElement} button */
  async toggle(button) {
    const before = this.opener
    before?.setAttribute("aria-expanded", "false")
    this.opener = before === button ? null : button
    if (!this.opener) return this.board.remove()
    button.setAttribute("aria-expanded", "true")
    this.place.replaceChildren()
    const { task } = button.dataset
    for (const tool of all(this.board, ".for-drawn")) tool.hidden = task !== undefined
    button.after(this.board)
    if (task) await this.tutor.show(this.place, { task }, { exercise: 0 })
    else await this.change({ lang: this.tutor.lang })
  }

  /** Show what comes of an intent at the board. @param {Intent} intent */
  async change(intent) {
    this.say("")
    const { opener, name } = this
    await this.tutor.show(this.place, { exercise: name, help: "" }, intent)
    if (this.opener === opener) this.level.value = this.name.split(".")[2]
  }
}
