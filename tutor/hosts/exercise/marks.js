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

/** Put their marks on all options of an exercise. @param {HTMLElement} root @param {Map<string, string>} marks by the names of options */
export function lightAll(root, marks) {
  for (const option of all(part(root, "asked"), "[data-option]")) {
    const mark = marks.get(option.dataset.option ?? "")
    if (mark) light(root, option, mark)
  }
}
