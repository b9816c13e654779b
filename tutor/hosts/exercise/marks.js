/** The marks on the options of an exercise and on its open cards. */

import { all, part } from "../shared/dom.js"

/**
 * Put a mark on an option or a card, for eyes and ears, or take it away.
 *
 * @param {HTMLElement} root the exercise, which has the words for each mark
 * @param {HTMLElement} option
 * @param {string} mark
 */
export function light(root, option, mark) {
  option.dataset.mark = mark
  if (!mark) option.removeAttribute("data-mark")
  const state = option.querySelector(".state")
  if (state) state.textContent = mark && `, ${root.dataset[mark]}`
}

/** Light up the options and the open cards that decide. @param {HTMLElement} root an exercise @param {string[]} names */
export function lightUp(root, names) {
  for (const card of all(part(root, "asked"), "[data-option], :is(.board, .seen) > .open [data-card]")) {
    if (names.includes(card.dataset.option ?? card.dataset.card ?? "")) light(root, card, "lit")
  }
}
