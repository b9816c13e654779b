/** A position that somebody sets up, in every host: presses and texts go to Python, which draws all of it anew. */

/** @import { TableModel } from "../shared/protocol.d.ts" */

import { report } from "../exercise/report.js"
import { copy } from "../classroom/copying.js"
import { all, part, the } from "../shared/dom.js"
import { focused } from "../shared/keyboard.js"
import { Talk } from "../shared/asking.js"
import { KeptPositions } from "./kept_positions.js"

/** What a press changes: the name of its attribute is that of the intent. */
const CHANGES = ["put", "place", "say", "missing"]
/** The parts that change; those between them have said what they have said. */
const CHANGING = ["by", "tables", "places", "pack", "explained", "summary", "controls"]

export class Setup extends Talk {
  /** @param {TableModel} model @param {HTMLElement} el */
  constructor(model, el) {
    super(model, el)
    this.kept = new KeptPositions(() => localStorage)
    this.list()
    el.addEventListener("change", ({ target }) => target instanceof HTMLSelectElement && this.send({ [target.name]: target.value }))
  }

  /** @param {MouseEvent} event */
  onClick({ target }) {
    const button = target instanceof Element ? target.closest("button") : null
    if (!button) return
    const change = CHANGES.find((name) => name in button.dataset)
    if (change) this.send({ [change]: button.dataset[change] })
    else if ("why" in button.dataset) part(this.root, "explained").scrollIntoView({ block: "start" })
    else if ("copies" in button.dataset) this.copy()
    else if ("keeps" in button.dataset) this.keep()
    else if ("report" in button.dataset) report(this.root, button)
    else if (button.dataset.intent) this.press(button)
  }

  /** Keep the position, and say so where all of them stand; or that there is no room. */
  keep() {
    const { link = "", title = "", full = "" } = this.root.dataset
    if (this.kept.keep({ link, title })) this.list()
    else this.say("problem", full)
  }

  /** List what is kept, where the page has a place for it. */
  list() {
    const place = this.root.querySelector('[data-part="kept"]')
    if (place instanceof HTMLElement) this.kept.list(place, this.root.dataset)
  }

  /** The address of the page is the link of the position. */
  copy() {
    const { copied = "", notCopied = "" } = this.root.dataset
    return copy(location.href, the(this.root, '[data-part="copied"]'), { copied, not_copied: notCopied })
  }

  /** @param {string} html */
  show(html) {
    clearTimeout(this.watch)
    const { root } = this
    const fresh = /** @type {HTMLElement} */ (new DOMParser().parseFromString(html, "text/html").querySelector(".tutor-table"))
    const held = focused(root)
    for (const { name, value } of fresh.attributes) root.setAttribute(name, value)
    this.rest()
    if (all(root, ":scope > [data-part]").length === all(fresh, ":scope > [data-part]").length) this.exchange(fresh)
    else {
      root.replaceChildren(...fresh.childNodes)
      this.list()
    }
    if (held && !held.isConnected) this.giveBack(held)
  }

  /** Exchange the parts that change: what was typed stays, and a live region must not be taken out. @param {HTMLElement} fresh */
  exchange(fresh) {
    for (const name of CHANGING) {
      const old = this.root.querySelector(`:scope > [data-part="${name}"]`)
      if (old) old.replaceChildren(...part(fresh, name).childNodes)
    }
  }

  /** The focus goes to what stands in the place of what had it. @param {HTMLElement} held */
  giveBack(held) {
    const said = [...CHANGES, "intent"].find((name) => name in held.dataset)
    const named = held instanceof HTMLSelectElement ? `[name="${held.name}"]` : `button[data-${said}="${held.dataset[said ?? ""]}"]`
    const again = all(this.root, named)[0] ?? all(this.root, "button")[0]
    again?.focus({ preventScroll: true })
  }
}
