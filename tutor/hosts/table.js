/**
 * One card table, in every host. Python draws it; this module carries clicks and keys.
 *
 * The host's `model` is anywidget's in JupyterLab and that of `model.js` on the site. What can be pressed carries its
 * move as records write it (`H10`, `discard H10`, `garde`). What changes the position is sent as an intent
 * (`{play: "H10"}`); the answer is a new `html`, or a message.
 */

/** @import { Message, TableModel } from "./protocol.d.ts" */
/** @import { Held } from "./keyboard.js" */

import { all, part, the } from "./drawn.js"
import { focus, giveBack, holding } from "./keyboard.js"
import { measure, pressPanel, readOn } from "./panels.js"
import { leaveRail, pressRail } from "./rail.js"
import { allows, mark, praise, ruling } from "./rulings.js"
import { obey } from "./settings.js"
import { Talk } from "./talk.js"

/** A table in its place on a page: what it shows, what it waits for, and what somebody has just tried. */
export class Table extends Talk {
  /** @param {TableModel} model @param {HTMLElement} el */
  constructor(model, el) {
    super(model, el)
    // The move that was refused last, as long as nothing else has happened: one that mends it is praised for that.
    /** @type {string | null} */
    this.refused = null
    this.praised = ""
    obey(this.root)
    measure(this.root)
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

  /** A card that was set aside comes back. @param {string} move */
  takeBack(move) {
    if (!this.busy) this.send({ back: move })
  }

  /** @param {Message} message */
  hear(message) {
    super.hear(message)
    if (message.judged) this.heed(message.judged)
  }

  /** The tutor has judged a move of whose verdict nothing stood ready. @param {string} html */
  heed(html) {
    const panel = the(new DOMParser().parseFromString(html, "text/html"), "[data-moves]")
    const move = panel.dataset.moves ?? ""
    const mended = Boolean(this.refused)
    this.refused = move
    this.judge(panel, move, mended)
  }

  /** @param {HTMLElement} panel @param {string} move @param {boolean} mended */
  judge(panel, move, mended) {
    const verdict = part(this.root, "verdict")
    this.say("problem", "")
    mark(this.root, panel, move)
    verdict.innerHTML = panel.innerHTML
    this.praised = praise(verdict, mended, this.praised)
    measure(this.root)
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
    for (const { name } of Array.from(root.attributes)) if (!fresh.hasAttribute(name)) root.removeAttribute(name)
    for (const { name, value } of fresh.attributes) root.setAttribute(name, value)
    this.refused = null
    for (const one of all(fresh, ":scope > *")) {
      const old = part(root, one.dataset.part)
      if (old.hasAttribute("open")) one.setAttribute("open", "")
      if (one.dataset.part === "verdict") old.innerHTML = one.innerHTML
      else old.replaceWith(one)
    }
    obey(root)
    measure(root)
    if (held) giveBack(root, held)
  }

  /** Name the cards of this table for the transition; only one table at a time may do so. @param {boolean} on */
  name(on) {
    for (const card of all(this.root, ".seat .card, .tray .card, .hand .card")) {
      card.style.viewTransitionName = on ? `tutor-${card.dataset.card}` : ""
    }
  }

  /** Escape puts the cards back that are laid out, and is nobody else's then. @param {KeyboardEvent} event */
  onKey(event) {
    const ours = event.key === "Escape" && event.target instanceof Element && this.el.contains(event.target)
    if (!ours || !leaveRail(this.root)) return super.onKey(event)
    event.preventDefault()
    event.stopPropagation()
  }

  /** @param {MouseEvent} event */
  onClick({ target }) {
    const button = target instanceof Element ? target.closest("button") : null
    if (!button) return
    if (pressRail(this.root, button, (move) => this.play(move, this.refused))) return
    if (button.dataset.move) this.choose(button)
    else if (button.dataset.back) this.takeBack(button.dataset.back)
    else if (button.dataset.intent) this.press(button)
    else if (button.dataset.part === "more") readOn(this.root)
    else pressPanel(this.root, button)
  }
}
