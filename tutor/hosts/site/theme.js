/** The theme of the site, Material for MkDocs: what it does with a page when it meets it. */

import { all } from "../shared/dom.js"

/** Where the theme hears of pages and addresses. @typedef {{ next(value: unknown): void }} Subject */

/**
 * Let the theme have a page that was put into the document: its menus, its table of contents, its copy buttons. It closes
 * the menu and the search.
 */
export function dress() {
  const { document$: pages, location$: addresses } = /** @type {{ document$?: Subject, location$?: Subject }} */ (/** @type {unknown} */ (window))
  pages?.next(document)
  addresses?.next(new URL(location.href))
}

/** Take from a page what the theme has added to it, and would add once more. @param {ParentNode} page */
export function undress(page) {
  for (const one of all(page, ".md-code__nav, pre > .md-clipboard")) one.remove()
  for (const one of all(page, ".md-typeset__scrollwrap")) one.replaceWith(...all(one, ":scope > .md-typeset__table > table"))
}

/** A phone's search has held the page fast, and would bring it back to where it was. */
export function release() {
  document.body.removeAttribute("data-md-scrolllock")
  document.body.style.top = ""
}
