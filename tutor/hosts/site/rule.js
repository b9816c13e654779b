/** A rule that one reads beside the table, without leaving it. */

/** @import { Pages } from "./pages.js" */
/** @import { Waiting } from "./waiting.js" */

import { all, named } from "../shared/dom.js"
import { focused, giveBack } from "../shared/keyboard.js"
import { drawCards, fits } from "./page_parts.js"
import { pageOf } from "./pages.js"
import { element } from "../shared/elements.js"

/** A rule stands in a page of a rulebook, below a heading with its name. */
const RULEBOOK = /\/rulebook\/.*#./

/** Where a rule covers the page, at the foot of a narrow window: one expects Back to lead out of it (the width is that of `rule.css`). */
const COVERS = "(width < 60em)"

/** What an entry of the history has in its state if it shows a rule: its address. */
const READS = "tutor-rule"

/** As deep as the headings of a page go. */
const HEADINGS = ["H1", "H2", "H3", "H4", "H5", "H6"]

/** The place beside the table; links to rules open there as long as this page has tables. */
export class Rule {
  /** @param {Pages} pages @param {Waiting} waiting @param {Record<string, string>} words */
  constructor(pages, waiting, words) {
    this.pages = pages
    this.waiting = waiting
    this.root = document.createElement("dialog")
    this.root.className = "tutor-rule"
    this.root.popover = "manual" // above the panels of a table, which are popovers too
    this.root.setAttribute("aria-labelledby", "tutor-rule-title")
    this.title = element("h2", { id: "tutor-rule-title", tabIndex: -1 })
    this.closes = element("button", { type: "button", textContent: words.rule_close, onclick: () => this.close() })
    this.text = element("div", { className: "md-typeset tutor-rule-text" })
    // Whoever comes back from there comes back to the link.
    this.more = element("a", { href: pages.root, textContent: words.rule_page, onclick: (event) => isPlain(event) && this.leave() })
    this.root.append(element("header", {}, this.title, this.closes), this.text, element("p", {}, this.more))
    /** The link that was followed last, and its table: that may have another verdict by now. @type {HTMLAnchorElement | null} */
    this.link = null
    /** @type {Element | null} */
    this.table = null
    /** A rule that comes when somebody has opened another one, closed this place or gone elsewhere, comes too late. */
    this.latest = 0
    /** Whether the rule that is read has an entry in the history. */
    this.entered = false
  }

  /** Open rules here from now on. */
  begin() {
    document.body.append(this.root)
    document.addEventListener("click", (event) => this.hear(event))
    document.addEventListener("keydown", (event) => {
      const { activeElement } = document
      const here = this.root.matches(":popover-open") && (activeElement === document.body || focused(this.root))
      if (event.key === "Escape" && here && !this.root.querySelector(":popover-open")) this.close()
    })
    document.addEventListener("tutor:page", () => {
      this.hide()
      this.readOn()
    })
    window.addEventListener("popstate", () => {
      if (this.entered) this.leave()
      this.readOn()
    })
    this.readOn()
  }

  /** Show the rule of the entry at which one is, if it has one: after Back from another page, Forward, or a reload. */
  async readOn() {
    const href = history.state?.[READS]
    if (typeof href !== "string" || !this.pages.has(new URL(href))) return
    const latest = ++this.latest
    const found = await this.find(href)
    if (!found || latest !== this.latest) return
    this.show(found, href)
    this.entered = true
  }

  /** @param {MouseEvent} event */
  hear(event) {
    const { target } = event
    const link = target instanceof Element ? target.closest("a[href]") : null
    if (!(link instanceof HTMLAnchorElement) || link === this.more || !isPlain(event) || !this.takes(link)) return
    event.preventDefault()
    this.open(link)
  }

  /** Whether a link leads from a page with tables, or from what is read here, to a rule of another page. @param {HTMLAnchorElement} link */
  takes(link) {
    const url = new URL(link.href)
    const rule = RULEBOOK.test(url.pathname + url.hash) && this.pages.has(url) && pageOf(url) !== pageOf(location.href)
    return rule && !link.target && (this.root.contains(link) || (link.closest(".md-content") && document.querySelector(".md-content .tutor-live")))
  }

  /** Show a rule; what cannot be shown here is gone to. @param {HTMLAnchorElement} link */
  async open(link) {
    if (!this.root.contains(link)) [this.link, this.table] = [link, link.closest(".tutor-live")]
    const latest = ++this.latest
    const { href } = link
    const found = await this.find(href)
    if (latest !== this.latest || !link.isConnected) return
    if (!found) {
      location.assign(href)
      return
    }
    this.enter(href)
    this.show(found, href)
  }

  /** A rule's page and its heading there, if they come, and are of the version that stands here. @param {string} href */
  async find(href) {
    const url = new URL(href)
    const page = await this.waiting.during(this.pages.open(url)).catch(() => null)
    const heading = page && named(page, url.hash)
    return page && fits(page) && heading && HEADINGS.includes(heading.tagName) ? { page, heading } : null
  }

  /**
   * A rule that covers the page has an entry of its own in the history, at the page's address: Back closes it, and leaves the
   * page where it is. (A `CloseWatcher` hears of Android's gesture, but of no other way to go back.)
   *
   * @param {string} href
   */
  enter(href) {
    const state = { [READS]: href }
    if (this.entered) history.replaceState(state, "")
    else if (matchMedia(COVERS).matches) {
      history.pushState(state, "")
      this.entered = true
    }
  }

  /** @param {{ page: Document, heading: HTMLElement }} found @param {string} href */
  show({ page, heading }, href) {
    drawCards(page)
    for (const one of all(heading, ".headerlink")) one.remove()
    this.title.textContent = heading.textContent
    this.text.replaceChildren(...below(heading).map(fitted))
    this.more.href = href
    this.root.showPopover()
    this.text.scrollTop = 0
    document.documentElement.setAttribute("data-tutor-rule", "")
    this.title.focus()
    this.link?.scrollIntoView({ block: "nearest" })
  }

  /** Close the place, and with it its entry in the history. */
  close() {
    const { entered } = this
    this.leave()
    if (entered) history.back()
  }

  /** Whoever was reading goes on at the link, or at its table if the link is gone. */
  leave() {
    const reads = focused(this.root) || document.activeElement === document.body
    this.hide()
    if (!reads || !this.link) return
    const root = this.table?.querySelector(".tutor-table")
    if (this.link.checkVisibility()) this.link.focus()
    else if (root instanceof HTMLElement && root.matches(".tutor-game")) giveBack(root, { part: "", place: 0 })
  }

  hide() {
    this.latest += 1
    this.entered = false
    this.root.hidePopover()
    document.documentElement.removeAttribute("data-tutor-rule")
  }
}

/** Whether a press on a link means here and now, and not another tab. @param {MouseEvent} event */
function isPlain({ altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey }) {
  return button === 0 && !altKey && !ctrlKey && !defaultPrevented && !metaKey && !shiftKey
}

/** What stands below a heading, up to the next one that is as high. @param {HTMLElement} heading */
function below(heading) {
  const ends = HEADINGS.slice(0, HEADINGS.indexOf(heading.tagName) + 1)
  const found = []
  for (let next = heading.nextElementSibling; next && !ends.includes(next.tagName); next = next.nextElementSibling) found.push(next)
  return found
}

/** What stands in another page, fit to stand in this one: its links lead where they led, its names are its own. @param {Element} one */
function fitted(one) {
  for (const each of [one, ...one.querySelectorAll("*")]) {
    if (each instanceof HTMLAnchorElement && each.href) each.setAttribute("href", each.href)
    for (const name of ["id", "popovertarget"]) {
      if (each.hasAttribute(name)) each.setAttribute(name, `tutor-rule-${each.getAttribute(name)}`)
    }
    if (each.matches(".rule-examples")) each.setAttribute("open", "")
  }
  return document.adoptNode(one)
}
