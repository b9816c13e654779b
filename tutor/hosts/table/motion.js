/**
 * What has happened at a table, one thing after the other before one's eyes, and in words for those who do not see it.
 *
 * Python has drawn the felt as it lay at each moment. Here one follows the other, at the pace that the reader wishes: a
 * card comes from its player, the winner of a trick is lit, their trick is swept to them. A press skips all that.
 */

/** @import { Held } from "../shared/keyboard.js" */

import { all, part, the } from "../shared/dom.js"
import { cards, fly, sweep } from "./flight.js"
import { focused, holding } from "../shared/keyboard.js"
import { fold } from "./panels.js"

/** How long things take, in milliseconds: a card, a trick that lies there complete, its way to the winner, a word. */
const CARD = 350
const LIT = 900
const SWEEP = 300
const WORD = 700

/** A table on its way to what it is now. */
export class Motion {
  /**
   * @param {HTMLElement} root
   * @param {HTMLElement} fresh the table as it is now
   * @param {() => void} arrive what shows it
   */
  constructor(root, fresh, arrive) {
    this.root = root
    this.fresh = fresh
    this.arrive = arrive
    const drawn = /** @type {HTMLTemplateElement} */ (part(fresh, "moments"))
    this.moments = all(drawn.content, ".moment")
    this.onward = the(drawn.content, ".onward")
    /** Whether the hand and all else belong to a new deal. */
    this.dealt = drawn.hasAttribute("data-dealt") && this.shows
    /** What had the focus at first: the text in which it may be goes, and the button to go on takes it. @type {Held | null} */
    this.held = holding(root)
    /** @type {Animation[]} */
    this.flights = []
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined
    /** What goes on when the pause is over. */
    this.go = () => {}
  }

  get pace() {
    return this.root.dataset.pace
  }

  /** Whether there is anything to be watched: the last card alone can come while one plays on. */
  get shows() {
    return this.pace !== "once" && (this.moments.length > 1 || this.moments.some(winner))
  }

  /** Show every moment, then the table as it is now. Where there is nothing to be watched, that is done at once. */
  async play() {
    part(this.root, "log").replaceChildren()
    if (this.shows) await this.watch()
    this.end(this.pace === "once" ? 0 : this.long(CARD))
  }

  async watch() {
    this.root.setAttribute("data-moving", "")
    while (this.shows) {
      const [moment] = this.moments
      await this.gather(moment)
      await this.show(moment)
    }
    await this.gather(this.fresh)
  }

  /** Whoever has won the trick that lies there takes it, unless it lies there still at the next moment. @param {HTMLElement} next */
  gather(next) {
    const felt = part(this.root, "felt")
    const plate = felt.querySelector("[data-wins] > .plate")
    const stay = cards(the(next, ".felt"))
    const won = all(felt, ".seat > .card").filter((card) => !stay.has(card.dataset.card ?? ""))
    if (!(plate instanceof HTMLElement) || !won.length) return undefined
    this.flights.push(...sweep(won, plate, this.long(SWEEP)))
    return this.pause(this.long(SWEEP))
  }

  /** Show a moment, for as long as it takes to see and to read it. @param {HTMLElement} moment */
  async show(moment) {
    this.moments.shift()
    const { root } = this
    const [old, felt] = [the(root, '[data-part="felt"] > .felt'), the(moment, ".felt")]
    const before = cards(old)
    const came = [...cards(felt).keys()].filter((code) => !before.has(code))
    const won = winner(felt)
    won?.removeAttribute("data-wins")
    this.tell(moment)
    this.flights.push(...fly(root, () => old.replaceWith(felt), this.long(CARD)))
    this.leave(came)
    const step = this.pace === "step"
    await this.pause(this.long(came.length ? CARD : step ? 0 : WORD))
    won?.setAttribute("data-wins", "")
    if (step) await this.asked()
    else if (won) await this.pause(this.long(LIT))
  }

  /** The lines of a moment: to be read where the verdict stands, and to be heard from the log. @param {HTMLElement} moment */
  tell(moment) {
    const lines = all(moment, ":scope > p")
    if (!lines.length) return
    const caption = document.createElement("div")
    caption.className = "caption"
    caption.setAttribute("aria-hidden", "true")
    caption.append(...lines.map((line) => line.cloneNode(true)))
    part(this.root, "verdict").replaceChildren(caption)
    fold(this.root)
    this.log(moment)
  }

  /** @param {HTMLElement} moment */
  log(moment) {
    part(this.root, "log").append(...all(moment, ":scope > p"))
  }

  /** Cards that are not in the hand any more leave their places empty: no card moves under the finger. @param {string[]} laid */
  leave(laid) {
    const kept = cards(part(this.fresh, "hand"))
    for (const [code, card] of cards(part(this.root, "hand"))) {
      if (laid.includes(code) && !kept.has(code)) card.setAttribute("data-laid", "")
    }
  }

  /** Wait until somebody says so: the button is where they were, if they were at this table. */
  asked() {
    const here = focused(this.root)
    if (!this.onward.isConnected) part(this.root, "controls").prepend(this.onward)
    if (here && here !== this.onward) {
      this.held = holding(this.root)
      this.onward.focus()
    }
    return /** @type {Promise<void>} */ (new Promise((go) => (this.go = go)))
  }

  /** @param {number} ms */
  pause(ms) {
    return /** @type {Promise<void>} */ (new Promise((go) => {
      this.go = go
      this.timer = setTimeout(go, ms)
    }))
  }

  /** What takes so long takes longer at a slow pace. @param {number} ms */
  long(ms) {
    return this.pace === "slow" ? 2 * ms : ms
  }

  /**
   * Show the table as it is now. What has not been seen yet is heard at least.
   *
   * @param {number} ms for how long the cards glide that go to other places; usually they just lie there
   */
  end(ms = 0) {
    this.stop()
    for (const moment of this.moments) this.log(moment)
    this.onward.remove()
    if (ms) fly(this.root, this.arrive, ms)
    else this.arrive()
  }

  /** Show nothing more, and do not wait for anything: whatever was to come after a pause never does. */
  stop() {
    clearTimeout(this.timer)
    for (const flight of this.flights) flight.cancel()
  }
}

/** The place of who has won the trick that lies on a felt. @param {HTMLElement} felt */
function winner(felt) {
  return felt.querySelector(".seat[data-wins]")
}
