/** The largest size at which a board on the wall is whole in view: its parts one below the other, or in two columns. */

import { all } from "../shared/dom.js"

/** The class of the board that fills the screen. */
export const ON_WALL = "on-wall"
/** How the parts of a board may stand (`wall.css`). */
const LAYOUTS = ["rows", "columns", "columns-right"]
/** The sizes that are tried: a smaller one nobody could read, and at a larger one a sentence takes half the wall. */
const SMALLEST = 0.6
const LARGEST = 2.6 / 1000
/** How close to the largest one comes. */
const STEP = 0.03
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
  document.documentElement.style.setProperty("--wall-bar", `${bar}px`)
  let [best, size] = [LAYOUTS[0], SMALLEST]
  for (const layout of LAYOUTS) {
    const larger = largest(board, bar, layout, size)
    if (larger > size) [best, size] = [layout, larger]
  }
  lay(best, size)
}

/** The largest size for a layout, if it is larger than one that has been found; otherwise that one. @param {HTMLElement} board @param {number} bar @param {string} layout @param {number} least */
function largest(board, bar, layout, least) {
  const fits = (/** @type {number} */ size) => {
    lay(layout, size)
    return isInView(board, bar, size)
  }
  if (!fits(least + STEP)) return least
  let [found, tooLarge] = [least + STEP, Math.max(1, window.innerHeight * LARGEST)]
  while (tooLarge - found > STEP) {
    const size = (found + tooLarge) / 2
    if (fits(size)) found = size
    else tooLarge = size
  }
  return found
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
