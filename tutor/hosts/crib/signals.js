/** The sheet of signals for the pocket: by which table’s agreement it is, Python says. */

import { part } from "../shared/dom.js"
import { Talk } from "../shared/asking.js"

export class Signals extends Talk {
  /** @param {MouseEvent} event */
  onClick({ target }) {
    const button = target instanceof Element ? target.closest("button") : null
    if (button?.dataset.intent) this.press(button)
  }

  /** @param {string} html */
  show(html) {
    clearTimeout(this.watch)
    const fresh = /** @type {HTMLElement} */ (new DOMParser().parseFromString(html, "text/html").querySelector(".tutor-table"))
    this.rest()
    for (const name of ["by", "pocket"]) part(this.root, name).replaceChildren(...part(fresh, name).childNodes)
  }
}
