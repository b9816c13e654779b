/** What tables and exercises have in common: they ask their host, wait for it, and say what it says. */

/** @import { Intent, Message, Progress, TableModel } from "./protocol.d.ts" */

import { all, the } from "./dom.js"
import { download } from "./elements.js"
import { focused, hearKey } from "./keyboard.js"

// A notebook that was opened again shows its tables, and there may be no kernel behind them: nobody says so.
const SILENCE_MS = 10_000

/** What is an answer, after which nobody waits any longer. @type {(keyof Message)[]} */
const ANSWERS = ["error", "same", "judged", "weighed", "picture", "text", "opens"]

/** Something that Python has drawn in its place on a page, and the host behind it. */
export class Talk {
  /** @param {TableModel} model @param {HTMLElement} el */
  constructor(model, el) {
    this.model = model
    this.el = el
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.watch = undefined
    if (!el.querySelector(".tutor-table")) el.innerHTML = model.get("html")
    this.lay(model.get("sheet"))
    if (!this.sheet) this.ask()
  }

  /** Ask for the cards. Where nobody answers they stay blank, and one says why; a page of many tables must not jump. */
  ask() {
    this.model.send({ sheet: true })
    if (!this.model.widget_manager) return
    this.watch = setTimeout(() => this.sheet || this.say("problem", this.gone), SILENCE_MS)
  }

  /** The cards are drawn once for a page and a language: a page of the site, or a notebook's first table, brings them. */
  get sheet() {
    return document.querySelector(`.tutor-sheet[lang="${this.root.lang}"]`)
  }

  /** Lay the drawings of the cards down on the page, once. @param {string | undefined} sheet */
  lay(sheet) {
    if (sheet && !this.sheet) document.body.insertAdjacentHTML("beforeend", sheet)
  }

  get root() {
    return the(this.el, ".tutor-table")
  }

  get busy() {
    return this.root.hasAttribute("aria-busy")
  }

  /** What one says where the tutor does not answer any more. */
  get gone() {
    return this.root.dataset.gone ?? ""
  }

  /** @param {Intent} intent */
  send(intent) {
    this.say("problem", "")
    this.say("progress", this.root.dataset.working ?? "")
    this.root.setAttribute("aria-busy", "true")
    focused(this.root)?.setAttribute("data-waits", "")
    try {
      this.model.send(intent)
      if (this.model.widget_manager) this.wait()
    } catch (gone) {
      // A kernel that was restarted no longer knows this table.
      console.error(gone)
      this.hear({ error: this.gone })
    }
  }

  /** Tell the host something for which nobody waits: where nobody listens, it is lost, and nothing else. @param {Intent} intent */
  mention(intent) {
    try {
      this.model.send(intent)
    } catch (gone) {
      console.error(gone)
    }
  }

  /** In a notebook nobody may be there to answer; a page of the site hears from its engine whatever happens. */
  wait(ms = SILENCE_MS) {
    clearTimeout(this.watch)
    this.watch = setTimeout(() => this.hear({ error: this.gone }), ms)
  }

  /** Put a line of text in its place; no text hides the place. @param {string} name @param {string} text */
  say(name, text) {
    const place = the(this.root, `.${name}`)
    place.textContent = text
    place.hidden = !text
  }

  /** @param {Message} message */
  hear(message) {
    clearTimeout(this.watch)
    if (message.sheet) this.say("problem", "")
    this.lay(message.sheet)
    if (ANSWERS.some((name) => name in message)) this.rest()
    give(message)
    if (message.error) this.complain(message.error)
    // Who has pressed nothing and sees all cards need not know that there is nobody to ask.
    if (message.lost && (this.busy || !this.sheet)) this.hear({ error: this.gone })
    if (message.progress) this.progress(message.progress)
  }

  /** @param {string} text */
  complain(text) {
    this.say("problem", text)
    the(this.root, ".problem").scrollIntoView({ block: "nearest" })
  }

  /** @param {Progress} progress */
  progress({ loaded, total, text }) {
    this.say("progress", text)
    if (!total) return
    const bar = Object.assign(document.createElement("progress"), { max: total, value: loaded })
    bar.setAttribute("aria-label", text)
    the(this.root, ".progress").prepend(bar, " ")
  }

  rest() {
    this.say("progress", "")
    this.root.removeAttribute("aria-busy")
    for (const one of all(this.root, "[data-waits]")) one.removeAttribute("data-waits")
  }

  /** What a press on a button asks for: any other deal, what its name says, or that with a number. @param {HTMLElement} button */
  press(button) {
    if (this.busy) return
    const { intent: name = "", number } = button.dataset
    this.send({ [name]: name === "deal" ? null : number ? Number(number) : true })
  }

  /** A form sends what was typed: one field alone as it is, several by their names. @param {HTMLFormElement} form */
  submit(form) {
    if (this.busy) return
    const typed = Object.fromEntries(new FormData(form))
    const sends = form.dataset.sends ?? ""
    this.send({ [sends]: sends in typed ? typed[sends] : typed })
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    hearKey(event, this.el)
  }

  /** It is taken away: nothing is waited for any more. */
  leave() {
    clearTimeout(this.watch)
  }
}

/** Give what was asked for: a file, or another page. @param {Message} message */
function give({ picture, text, file = "", opens }) {
  if (picture) download(picture, file, "image/svg+xml")
  if (text) download(text, file)
  if (opens) location.assign(opens)
}
