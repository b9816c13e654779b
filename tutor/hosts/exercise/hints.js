/** The hints of an exercise, one after the other, as they stand ready. */

import { all, part } from "../shared/dom.js"
import { focused } from "../shared/keyboard.js"
import { lightUp } from "./marks.js"
import { copy } from "./reasons.js"

/**
 * Show a hint, and the button for the next one in the place of its own.
 *
 * @param {HTMLElement} root an exercise
 * @param {DocumentFragment} ready what stands ready to be said
 * @param {number} number
 * @returns {HTMLElement | null} the hint, or null after the last one
 */
export function giveHint(root, ready, number) {
  const asked = part(root, "asked")
  const buttons = all(asked, "[data-hint]")
  const held = focused(asked)
  for (const button of buttons) button.hidden = button.dataset.hint !== String(number + 1)
  const stands = ready.querySelector(`[data-say="hint-${number}"]`)
  if (!(stands instanceof HTMLElement)) return null
  const hint = copy(stands)
  part(root, "hints").append(hint)
  // The last step of a half-worked example is to find the cards.
  if (root.dataset.help !== "half") lightUp(root, (hint.dataset.lit ?? "").split(" "))
  if (held) buttons.find((button) => !button.hidden)?.focus()
  return hint
}
