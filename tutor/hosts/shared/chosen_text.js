/** The text of a file that somebody chooses. */

/**
 * At most so much of it, or null if none was chosen; the same file can be chosen once more.
 *
 * @param {HTMLInputElement} field @param {number} most
 */
export async function chosenText(field, most) {
  const [file] = field.files ?? []
  if (!file) return null
  const text = await file.slice(0, most).text()
  field.value = ""
  return text
}
