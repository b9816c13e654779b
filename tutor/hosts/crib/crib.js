/** The page that lies on the table: what is chosen goes to Python, and the letters are made as large as its sheet allows. */

/** @import { TableModel } from "../shared/protocol.d.ts" */

import { all, part, the } from "../shared/dom.js"
import { Talk } from "../shared/asking.js"

/** The letters in points, by what is wanted: those to begin with. A little is taken away as long as not all stands on the sheet. */
const WANTED = { usual: 12, large: 24 }
const LEAST = 4
const STEP = 0.25

export class Crib extends Talk {
  /** @param {TableModel} model @param {HTMLElement} el */
  constructor(model, el) {
    super(model, el)
    el.addEventListener("change", ({ target }) => target instanceof HTMLSelectElement && this.send({ [target.name]: target.value }))
    this.fit()
  }

  /** @param {MouseEvent} event */
  onClick({ target }) {
    const button = target instanceof Element ? target.closest("button") : null
    if (!button) return
    if ("prints" in button.dataset) window.print()
    else if (button.dataset.intent) this.press(button)
  }

  /** @param {string} html */
  show(html) {
    clearTimeout(this.watch)
    const { root } = this
    const fresh = /** @type {HTMLElement} */ (new DOMParser().parseFromString(html, "text/html").querySelector(".tutor-table"))
    for (const { name, value } of fresh.attributes) root.setAttribute(name, value)
    this.rest()
    for (const name of ["by", "leaf"]) part(root, name).replaceChildren(...part(fresh, name).childNodes)
    this.fit()
  }

  /** Find the largest letters with which all stands on one sheet: a copy is laid out as on paper, where nobody sees it. */
  fit() {
    const { paper = "", print = "" } = this.root.dataset
    const copy = /** @type {HTMLElement} */ (the(this.root, ".leaf").cloneNode(true))
    copy.classList.add("measured")
    copy.dataset.paper = paper
    this.root.append(copy)
    let size = print === "large" ? WANTED.large : WANTED.usual
    for (; size > LEAST; size -= STEP) {
      copy.style.fontSize = `${size}pt`
      if (copy.scrollWidth <= copy.clientWidth && copy.scrollHeight <= copy.clientHeight) break
    }
    copy.remove()
    for (const leaf of all(this.root, ".leaf")) leaf.style.setProperty("--letters", `${size}pt`)
  }
}
