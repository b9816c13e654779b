/** The largest size at which a board on the wall is whole in view: its parts one below the other, or in two columns. */

import { all } from "../shared/dom.js"

/** The class of the board that fills the screen. */
export const ON_WALL = "on-wall"
/** How the parts of a board may stand (`wall.css`). */
const LAYOUTS = ["rows", "columns", "columns-right"]
/** The sizes that are tried: a smaller one nobody could read, and at a larger one a sentence takes half the wall. */
const SMALLEST = 0.6
const LARGEST = 2.6 / 1000
/** How many times the space between them is halved. */
const ROUNDS = 8
/** What the names beside a felt need on either side, in its own pixels, beside a card that is so large a part of the window. */
const BESIDE = 66
const CARD = 0.143
const WIDE = 1.6

/**
 * Give a board the largest size with which all of it is in view, above a bar that is so high (in pixels).
 *
 * @param {HTMLElement} board @param {number} bar
 */
export function fillTheWindow(board, bar) {
  const page = document.documentElement
  page.style.setProperty("--wall-bar", `${bar}px`)
  const found = LAYOUTS.map((layout) => ({ layout, size: largest(board, bar, layout) }))
  const { layout, size } = found.reduce((best, one) => (one.size > best.size ? one : best))
  lay(layout, size)
}

/** The largest size for a layout; the smallest one where even that does not do. @param {HTMLElement} board @param {number} bar @param {string} layout */
function largest(board, bar, layout) {
  let [fits, tooLarge] = [SMALLEST, Math.max(1, window.innerHeight * LARGEST)]
  for (let round = 0; round < ROUNDS; round += 1) {
    const size = (fits + tooLarge) / 2
    lay(layout, size)
    if (isInView(board, bar, size)) fits = size
    else tooLarge = size
  }
  return fits
}

/** @param {string} layout @param {number} size */
function lay(layout, size) {
  const { dataset, style } = document.documentElement
  dataset.wall = layout
  style.setProperty("--wall", String(size))
}

/** Whether all of a board is in view, and nobody's name lies under a card. @param {HTMLElement} board @param {number} bar @param {number} size */
function isInView(board, bar, size) {
  const foot = Math.max(0, ...[...board.children].map((part) => part.getBoundingClientRect().bottom))
  if (foot > window.innerHeight - bar + 1 || board.scrollWidth > board.clientWidth + 1) return false
  const card = (window.innerHeight * CARD) / WIDE / size
  const felts = all(board, ".felt[data-seats]:not([data-wide])").filter((felt) => felt.checkVisibility())
  return felts.every((felt) => felt.clientWidth / 2 - WIDE * card > BESIDE)
}
