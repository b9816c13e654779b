/**
 * Cards on their way over a table: from the hand to the felt and back, from their player, and to who has won them.
 *
 * Only where a card is drawn is moved, and how well it is seen, so nothing has to be laid out again on the way. It is not
 * done with a view transition: that freezes the page between two pictures, and as long as it lasts nothing can be pressed.
 */

import { all, the } from "../shared/dom.js"

const FELT = '[data-part="felt"] .card[data-card]'
const HAND = '[data-part="hand"] .card[data-card]'

/** How large a card seems that its player still holds, or has won. */
const HELD = 0.4

/** What flies is above all that lies. */
const ABOVE = { zIndex: 3 }

/** The middle of a card, and how wide it is; or of a player's plate, which has no cards to be seen. @typedef {{ x: number, y: number, width?: number }} Spot */

/**
 * The cards that lie somewhere, by their codes.
 *
 * @param {ParentNode} root
 * @param {string} where
 */
export function cards(root, where = ".card[data-card]") {
  return new Map(all(root, where).map((card) => [card.dataset.card ?? "", card]))
}

/**
 * Change a table, and let each card that has come to the felt or to the hand come from where it was. Whoever had the turn
 * has laid a card that lies at nobody's place. Returns what is under way.
 *
 * @param {HTMLElement} root
 * @param {() => void} change
 * @param {number} ms
 */
export function fly(root, change, ms) {
  const [felt, hand] = [spots(root, FELT), spots(root, HAND)]
  const turn = root.querySelector('[data-part="felt"] [data-turn] .plate')
  const mover = turn && middle(turn)
  change()
  if (still()) return []
  const laid = came(root, FELT, felt)
  const alone = laid.length === 1 ? mover : null
  const start = (/** @type {HTMLElement} */ card) => hand.get(card.dataset.card ?? "") ?? owner(card) ?? alone
  return [
    ...laid.map((card) => travel(card, start(card), ms)),
    ...came(root, HAND, hand).map((card) => travel(card, felt.get(card.dataset.card ?? "") ?? opened(root, card), ms)),
  ]
}

/**
 * Let cards go to a player, who has won them. Returns what is under way.
 *
 * @param {HTMLElement[]} won
 * @param {HTMLElement} plate the player's
 * @param {number} ms
 */
export function sweep(won, plate, ms) {
  if (still()) return []
  const to = middle(plate)
  const gone = { easing: "ease-in", fill: /** @type {const} */ ("forwards") }
  const way = (/** @type {HTMLElement} */ card) => [ABOVE, { transform: between(spot(card), to, HELD), opacity: 0, ...ABOVE }]
  return won.map((card) => card.animate(way(card), { duration: ms, ...gone }))
}

/**
 * Let a card that lies somewhere come from where another one lies, or from a player's plate.
 *
 * @param {HTMLElement} card
 * @param {HTMLElement} from
 * @param {number} ms
 */
export function come(card, from, ms) {
  if (!still()) travel(card, from.matches(".card") ? spot(from) : middle(from), ms)
}

/** Whether somebody would rather not see things move. */
export function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches
}

/** The cards that lie somewhere now and did not before. @param {HTMLElement} root @param {string} where @param {Map<string, Spot>} before */
function came(root, where, before) {
  return [...cards(root, where).entries()].filter(([code]) => !before.has(code)).map(([, card]) => card)
}

/** The plate of the player at whose place a card lies. @param {HTMLElement} card */
function owner(card) {
  const seat = card.closest(".seat")
  return seat ? middle(the(seat, ".plate")) : undefined
}

/** Where a card of the hand has lain that has just been taken up: in the middle. @param {HTMLElement} root @param {HTMLElement} card */
function opened(root, card) {
  return card.hasAttribute("data-fresh") ? middle(the(root, '[data-part="felt"]')) : undefined
}

/**
 * A card comes from where it was; where nobody can say that, it appears.
 *
 * @param {HTMLElement} card
 * @param {Spot | null | undefined} from
 * @param {number} duration
 */
function travel(card, from, duration) {
  const to = spot(card)
  if (!from || !to.width) return card.animate([{ opacity: 0 }, {}], { duration })
  const scale = from.width ? from.width / to.width : HELD
  const way = [{ transform: between(to, from, scale), ...ABOVE }, { transform: "none", ...ABOVE }]
  return card.animate(way, { duration, easing: "ease-out" })
}

/** @param {Spot} from @param {Spot} to @param {number} scale */
function between(from, to, scale) {
  return `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${scale})`
}

/** @param {HTMLElement} root @param {string} where */
function spots(root, where) {
  return new Map([...cards(root, where).entries()].map(([code, card]) => [code, spot(card)]))
}

/** @param {Element} card */
function spot(card) {
  return { ...middle(card), width: card.getBoundingClientRect().width }
}

/** @param {Element} element */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
