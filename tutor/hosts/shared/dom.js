/** What Python has drawn, as the scripts find it. */

/**
 * The first element that a selector finds. One that must be there and is not ends in an error that names it, where
 * `querySelector` would give a null that fails somewhere else.
 *
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {HTMLElement}
 */
export function the(root, selector) {
  const found = root.querySelector(selector)
  if (!(found instanceof HTMLElement)) throw new Error(`There is no ${selector} here.`)
  return found
}

/**
 * All elements that a selector finds, in an array.
 *
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {HTMLElement[]}
 */
export function all(root, selector) {
  return Array.from(/** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selector)))
}

/**
 * The element that the end of an address names (`#step-first-lie`), or null. Anybody may have written that end, and badly: no
 * page is to stop at it.
 *
 * @param {Document} page
 * @param {string} hash
 */
export function named(page, hash) {
  try {
    return page.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Do something on the page that is open, on each that is turned to, and on one to which the browser goes back. @param {() => void} act */
export function onEveryPage(act) {
  document.addEventListener("tutor:page", act)
  window.addEventListener("pageshow", ({ persisted }) => persisted && act())
  act()
}

/**
 * The buttons that make a move in one part of a table: the cards of its `hand`, or its other `choices`.
 *
 * @param {HTMLElement} root
 * @param {string} name
 */
export function moves(root, name) {
  return all(part(root, name), "button[data-move]")
}

/**
 * A part of a table. Parts are exchanged one by one when the table changes, so none is to be kept.
 *
 * @param {HTMLElement} root
 * @param {string | undefined} name
 */
export function part(root, name) {
  return the(root, `:scope > [data-part="${name}"]`)
}
