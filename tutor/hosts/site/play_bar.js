/**
 * The bar of a page on which one plays: it shows one of the page's tables, and says how much help there is at them. What
 * was chosen is kept like all wishes of a reader (`settings.js`), and an address may name a table whose match is to go
 * on: `#match=barbu-match`.
 */

import { all, the } from "../shared/dom.js"
import { remember, say, wish } from "../table/settings.js"

const GO_ON = /^#match=([a-z0-9-]+)$/

/** The bars of all pages that are turned to. */
export class PlayBar {
  /** @param {(place: HTMLElement) => void} enliven brings to life what stands drawn in a place */
  constructor(enliven) {
    this.enliven = enliven
    document.addEventListener("change", ({ target }) => this.chosen(target))
    document.addEventListener("tutor:page", () => this.bring())
    window.addEventListener("hashchange", () => this.bring())
    this.bring()
  }

  /** Show on the page that is open what was chosen last, or the match that the address names. */
  bring() {
    const bar = /** @type {HTMLElement | null} */ (document.querySelector(".play-bar"))
    if (!bar) return
    const [, match] = GO_ON.exec(location.hash) ?? []
    const left = match && document.querySelector(`.play-table[data-table="${match}"]`)
    if (left) remember(bar.dataset.game ?? "", match)
    this.show(bar)
    if (!left) return
    // Who goes back to this page, or loads it again, finds it as it was.
    history.replaceState(history.state, "", location.pathname)
    the(left, ".tutor-live").dispatchEvent(new Event("tutor:go-on"))
  }

  /** @param {EventTarget | null} target */
  chosen(target) {
    const bar = target instanceof Element && /** @type {HTMLElement | null} */ (target.closest(".play-bar"))
    if (bar && wish(target)) this.show(bar)
  }

  /** Show the table that is chosen in a bar, and no other one. @param {HTMLElement} bar */
  show(bar) {
    say(bar)
    const chosen = the(bar, `[data-setting="${bar.dataset.game}"]`)
    const { value } = /** @type {HTMLSelectElement} */ (chosen)
    for (const place of all(document, ".play-table")) {
      const here = place.dataset.table === value
      if (here) this.lay(place)
      place.classList.toggle("here", here)
    }
  }

  /** Lay the table of a place: until it is chosen for the first time, it is a text that nobody has read. @param {HTMLElement} place */
  lay(place) {
    const unread = place.querySelector(":scope > noscript")
    if (!unread) return
    place.innerHTML = unread.textContent ?? ""
    this.enliven(place)
  }
}
