/**
 * What an answer leads to, on the felt: the wrong card is played and the trick goes its way, then the right one; an ending is
 * played on card by card. Python has said which cards are laid, and what there is to say of them; this module knows no rule.
 */

/** @import { Laid, Line } from "./lines.js" */

import { all, part, the } from "../shared/dom.js"
import { come, still, sweep } from "../table/flight.js"
import { copy } from "./reasons.js"
import { turnOff } from "./worked_out.js"

/** How long things take, in milliseconds: a card on its way, the time until the next one comes, a trick's way to its winner. */
const CARD = 350
const NEXT = 650
const SWEEP = 300

/** A card that is laid, on its felt: `lies` are all cards of its trick so far, and `gone` all that have left their hands. @typedef {Laid & { felt: HTMLElement, sign: Element[], lies: Laid[], gone: string[], begun: boolean, ends: boolean }} Step */

/** Some lines of play, one after the other, and how far somebody has watched them. */
export class PlayedOn {
  /** @param {HTMLElement} root @param {Line[]} lines */
  constructor(root, lines) {
    this.root = root
    this.place = part(root, "shown")
    this.steps = lines.flatMap(steps)
    this.reached = 0
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined
    this.place.hidden = !this.steps.length
    this.draw()
  }

  get step() {
    return this.steps[this.reached - 1]
  }

  /** Play the first cards by itself, up to where there is something to be said. */
  start() {
    this.go(1)
    if (this.step && !this.step.says.length && !this.step.ends) this.timer = setTimeout(() => this.start(), still() ? 0 : NEXT)
  }

  /** One step on, or back, as somebody wishes; whoever has won the trick that lies there takes it first. @param {number} by */
  async walk(by) {
    clearTimeout(this.timer)
    const lies = this.step ? all(this.step.felt, ".seat > .card") : []
    const plate = this.step?.felt.querySelector("[data-wins] > .plate")
    if (by > 0 && plate instanceof HTMLElement && this.reached < this.steps.length) {
      await Promise.all(sweep(lies, plate, SWEEP).map(({ finished }) => finished))
    }
    this.go(by)
  }

  /** @param {number} by */
  go(by) {
    this.reached = Math.min(Math.max(this.reached + by, 0), this.steps.length)
    this.draw()
    const { step } = this
    if (!step || by < 0) return
    const [card, plate] = [".card", ".plate"].map((name) => the(all(step.felt, ".seat")[step.seat], name))
    come(card, this.source(step.card) ?? plate, CARD)
  }

  /** Draw the felts as they are at this step, the hands without what has been played, and say what there is to say. */
  draw() {
    const { step, reached, place } = this
    for (const { felt } of this.steps) clear(felt)
    for (const card of this.open) card.toggleAttribute("data-gone", step?.gone.includes(card.dataset.card ?? "") ?? false)
    turnOff(place, reached, this.steps.length)
    the(place, ".caption").replaceChildren(...(step ? this.lay(step) : []))
  }

  /** Lay the cards of a trick as it is at a step; returns what is said of it. @param {Step} step @returns {(Node | string)[]} */
  lay({ felt, sign, lies, begun, winner, seat, says }) {
    const seats = all(felt, ".seat")
    if (!begun) for (const card of all(felt, ".seat > .card")) card.hidden = true
    for (const one of lies) seats[one.seat].append(this.card(one.card))
    if (winner) seats[Number(winner)].setAttribute("data-wins", "")
    const who = the(seats[seat], ".who").textContent ?? ""
    const card = seats[seat].querySelector(".card[data-shown] > .tutor-said")?.textContent ?? ""
    return [...sign.map((one) => one.cloneNode(true)), ...(says.length ? says.map((one) => one.cloneNode(true)) : [`${who}${this.place.dataset.colon}${card}`])]
  }

  /** A card as it lies on the felt. @param {string} code */
  card(code) {
    const card = Object.assign(document.createElement("span"), { className: "card" })
    Object.assign(card.dataset, { card: code, shown: "" })
    const source = this.source(code)
    if (source) card.append(...all(source, ":scope > .tutor-said:not(.state)").map(copy), source.querySelector(".face")?.cloneNode(true) ?? "")
    return card
  }

  /** The cards that lie open, or in the hand. */
  get open() {
    return all(this.root, '[data-part="asked"] :is(.board .open, .hand) .card[data-card]').filter((card) => !card.closest(".felt"))
  }

  /** Where a card lies open, or in the hand. @param {string} code */
  source(code) {
    return this.open.find((card) => card.dataset.card === code)
  }

  /** Show nothing more: everything lies as it did when it was asked. */
  end() {
    clearTimeout(this.timer)
    this.reached = 0
    this.draw()
    this.place.hidden = true
  }
}

/** The steps of a line. @param {Line} line @returns {Step[]} */
function steps({ felt, sign, laid }) {
  return laid.map((one, at) => {
    const begins = laid.slice(0, at).findLastIndex(({ winner }) => winner) + 1
    const so = laid.slice(0, at + 1)
    return { ...one, felt, sign, lies: so.slice(begins), gone: so.map(({ card }) => card), begun: !begins, ends: at === laid.length - 1 }
  })
}

/** Let a felt be as it was when it was asked. @param {HTMLElement} felt */
function clear(felt) {
  for (const card of all(felt, ".seat > .card[data-shown]")) card.remove()
  for (const card of all(felt, ".seat > .card[hidden]")) card.hidden = false
  for (const seat of all(felt, ".seat[data-wins]")) seat.removeAttribute("data-wins")
}
