/** Several tables of an exercise, side by side where only one has room: a press on its name or a swipe turns to another one. */

import { all, the } from "../shared/dom.js"

export class Tables {
  /** @param {HTMLElement} asked where an exercise is asked */
  constructor(asked) {
    this.row = the(asked, ".boards")
    this.names = all(asked, "[data-table]")
    if (!this.names.length) return
    for (const [number, name] of this.names.entries()) name.addEventListener("click", () => this.turn(number))
    this.row.addEventListener("scroll", () => this.mark(), { passive: true })
    this.mark()
  }

  /** The boards of the tables. */
  get boards() {
    return /** @type {HTMLElement[]} */ ([...this.row.children])
  }

  /** The number of the table that is in view, from 0: the one whose left edge is nearest to that of the row. */
  get at() {
    const away = this.boards.map(({ offsetLeft }) => Math.abs(offsetLeft - this.row.offsetLeft - this.row.scrollLeft))
    return away.indexOf(Math.min(...away))
  }

  /** Say which table is in view; each that was is marked as seen. */
  mark() {
    for (const [number, name] of this.names.entries()) {
      const here = number === this.at
      name.toggleAttribute("data-here", here)
      if (here) name.dataset.seen = ""
    }
  }

  /** Bring a table into view. @param {number} number */
  turn(number) {
    this.row.scrollTo({ left: this.boards[number].offsetLeft - this.row.offsetLeft })
  }

  /** Bring the table into view on which something stands. @param {Element | undefined} thing */
  turnTo(thing) {
    const number = this.boards.findIndex((board) => thing && board.contains(thing))
    if (number >= 0) this.turn(number)
  }
}
