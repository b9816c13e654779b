/** The lines of play that an answer leads to: that of a part which was given and is wrong, then that of one that is right. */

import { all, part, the } from "../shared/dom.js"
import { copy, reasonOf } from "./reasons.js"

/**
 * A card that is laid, by the seat of its player; the seat that wins the trick with it, and what is said then.
 *
 * @typedef {{ seat: number, card: string, winner: string | undefined, says: Node[] }} Laid
 */
/** The play that an answer leads to, on a felt as it is before it, and the sign of the answer: right or wrong. @typedef {{ felt: HTMLElement, sign: Element[], laid: Laid[] }} Line */

/**
 * @param {HTMLElement} root an exercise
 * @param {DocumentFragment} ready what stands ready to be said
 * @param {Map<string, string>} marks the marks on the parts of an answer
 * @returns {Line[]}
 */
export function linesOf(root, ready, marks) {
  const first = (/** @type {string} */ mark) => [...marks].filter(([, marked]) => marked === mark).slice(0, 1)
  const amiss = [...first("extra"), ...first("missed")]
  return (amiss.length ? amiss : first("right")).flatMap(([name]) => lineOf(root, ready, name))
}

/** The line of one part of an answer: tricks that follow, or a card of the hand. @param {HTMLElement} root @param {DocumentFragment} ready @param {string} name @returns {Line[]} */
function lineOf(root, ready, name) {
  const reason = reasonOf(ready, name)
  if (!reason) return []
  const sign = all(reason, ":scope > strong").slice(0, 1).map(copy)
  const tricks = all(reason, "[data-winner]")
  return tricks.length ? [{ ...followed(tricks, feltOf(root, ready)), sign }] : played(root, ready, name).map((line) => ({ ...line, sign }))
}

/** Tricks on a felt, on which some of their cards may lie already. @param {HTMLElement[]} tricks @param {HTMLElement} felt */
function followed(tricks, felt) {
  const there = all(felt, ".card:not([data-shown])").map((card) => card.dataset.card)
  return { felt, laid: tricks.flatMap(cardsOf).filter(({ card }) => !there.includes(card)) }
}

/** A card of the hand on the felt of its board. @param {HTMLElement} root @param {DocumentFragment} ready @param {string} name */
function played(root, ready, name) {
  const card = root.querySelector(`[data-part="asked"] label.card[data-option="${name}"]`)
  const felt = card?.closest(".board")?.querySelector(".felt")
  const seat = felt ? all(felt, ".seat").findIndex((one) => one.hasAttribute("data-turn")) : -1
  if (!(card instanceof HTMLElement && felt instanceof HTMLElement) || seat < 0) return []
  return [{ felt, laid: [{ seat, card: card.dataset.card ?? "", ...wayOf(ready, name) }] }]
}

/** Who wins the trick with a card that completes it, and what is said of that. @param {DocumentFragment} ready @param {string} name */
function wayOf(ready, name) {
  const way = all(ready, "[data-way]").find(({ dataset }) => dataset.way === name)
  return { winner: way?.dataset.winner, says: way ? [...way.childNodes] : [] }
}

/** The cards of a trick, in their order; the last one completes it. @param {HTMLElement} trick @returns {Laid[]} */
function cardsOf({ dataset: { laid = "", winner }, childNodes }) {
  const cards = laid.split(" ").map((one) => one.split(":"))
  return cards.map(([seat, card], at) => {
    const last = at === cards.length - 1
    return { seat: Number(seat), card, winner: last ? winner : undefined, says: last ? [...childNodes] : [] }
  })
}

/** The felt on which tricks are played that lie on no board. @param {HTMLElement} root @param {DocumentFragment} ready */
function feltOf(root, ready) {
  const place = the(part(root, "shown"), "[data-felt]")
  if (!place.firstElementChild) place.append(copy(the(ready, '[data-say="felt"] > .felt')))
  return the(place, ".felt")
}
