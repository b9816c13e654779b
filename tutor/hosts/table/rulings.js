/**
 * What the tutor says of every move. It stands ready in the HTML, one panel for all moves that share their reasons, so
 * that trying one asks nobody.
 */

import { all, moves, part, the } from "../shared/dom.js"

// What stands between moves in an attribute.
const BETWEEN = "|"

/**
 * The panel with what is said of a move; none where the table has changed under the finger.
 *
 * @param {HTMLElement} root
 * @param {string} move
 */
export function ruling(root, move) {
  return all(part(root, "rulings"), ":scope > *").find((panel) => among(panel.dataset.moves).includes(move))
}

/**
 * Whether a panel allows its moves.
 *
 * @param {HTMLElement} panel
 */
export function allows(panel) {
  return panel.dataset.legal === "yes"
}

/**
 * Light up the move tried, the cards that bind and the moves that would be allowed, for eyes and ears.
 *
 * @param {HTMLElement} root
 * @param {HTMLElement} panel what is said of the move tried
 * @param {string} tried
 */
export function mark(root, panel, tried) {
  const binding = (panel.dataset.binding ?? "").split(" ")
  const allowed = among(panel.dataset.allowed)
  const words = part(root, "hand").dataset
  for (const button of [...moves(root, "hand"), ...moves(root, "choices")]) {
    const { card, move } = button.dataset
    const marks = []
    if (move === tried) marks.push(allows(panel) ? "triedYes" : "triedNo")
    if (card && binding.includes(card)) marks.push("binding")
    if (move && allowed.includes(move)) marks.push("allowed")
    button.dataset.marks = marks.join(" ")
    the(button, ".state").textContent = marks.map((one) => `, ${words[one]}`).join("")
  }
}

/**
 * Show the praise that fits and hide the other: a right answer earns a word, another one if it mends a mistake, and
 * none twice in a row. Returns the word that was said last.
 *
 * @param {HTMLElement} verdict where the panel is shown
 * @param {boolean} mended whether the move before was refused
 * @param {string} last the word that was said last
 */
export function praise(verdict, mended, last) {
  let said = last
  for (const word of all(verdict, ".praise")) {
    const fits = Boolean(word.dataset.mended) === mended && word.textContent !== last
    word.hidden = !fits
    if (fits) said = word.textContent
  }
  return said
}

/** @param {string | undefined} written moves in an attribute */
function among(written) {
  return (written ?? "").split(BETWEEN)
}
