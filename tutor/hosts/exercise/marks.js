/** The marks on the options of an exercise and on its open cards. */

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
