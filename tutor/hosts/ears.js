/** The ears: on whose chair somebody listens. What is heard there stands ready; the styles show it. */

import { the } from "./drawn.js"

/** Somebody has chosen another chair: say so to those who cannot see it. @param {EventTarget | null} target */
export function listen(target) {
  if (!(target instanceof HTMLInputElement) || !target.dataset.sits) return
  const ears = /** @type {HTMLElement} */ (target.closest(".tutor-ears"))
  the(ears, "[data-listens]").textContent = target.dataset.says ?? ""
}
