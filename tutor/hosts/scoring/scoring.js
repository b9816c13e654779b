/** A score pad: a form for each deal, whose score is told while it is filled in; Python draws all of it. */

/** @import { Message, TableModel } from "../shared/protocol.d.ts" */

import { all } from "../shared/dom.js"
import { chosenText } from "../shared/chosen_text.js"
import { Talk } from "../shared/asking.js"
import { pressThread } from "../table/threads.js"

/** The score is told when nobody has typed for so long. */
const REST_MS = 200
/** So much of a file is read: a match of a hundred deals has a fifth of it. */
const LARGEST = 1_000_000

export class Scoring extends Talk {
  /** @param {TableModel} model @param {HTMLElement} el */
  constructor(model, el) {
    super(model, el)
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.rested = undefined
    /** Whether somebody has begun to write: then the screen stays awake. */
    this.written = false
    this.seen = () => this.stayAwake()
    document.addEventListener("visibilitychange", this.seen)
    el.addEventListener("input", ({ target }) => target instanceof Element && this.typed(target.closest("form")))
    el.addEventListener("change", ({ target }) => target instanceof HTMLInputElement && target.type === "file" && this.open(target))
  }

  /** A phone on the table is not to go dark between two deals, where the browser lets a page ask for that. */
  stayAwake() {
    if (this.written && document.visibilityState === "visible" && this.el.isConnected) navigator.wakeLock?.request("screen").catch(() => {})
  }

  /** Tell what a deal would score, as soon as nobody types. @param {HTMLFormElement | null} form */
  typed(form) {
    if (form?.dataset.sends !== "deal") return
    if (!this.written) {
      this.written = true
      this.stayAwake()
    }
    clearTimeout(this.rested)
    this.rested = setTimeout(() => this.mention({ try: Object.fromEntries(new FormData(form)) }), REST_MS)
  }

  /** @param {Message} message */
  hear(message) {
    super.hear(message)
    if (message.told !== undefined) this.place("preview").innerHTML = message.told
  }

  /** @param {string} name */
  place(name) {
    return all(this.root, `[data-part="${name}"]`)[0] ?? this.root
  }

  /** @param {MouseEvent} event */
  onClick({ target }) {
    const button = target instanceof Element ? target.closest("button") : null
    if (!button || this.busy) return
    const { edit, ended, intent, file, deals } = button.dataset
    if (button.matches(".knot")) this.tie(button)
    else if (edit) this.send({ edit: Number(edit) })
    else if (file) this.send({ file })
    else if (ended) this.send({ deal: { ended } })
    else if (deals) this.send({ deals: Number(deals) })
    else if (intent) this.press(button)
  }

  /** A bet between two players goes on to its next state; the form’s fields say who has doubled whom. @param {HTMLElement} knot */
  tie(knot) {
    pressThread(this.root, knot, () => {})
    const [one, other] = (knot.dataset.cell ?? "").split("-")
    const state = knot.dataset.state ?? ""
    const form = /** @type {HTMLFormElement} */ (knot.closest("form"))
    const fields = [[`doubles-${one}-${other}`, ["1", "2"]], [`doubles-${other}-${one}`, ["-1", "2"]]]
    for (const [name, states] of fields) {
      const field = form.elements.namedItem(/** @type {string} */ (name))
      if (field instanceof HTMLInputElement) field.value = states.includes(state) ? "on" : ""
    }
    this.typed(form)
  }

  /** @param {HTMLInputElement} field */
  async open(field) {
    const text = await chosenText(field, LARGEST)
    if (text !== null) this.send({ open: text })
  }

  /** @param {string} html */
  show(html) {
    clearTimeout(this.watch)
    clearTimeout(this.rested)
    const fresh = /** @type {HTMLElement} */ (new DOMParser().parseFromString(html, "text/html").querySelector(".tutor-table"))
    this.root.replaceChildren(...fresh.childNodes)
    this.rest()
    const heading = all(this.root, '[data-part="entry"] h3')[0]
    if (heading) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
      heading.scrollIntoView({ block: "nearest" })
    }
    this.el.dispatchEvent(new CustomEvent("tutor:scored", { bubbles: true }))
  }

  leave() {
    super.leave()
    clearTimeout(this.rested)
    document.removeEventListener("visibilitychange", this.seen)
  }
}
