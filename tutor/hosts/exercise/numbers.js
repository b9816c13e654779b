/** Numbers in their fields, as people of a language write them. */

/**
 * The number that stands in a field: `4,5`, `4½`, `−2`; null if there is none.
 *
 * @param {HTMLInputElement} field
 */
export function numberIn({ value }) {
  const text = value.trim().replace(",", ".").replace("−", "-").replace(/^(-?\d*)\s*½$/, "$1.5")
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : null
}

/**
 * Write a number as the field's language does: `4.5`, `4,5`.
 *
 * @param {HTMLInputElement} field
 * @param {number} number
 */
export function writeIn(field, number) {
  const lang = field.closest("[lang]")?.getAttribute("lang") ?? undefined
  field.value = number.toLocaleString(lang, { useGrouping: false })
}

/**
 * One more, one less; a half more, and back.
 *
 * @param {HTMLInputElement} field
 * @param {number} by
 */
export function stepBy(field, by) {
  const number = numberIn(field) ?? 0
  writeIn(field, by % 1 && number % 1 ? number - by : number + by)
}
