/** The page of our table: each choice goes to Python, which draws what is otherwise then, and the browser keeps it. */

/** @import { TableModel } from "../shared/protocol.d.ts" */
/** @import { Model } from "../site/model.js" */

import { copy } from "../classroom/copying.js"
import { all, part, the } from "../shared/dom.js"
import { chosenText } from "../shared/chosen_text.js"
import { Talk } from "../shared/asking.js"
import { KeptTable } from "./kept_table.js"

/** What is chosen is sent when nobody has typed for so long. */
const REST_MS = 250
/** So much of a file is read: a table has a hundredth of it. */
const LARGEST = 100_000
/** The parts that change with every choice; the form stays as it is while one chooses. */
const CHANGING = ["sent", "told", "controls"]

export class OurTable extends Talk {
  /** @param {TableModel} model @param {HTMLElement} el */
  constructor(model, el) {
    super(model, el)
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.rested = undefined
    /** Whether the form has said last what stands there, and so need not be drawn anew. */
    this.chosen = false
    el.addEventListener("input", ({ target }) => {
      if (target instanceof Element && target.closest("form")) this.rest_then_choose()
    })
    el.addEventListener("change", ({ target }) => target instanceof HTMLInputElement && target.type === "file" && this.open(target))
  }

  rest_then_choose() {
    clearTimeout(this.rested)
    this.rested = setTimeout(() => this.choose(), REST_MS)
  }

  choose() {
    this.chosen = true
    this.send({ choose: Object.fromEntries(new FormData(/** @type {HTMLFormElement} */ (part(this.root, "form")))) })
  }

  /** Enter chooses at once. */
  submit() {
    clearTimeout(this.rested)
    this.choose()
  }

  /** @param {MouseEvent} event */
  onClick({ target }) {
    const button = target instanceof Element ? target.closest("button") : null
    if (!button) return
    if ("copies" in button.dataset) this.copy()
    else if (button.dataset.intent) {
      this.chosen = false
      this.press(button)
    }
  }

  copy() {
    const { copied = "", notCopied = "", link = "" } = this.root.dataset
    const address = new URL(link, location.href).href
    return copy(address, the(this.root, '[data-part="copied"]'), { copied, not_copied: notCopied })
  }

  /** @param {HTMLInputElement} field */
  async open(field) {
    const text = await chosenText(field, LARGEST)
    if (text !== null) this.send({ open: text })
  }

  /** @param {string} html */
  show(html) {
    clearTimeout(this.watch)
    const { root } = this
    const fresh = /** @type {HTMLElement} */ (new DOMParser().parseFromString(html, "text/html").querySelector(".tutor-table"))
    for (const { name, value } of fresh.attributes) root.setAttribute(name, value)
    this.rest()
    for (const name of this.chosen ? CHANGING : [...CHANGING, "form"]) part(root, name).replaceChildren(...part(fresh, name).childNodes)
    this.chosen = false
  }

  leave() {
    super.leave()
    clearTimeout(this.rested)
  }
}

/**
 * Keep the table that is chosen on a page in this browser, and begin with the one that it keeps.
 *
 * @param {Model} model @param {HTMLElement} el @param {() => Storage} store
 */
export function keepTable(model, el, store) {
  const kept = new KeptTable(store)
  const table = kept.read()?.table
  if (table) {
    // Before the link of another table is taken up, which stands beside ours.
    model.set("state", { ...model.get("state"), our_table: table })
    model.send({ lang: model.get("state").lang })
  }
  model.on("change:html", () => {
    if (kept.keep(model.get("state"))) return
    const problem = all(el, ".problem")[0]
    problem.textContent = the(el, ".tutor-our-table").dataset.full ?? ""
    problem.hidden = false
  })
}
