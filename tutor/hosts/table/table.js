/**
 * One card table, in every host. Python draws it; this module carries clicks and keys.
 *
 * The host's `model` is anywidget's in JupyterLab and that of `model.js` on the site. What can be pressed carries its
 * move as records write it (`H10`, `discard H10`, `garde`). What changes the position is sent as an intent
 * (`{play: "H10"}`); the answer is a new `html`, or a message.
 */

/** @import { Intent, Message, TableModel } from "../shared/protocol.d.ts" */
/** @import { Held } from "../shared/keyboard.js" */

import { all, part, the } from "../shared/dom.js"
import { consult, hearCoach } from "./coach.js"
import { counts, raise, stoodFor, tellNews, weigh } from "./inferences.js"
import { focus, giveBack, holding, isAShortcut } from "../shared/keyboard.js"
import { Motion } from "./motion.js"
import { closePanels, fold, measure, readOn, wire } from "./panels.js"
import { leaveSpread, pressSpread } from "./spread.js"
import { allows, mark, praise, ruling } from "./rulings.js"
import { obey } from "./settings.js"
import { Talk } from "../shared/asking.js"
import { pressThread } from "./threads.js"

/** The keys that end what is under way. */
const SKIP = ["Enter", " ", "Escape"]
/** As long as one needs to read that there is only one move. */
const READ_MS = 1500
/** The part that nothing takes the place of: it has said what it has said. */
const STAY = ["log"]

/** A table in its place on a page: what it shows, what it waits for, and what somebody has just tried. */
export class Table extends Talk {
  /** @param {TableModel} model @param {HTMLElement} el */
  constructor(model, el) {
    super(model, el)
    // The move that was refused last, as long as nothing else has happened: one that mends it is praised for that.
    /** @type {string | null} */
    this.refused = null
    this.praised = ""
    /** What makes the only move by itself. @type {ReturnType<typeof setTimeout> | undefined} */
    this.passing = undefined
    /** What is under way. @type {Motion | null} */
    this.motion = null
    // Called at once when the table has its place, and when a phone is turned.
    this.sizes = new ResizeObserver(() => measure(this.root))
    this.sizes.observe(el)
    obey(this.root)
    wire(this.root)
  }

  /** Whatever is asked for from a panel, the table itself shows what comes of it, or why nothing does. @param {Intent} intent */
  send(intent) {
    closePanels(this.root)
    super.send(intent)
  }

  /** A move was pressed: say the verdict on it, and make it if the game is on. @param {HTMLElement} button */
  choose(button) {
    focus(button)
    const move = button.dataset.move ?? ""
    const panel = ruling(this.root, move)
    if (panel && !raise(this.root, button, allows(panel))) this.attempt(move, panel)
  }

  /** A move was put together out of several presses: only the tutor may know what is to be said of it. @param {string} move */
  utter(move) {
    const panel = ruling(this.root, move)
    if (panel) this.attempt(move, panel)
    else this.play(move, this.refused)
  }

  /** @param {string} move @param {HTMLElement} panel what is said of it */
  attempt(move, panel) {
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
    hearCoach(this, message)
    if (message.judged) this.heed(message.judged)
    if (message.weighed) weigh(this.root, message.weighed)
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
    fold(this.root)
  }

  /** Show what has happened, then the new table. What is still under way is over then. @param {string} html */
  show(html) {
    clearTimeout(this.watch)
    this.motion?.end()
    clearTimeout(this.passing)
    this.rest()
    closePanels(this.root)
    const fresh = the(new DOMParser().parseFromString(html, "text/html"), ".tutor-table")
    const motion = new Motion(this.root, fresh, () => {
      this.motion = null
      // Who had the focus gets it back, unless they are somewhere else by now.
      this.swap(fresh, holding(this.root) ?? (document.activeElement === document.body ? motion.held : null))
      this.passOn()
    })
    this.motion = motion
    // Another deal is watched with its own hand, and without the words that will stand beside it at the end.
    if (motion.dealt) this.swap(/** @type {HTMLElement} */ (fresh.cloneNode(true)), holding(this.root), ["verdict", ...STAY])
    motion.play()
  }

  /** A turn without a choice passes by itself, for those who wish so, unless they press something first. */
  passOn() {
    const { only, forced } = this.root.dataset
    if (only && forced === "pass") this.passing = setTimeout(() => this.play(only, null), READ_MS)
  }

  /**
   * Exchange the parts one by one: the live regions have to stay, or they would not be read out.
   *
   * @param {HTMLElement} fresh
   * @param {Held | null} held
   * @param {string[]} stay the parts that stay as they are
   */
  swap(fresh, held, stay = STAY) {
    const { root } = this
    takeOver(root, fresh)
    this.refused = null
    tellNews(root, fresh)
    for (const one of all(fresh, ":scope > *")) {
      const name = one.dataset.part ?? ""
      if (stay.includes(name)) continue
      const old = part(root, name)
      if (old.hasAttribute("open")) one.setAttribute("open", "")
      if (name === "verdict") old.innerHTML = one.innerHTML
      else old.replaceWith(one)
    }
    obey(root)
    wire(root)
    fold(root)
    if (held) giveBack(root, held)
  }

  /** @param {MouseEvent} event */
  onClick(event) {
    const { target, detail } = event
    if (!(target instanceof Element)) return
    clearTimeout(this.passing)
    if (this.motion && !target.closest("[popover]")) return this.interrupt(event, this.motion)
    if (target.closest("[data-weighs] > summary") && !this.busy) this.send({ weigh: true })
    consult(this, target)
    const button = target.closest("button")
    if (button) this.pressed(button, detail)
  }

  /** @param {HTMLElement} pressed @param {number} times how often it was pressed at once */
  pressed(pressed, times) {
    const button = stoodFor(this.root, pressed)
    const utter = (/** @type {string} */ said) => this.utter(said)
    if (pressSpread(this.root, button, utter) || pressThread(this.root, button, utter)) return
    const { move, back, intent, part: name } = button.dataset
    // The hand has closed up under the finger of somebody who presses twice, unless the card has waited for that.
    if (move && counts(button, times)) this.choose(button)
    else if (back && times < 2) this.takeBack(back)
    else if (intent) this.press(button)
    else if (name === "more") readOn(this.root)
  }

  /**
   * A press while something is under way asks for no more than what comes next, or for the end of it.
   *
   * @param {MouseEvent | KeyboardEvent} event
   * @param {Motion} motion
   */
  interrupt(event, motion) {
    take(event)
    if (event.target instanceof Element && event.target.closest(".onward") && !("key" in event)) motion.go()
    else if (!isAgain(event)) motion.end()
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (this.holds(event.target)) clearTimeout(this.passing)
    if (this.motion && this.skips(event)) return this.interrupt(event, this.motion)
    if (event.key === "Escape" && this.holds(event.target) && leaveSpread(this.root)) return take(event)
    super.onKey(event)
  }

  /** Whether a key asks for the end of what is under way. @param {KeyboardEvent} event */
  skips(event) {
    const { target, key } = event
    const goesOn = target instanceof Element && target.matches(".onward") && key !== "Escape"
    return this.holds(target) && SKIP.includes(key) && !goesOn && !isAShortcut(event)
  }

  /** @param {EventTarget | null} target */
  holds(target) {
    return target instanceof Element && this.el.contains(target)
  }

  leave() {
    super.leave()
    clearTimeout(this.passing)
    this.sizes.disconnect()
    this.motion?.stop()
  }
}

/** What was pressed was meant for the table, and is nobody else's. @param {Event} event */
function take(event) {
  event.preventDefault()
  event.stopPropagation()
}

/** Whether it is the second press of two, or of a key that is held down. @param {MouseEvent | KeyboardEvent} event */
function isAgain(event) {
  return "repeat" in event ? event.repeat : event.detail === 2
}

/** An element has the attributes of another one, and no more. @param {HTMLElement} root @param {HTMLElement} fresh */
function takeOver(root, fresh) {
  for (const { name } of Array.from(root.attributes)) if (!fresh.hasAttribute(name)) root.removeAttribute(name)
  for (const { name, value } of fresh.attributes) root.setAttribute(name, value)
}
