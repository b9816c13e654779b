/** Text that a press copies. */

/**
 * Copy a text, and say in a place whether that was allowed.
 *
 * @param {string} text
 * @param {HTMLElement} place
 * @param {Record<string, string>} words
 */
export async function copy(text, place, words) {
  const copied = await navigator.clipboard?.writeText(text).then(() => true, () => false)
  place.textContent = words[copied ? "copied" : "not_copied"]
}
