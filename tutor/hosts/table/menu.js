/** The lists of the menu agree: where another game is chosen, the players, the others and the first deals are those that it has. */

import { all } from "../shared/dom.js"
import { followVariant } from "./house_rules.js"

/** Something was chosen: offer what goes with that. Returns whether it was a game. @param {EventTarget | null} target */
export function agree(target) {
  if (!(target instanceof HTMLSelectElement) || target.name !== "variant" || !target.form) return false
  const chosen = target.options[target.selectedIndex]
  const { game, players = "" } = /** @type {HTMLElement} */ (chosen.parentElement).dataset
  const [sizes, orders, others] = ["players", "order", "others"].map((name) => /** @type {HTMLSelectElement} */ (target.form?.elements.namedItem(name)))
  seat(sizes, (chosen.dataset.players ?? players).split(" "))
  deal(orders, game)
  oppose(others, game)
  followVariant(target.form)
  return true
}

/** Offer those numbers of players. @param {HTMLSelectElement} list @param {string[]} able */
function seat(list, able) {
  for (const size of Array.from(list.options)) size.disabled = size.hidden = !able.includes(size.value)
  if (!able.includes(list.value)) list.value = able[0]
}

/** Offer the opponents whom a game has. @param {HTMLSelectElement} list @param {string | undefined} game */
function oppose(list, game = "") {
  for (const one of /** @type {HTMLOptionElement[]} */ (all(list, "[data-games]"))) {
    one.disabled = one.hidden = !one.dataset.games?.split(" ").includes(game)
    if (one.hidden && one.selected) list.value = list.options[0].value
  }
}

/** Offer the first deals of a game. @param {HTMLSelectElement} list @param {string | undefined} game */
function deal(list, game) {
  for (const group of /** @type {HTMLOptGroupElement[]} */ (all(list, "optgroup"))) {
    group.disabled = group.hidden = group.dataset.game !== game
    if (group.hidden && group.contains(list.options[list.selectedIndex])) list.value = ""
  }
}
