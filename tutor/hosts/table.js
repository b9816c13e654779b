/**
 * One card table, in every host. Python draws it; this module carries clicks and keys.
 *
 * The host's `model` is anywidget's in JupyterLab and that of `model.js` on the site. What can be pressed carries its
 * move as records write it (`H10`, `discard H10`, `garde`). What changes the position is sent as an intent
 * (`{play: "H10"}`); the answer is a new `html`, or a message.
 */

/** @import { Intent, Message, Progress, TableModel } from "./protocol.d.ts" */
/** @import { Held } from "./keyboard.js" */

import { all, part, the } from "./drawn.js"
import { focus, giveBack, hearKey, holding } from "./keyboard.js"
import { allows, mark, praise, ruling } from "./rulings.js"

// A notebook that was opened again shows its tables, and there may be no kernel behind them: nobody says so.
const SILENCE_MS = 10_000

/** A table in its place on a page: what it shows, what it waits for, and what somebody has just tried. */
class Table {
  /** @param {TableModel} model @param {HTMLElement} el */
  constructor(model, el) {
    this.model = model
    this.el = el
    // The move that was refused last, as long as nothing else has happened: one that mends it is praised for that.
    /** @type {string | null} */
    this.refused = null
    this.praised = ""
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.watch = undefined
    if (!el.querySelector(".tutor-table")) el.innerHTML = model.get("html")
    if (!this.sheet) this.ask()
  }

  /** Ask for the cards. Where nobody answers they stay blank, and one says why; a page of many tables must not jump. */
  ask() {
    this.model.send({ sheet: true })
    if (!this.model.widget_manager) return
    this.watch = setTimeout(() => this.sheet || this.say("problem", this.gone), SILENCE_MS)
  }

  /** The cards are drawn once for a page and a language; a page of the site brings them, a notebook asks for them. */
  get sheet() {
    return document.querySelector(`.tutor-sheet[lang="${this.root.lang}"]`)
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

  /** A move was pressed: say the verdict on it, and make it if the game is on. @param {HTMLElement} button */
  choose(button) {
    focus(button)
    const move = button.dataset.move ?? ""
    const panel = ruling(this.root, move)
    if (!panel) return
    const legal = allows(panel)
    const { refused } = this
    this.refused = legal ? null : move
    if (this.root.hasAttribute("data-live") && legal) this.play(move, refused)
    else this.judge(panel, move, Boolean(refused))
  }

  /** A card that is pressed twice is played once. @param {string} move @param {string | null} refused */
  play(move, refused) {
    if (!this.busy) this.send(refused ? { play: move, refused } : { play: move })
  }

  /** @param {HTMLElement} panel @param {string} move @param {boolean} mended */
  judge(panel, move, mended) {
    const verdict = part(this.root, "verdict")
    this.say("problem", "")
    mark(this.root, panel, move)
    verdict.innerHTML = panel.innerHTML
    this.praised = praise(verdict, mended, this.praised)
  }

  /** @param {HTMLElement} button */
  press(button) {
    const name = button.dataset.intent ?? ""
    this.send({ [name]: name === "deal" ? null : true })
  }

  /** A form sends what was typed: one field alone as it is, several by their names. @param {HTMLFormElement} form */
  submit(form) {
    const typed = Object.fromEntries(new FormData(form))
    const sends = form.dataset.sends ?? ""
    this.send({ [sends]: sends in typed ? typed[sends] : typed })
  }

  /** @param {Intent} intent */
  send(intent) {
    this.say("problem", "")
    this.say("progress", this.root.dataset.working ?? "")
    this.root.setAttribute("aria-busy", "true")
    try {
      this.model.send(intent)
      if (this.model.widget_manager) this.wait()
    } catch (gone) {
      // A kernel that was restarted no longer knows this table.
      console.error(gone)
      this.hear({ error: this.gone })
    }
  }

  /** In a notebook nobody may be there to answer; a page of the site hears from its engine whatever happens. */
  wait() {
    clearTimeout(this.watch)
    this.watch = setTimeout(() => this.hear({ error: this.gone }), SILENCE_MS)
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
    if (message.sheet && !this.sheet) document.body.insertAdjacentHTML("beforeend", message.sheet)
    if (message.error || message.same) this.rest()
    if (message.error) this.complain(message.error)
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
  }

  /** Show the new table: cards glide to their new places where the browser can do that. @param {string} html */
  async show(html) {
    clearTimeout(this.watch)
    const held = holding(this.root)
    const swap = () => this.swap(html, held)
    if (!document.startViewTransition || matchMedia("(prefers-reduced-motion: reduce)").matches) return swap()
    this.name(true)
    const transition = document.startViewTransition(() => {
      swap()
      this.name(true)
    })
    // Another table's transition may skip this one; its cards then simply stand where they belong.
    transition.ready.catch(() => {})
    await transition.finished.catch(() => {})
    this.name(false)
  }

  /**
   * Exchange the parts one by one: the live region has to stay, or it would not be read out.
   *
   * @param {string} html
   * @param {Held | null} held
   */
  swap(html, held) {
    const fresh = the(new DOMParser().parseFromString(html, "text/html"), ".tutor-table")
    const { root } = this
    for (const { name, value } of fresh.attributes) root.setAttribute(name, value)
    if (!fresh.hasAttribute("data-live")) root.removeAttribute("data-live")
    root.removeAttribute("aria-busy")
    this.refused = null
    for (const one of all(fresh, ":scope > *")) {
      const old = part(root, one.dataset.part)
      if (old.hasAttribute("open")) one.setAttribute("open", "")
      if (one.dataset.part === "verdict") old.innerHTML = one.innerHTML
      else old.replaceWith(one)
    }
    if (held) giveBack(root, held)
  }

  /** Name the cards of this table for the transition; only one table at a time may do so. @param {boolean} on */
  name(on) {
    for (const card of all(this.root, ".seat .card, .hand .card")) {
      card.style.viewTransitionName = on ? `tutor-${card.dataset.card}` : ""
    }
  }

  /** @param {MouseEvent} event */
  onClick({ target }) {
    const pressed = target instanceof Element ? target : null
    const move = pressed?.closest("button[data-move]")
    const intent = pressed?.closest("button[data-intent]")
    if (move instanceof HTMLElement) this.choose(move)
    else if (intent instanceof HTMLElement) this.press(intent)
  }
}

/**
 * Bring the table in an element to life; if the element is empty, the model's HTML is put there first.
 *
 * Returns what takes it back: a host that shows the table anew must call it, or two tables would listen to one key.
 *
 * @param {{ model: TableModel, el: HTMLElement }} host
 */
export function render({ model, el }) {
  const table = new Table(model, el)
  const changed = () => table.show(model.get("html"))
  const heard = (/** @type {Message} */ message) => table.hear(message)
  const listeners = new AbortController()
  const { signal } = listeners
  el.addEventListener("click", (event) => table.onClick(event), { signal })
  el.addEventListener("submit", (event) => {
    event.preventDefault()
    table.submit(/** @type {HTMLFormElement} */ (event.target))
  }, { signal })
  // On the window, before JupyterLab's own listener on the document.
  window.addEventListener("keydown", (event) => hearKey(event, el), { signal, capture: true })
  model.on("change:html", changed)
  model.on("msg:custom", heard)
  return () => {
    clearTimeout(table.watch)
    listeners.abort()
    model.off("change:html", changed)
    model.off("msg:custom", heard)
  }
}
