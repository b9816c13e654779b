/** Where somebody will go next can be seen a moment before they do. */

/** @import { Pages } from "./pages.js" */

import { all } from "../shared/dom.js"
import { affordable, fetchWhenIdle } from "./idle.js"
import { addSheet } from "./page_parts.js"
import { pageOf } from "./pages.js"

/** As long as one points at a link that one means, or stays at it with the keys. */
const MEANT_MS = 60

/** Fetch the page of a link at which somebody points, if their line is for that. @param {Pages} pages */
export function prefetch(pages) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let points
  const prepare = (/** @type {Event} */ { target }) => {
    clearTimeout(points)
    const url = leads(target)
    if (url && pages.has(url) && pageOf(url) !== pageOf(location.href) && affordable()) pages.prepare(url)
  }
  const soon = (/** @type {Event} */ event) => {
    clearTimeout(points)
    points = setTimeout(prepare, MEANT_MS, event)
  }
  document.addEventListener("pointerdown", prepare)
  // Who presses a link gives it the focus too, when its page is on the way already.
  document.addEventListener("focusin", (event) => event.target instanceof Element && event.target.matches(":focus-visible") && soon(event))
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse") soon(event)
    else clearTimeout(points)
  })
}

/** Where what somebody points at leads; nowhere, if it is to be opened or saved elsewhere. @param {EventTarget | null} target */
function leads(target) {
  const link = target instanceof Element ? target.closest("a[href]:not([target], [download], [hreflang])") : null
  return link instanceof HTMLAnchorElement ? new URL(link.href) : null
}

/**
 * Fetch the pages that the words of this one mark as the next, and the style sheets that its head names for them: whoever presses
 * there wants cards at once, and not when the engine has come, which is fetched later.
 *
 * @param {Pages} pages
 */
export function fetchNext(pages) {
  for (const link of /** @type {HTMLAnchorElement[]} */ (all(document, "a.tutor-next"))) {
    fetchWhenIdle(() => pages.text(pageOf(link.href)).catch(() => {})) // whether it comes is seen when somebody goes there
  }
  const [sheets, here] = ["prefetch", "stylesheet"].map((rel) => /** @type {HTMLLinkElement[]} */ (all(document, `link[rel=${rel}]`)).map(({ href }) => href))
  for (const sheet of sheets) if (!here.includes(sheet)) fetchWhenIdle(() => addSheet(sheet))
}
