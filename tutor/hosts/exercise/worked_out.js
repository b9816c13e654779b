/**
 * How an answer is worked out where no trick is played: a count goes from cards to cards, a sum fills its lines, the rows of a
 * Domino grow turn by turn. What has been counted or laid is pale where it lies open.
 */

import { all, part, the } from "../shared/dom.js"
import { copy, reasonOf } from "./reasons.js"

/** A line that is worked out: the sign of its answer, what it says, and the cards that it is about. @typedef {{ sign: HTMLElement[], says: HTMLElement, cards: string[], first: boolean }} Worked */

/**
 * The lines of what was given and is wrong, then of what is right; or those of the whole answer.
 *
 * @param {DocumentFragment} ready what stands ready to be said
 * @param {Map<string, string>} marks the marks on the parts of an answer
 * @returns {Worked[]}
 */
export function workedOf(ready, marks) {
  const first = (/** @type {string} */ mark) => [...marks].filter(([, marked]) => marked === mark).slice(0, 1)
  const reasons = [...first("extra"), ...first("missed")].flatMap(([name]) => reasonOf(ready, name) ?? [])
  const parts = reasons.map((reason) => worked(all(reason, "[data-laid]"), all(reason, ":scope > strong").slice(0, 1)))
  return [...parts, worked(all(ready, '[data-say="why"] > p[data-laid]'), [])].flatMap((lines) => (lines.length > 1 ? lines : []))
}

/** @param {HTMLElement[]} lines @param {HTMLElement[]} sign @returns {Worked[]} */
function worked(lines, sign) {
  return lines.map((says, at) => ({
    sign, says, cards: (says.dataset.laid ?? "").split(" ").map((one) => one.replace(/^.*:/, "")), first: !at,
  }))
}

/** Some lines, one after the other, and how far somebody has read them. */
export class WorkedOut {
  /** @param {HTMLElement} root @param {Worked[]} lines */
  constructor(root, lines) {
    this.root = root
    this.place = part(root, "shown")
    this.lines = lines
    this.reached = 0
    this.place.hidden = !lines.length
    this.draw()
  }

  /** Show the first line. */
  start() {
    this.walk(1)
  }

  /** One line on, or back. @param {number} by */
  walk(by) {
    this.reached = Math.min(Math.max(this.reached + by, 0), this.lines.length)
    this.draw()
  }

  /** The lines that lead to this one stand above it. */
  draw() {
    const { place, reached, lines } = this
    const begins = lines.slice(0, reached).findLastIndex(({ first }) => first)
    const so = lines.slice(Math.max(begins, 0), reached)
    const gone = so.flatMap(({ cards }) => cards)
    for (const card of all(this.root, '[data-part="asked"] :is(.board .open, .hand) .card[data-card]')) {
      card.toggleAttribute("data-gone", gone.includes(card.dataset.card ?? ""))
    }
    the(place, "[data-felt]").replaceChildren(...so.slice(0, -1).map(({ says }) => paragraph(says)))
    const now = so.at(-1)
    the(place, ".caption").replaceChildren(...(now ? [...now.sign.map(copy), ...copy(now.says).childNodes] : []))
    turnOff(place, reached, lines.length)
  }

  /** Show nothing more. */
  end() {
    this.reached = 0
    this.draw()
    this.place.hidden = true
  }
}

/** @param {HTMLElement} says */
function paragraph(says) {
  const line = document.createElement("p")
  line.append(...copy(says).childNodes)
  return line
}

/** At either end of some steps the button to go farther says that it does nothing. @param {HTMLElement} place @param {number} reached @param {number} count */
export function turnOff(place, reached, count) {
  for (const button of all(place, "[data-walk]")) {
    const to = reached + Number(button.dataset.walk)
    button.setAttribute("aria-disabled", String(to < 0 || to > count))
  }
}
