/** The lists of the menu agree: where another game is chosen, the players and the first deals are those that it has. */

import { all } from "../shared/dom.js"

/** Something was chosen: offer what goes with that. Returns whether it was a game. @param {EventTarget | null} target */
export function agree(target) {
  if (!(target instanceof HTMLSelectElement) || target.name !== "variant" || !target.form) return false
  const chosen = target.options[target.selectedIndex]
  const game = chosen.parentElement?.dataset.game
  const able = chosen.dataset.players?.split(" ") ?? []
  offer(target.form, "players", ({ value }) => able.includes(value))
  offer(target.form, "order", ({ value, parentElement }) => !value || parentElement?.dataset.game === game)
  return true
}

/** Offer those choices of a list that fit, and choose the first of them where another one was chosen. @param {HTMLFormElement} form @param {string} name @param {(option: HTMLOptionElement) => boolean} fits */
function offer(form, name, fits) {
  const list = /** @type {HTMLSelectElement} */ (form.elements.namedItem(name))
  const options = Array.from(list.options)
  for (const option of options) option.disabled = option.hidden = !fits(option)
  for (const group of all(list, "optgroup")) group.hidden = !all(group, "option:not([disabled])").length
  if (list.options[list.selectedIndex]?.disabled) list.value = options.find(fits)?.value ?? ""
}
