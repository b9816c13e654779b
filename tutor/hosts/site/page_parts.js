/**
 * What belongs to one page of the site alone, in a document that shows one page after the other. All else stays: the
 * header with its search, the styles, the scripts and the engine.
 */

import { all } from "../shared/dom.js"

/**
 * What the theme calls the places of its parts, and of the menu of languages. Their contents are exchanged: where one of
 * these itself is, browsers reckon all that comes behind it anew.
 */
const PLACES = [
  "[data-md-component=skip]",
  "[data-md-component=header-topic]",
  ".md-header .md-select",
  "[data-md-component=container]",
]

/** What a document says of its page to others than readers, and to our scripts. */
const HEAD = "title, meta[name=description], meta[name=author], link[rel=canonical], link[rel=prev], link[rel=next], link[rel=prefetch], link[rel~=alternate], #tutor-live-settings"

/** A script or a style sheet names its version in its address. @typedef {HTMLScriptElement | HTMLLinkElement} Asset */

/** The addresses of some scripts or style sheets of a document. @param {Document} page @param {string} which */
function addresses(page, which) {
  const wanted = /** @type {Asset[]} */ (/** @type {unknown} */ (all(page, which).filter((one) => !one.closest("noscript"))))
  return wanted.map((one) => ("src" in one ? one.src : one.href))
}

/** The addresses of those that another page has and this document has not. @param {Document} page @param {string} which */
function missing(page, which) {
  const here = new Set(addresses(document, which))
  return addresses(page, which).filter((one) => !here.has(one))
}

/**
 * Whether a page can take the place of the one that stands here: it is in the same language, and has the same scripts, of the
 * same version.
 *
 * @param {Document} page
 */
export function fits(page) {
  const parts = page.querySelector("[data-md-component=container]") && page.documentElement.lang === document.documentElement.lang
  return Boolean(parts) && !missing(page, "script[src]").length
}

/** Add a style sheet. Resolves once it has come, or cannot. @param {string} href */
export function addSheet(href) {
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href })
  const come = new Promise((done) => { sheet.onload = sheet.onerror = done })
  document.head.append(sheet)
  return come
}

/**
 * Add the style sheets that another page has and this document has not, as those on which one plays have one of their own.
 * Resolves to the page once they have come, or cannot.
 *
 * @param {Document} page
 */
export async function withStyles(page) {
  await Promise.all(missing(page, "link[rel=stylesheet]").map(addSheet))
  return page
}

/**
 * Let what stays in the document lead where it leads from this page, whatever page stands here later. Style sheets have
 * come already, and would come once more.
 */
export function settle() {
  for (const one of all(document, "script[src]")) one.setAttribute("src", /** @type {HTMLScriptElement} */ (one).src)
  for (const one of all(document, "link[rel=icon], link[rel=manifest], [data-md-component=logo], .md-header a:not(.md-select a)")) {
    one.setAttribute("href", /** @type {HTMLAnchorElement} */ (one).href)
  }
}

/**
 * Add the drawings of the cards that another page has and this document has not. Those that it has stay: every card on it
 * would be drawn anew.
 *
 * @param {Document} page
 */
export function drawCards(page) {
  const theirs = page.querySelector(".tutor-sheet")
  const ours = document.querySelector(".tutor-sheet")
  if (theirs && !ours) document.body.prepend(theirs)
  const drawings = theirs && ours ? [...theirs.querySelectorAll("[id]")] : []
  for (const one of drawings) if (!document.getElementById(one.id)) ours?.firstElementChild?.append(one)
}

/** A page, in the document or out of it. */
export class PageParts {
  /** @param {Document} page where it stands now */
  constructor(page) {
    const places = PLACES.map((selector) => page.querySelector(selector))
    /** What lies in each place. */
    this.parts = places.map((place) => [...(place?.childNodes ?? [])])
    this.head = all(page.head, HEAD)
    const held = page.activeElement
    /** What has the focus on the page itself, and not in what stays. */
    this.held = places.some((place) => place?.contains(held)) ? held : null
  }

  /** Put this page in the place of the one that stands here, and return that one. */
  lay() {
    const before = new PageParts(document)
    for (const [number, selector] of PLACES.entries()) document.querySelector(selector)?.replaceChildren(...this.parts[number])
    for (const one of before.head) one.remove()
    document.head.append(...this.head)
    return before
  }

  /** Give the focus back to what had it when this page was left. */
  giveBack() {
    if (this.held instanceof HTMLElement && this.held.isConnected) this.held.focus({ preventScroll: true })
  }
}
