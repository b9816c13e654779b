/** Files that are opened or dropped, as Python reads them. */

/** Something that was handed in: where it comes from, and its text. @typedef {{ place: string, text: string }} Source */

/** No more of a file is read than shows that it is too large: Python takes a million letters, each of four bytes at most. */
const ENOUGH = 5 << 20

/** The texts of files; of one that the browser cannot read it is empty. @param {Iterable<File>} files @returns {Promise<Source[]>} */
export function sources(files) {
  return Promise.all(Array.from(files, async (file) => ({ place: file.name, text: await file.slice(0, ENOUGH).text().catch(() => "") })))
}

/**
 * Hear of files that are dropped anywhere on the page, while an element stands on it.
 *
 * @param {HTMLElement} root
 * @param {(files: File[]) => void} take
 */
export function onDrop(root, take) {
  const brings = (/** @type {DragEvent} */ { dataTransfer }) => root.isConnected && Boolean(dataTransfer?.types.includes("Files"))
  document.addEventListener("dragover", (event) => brings(event) && event.preventDefault())
  document.addEventListener("drop", (event) => {
    if (!brings(event)) return
    event.preventDefault()
    take([...event.dataTransfer?.files ?? []])
  })
}
