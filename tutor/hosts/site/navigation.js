/**
 * Pages are turned without being loaded anew, so that the engine lives on: the next page is fetched and takes the place of
 * the one that stands here. A page that one comes back to is the one that was left, with its tables as they were. Where
 * the browser has no Navigation API, and wherever something is not as it should be, it loads pages as ever.
 */

/** @import { Pages } from "./pages.js" */
/** @import { Tables } from "./tables.js" */
/** @import { Waiting } from "./waiting.js" */

import { named, the } from "../shared/dom.js"
import { drawCards, fits, PageParts, settle, withStyles } from "./page_parts.js"
import { pageOf } from "./pages.js"
import { dress, release, undress } from "./theme.js"

/** How many pages are kept that were left. */
const LEFT = 8

/** What says of a navigation that it is the browser's own. */
const LOAD = "load"

/** A page with its tables; its parts are what was in the document when it was left. @typedef {{ page: string, tables: Tables, parts: PageParts | null }} Visit */

/** One page after the other, in one document. */
export class PageNavigation {
  /**
   * @param {Pages} pages
   * @param {Waiting} waiting
   * @param {() => Tables} live brings the tables of the page to life that stands in the document
   */
  constructor(pages, waiting, live) {
    this.pages = pages
    this.waiting = waiting
    this.live = live
    /** @type {Visit} */
    this.here = { page: pageOf(location.href), tables: live(), parts: null }
    /** What stands at each entry of the history, the page left last at the end: several may lead to places of one page. @type {Map<string, Visit>} */
    this.visits = new Map()
    /** Whoever waits for a page gives way to whom comes later. */
    this.latest = 0
    /** Whether the address was changed by going back or on. */
    this.travelled = false
  }

  /** Turn pages from now on. */
  begin() {
    const { navigation } = window
    if (!navigation?.currentEntry) return
    settle()
    this.mark(navigation.currentEntry.key)
    navigation.addEventListener("navigate", (event) => this.hear(event))
    navigation.addEventListener("currententrychange", () => {
      const { key = "", url = "" } = navigation.currentEntry ?? {}
      if (pageOf(url ?? "") === this.here.page) this.mark(key)
    })
  }

  /** What stands here stands at an entry of the history. @param {string} key */
  mark(key) {
    if (!this.visits.has(key)) this.visits.set(key, this.here)
  }

  /** @param {NavigateEvent} event */
  hear(event) {
    this.travelled = event.navigationType === "traverse"
    if (!event.canIntercept || event.destination.sameDocument !== this.travelled) return
    this.latest += 1
    container().inert = false // nobody waits here any more for the page before
    if (this.travelled) this.travel(event)
    else if (event.info instanceof Document) intercept(event, () => this.show(event, /** @type {Document} */ (event.info)))
    else if (this.takes(event)) this.prepare(event)
  }

  /** Whether a navigation leads to another page of the site, and is not to send or to save anything. @param {NavigateEvent} event */
  takes({ cancelable, destination, downloadRequest, formData, hashChange, info, navigationType }) {
    const plain = cancelable && !hashChange && formData === null && downloadRequest === null
    const url = new URL(destination.url)
    return plain && navigationType === "push" && info !== LOAD && this.pages.has(url) && pageOf(url) !== this.here.page
  }

  /** Stay here until the next page has come; if it does not, the browser says why. @param {NavigateEvent} event */
  async prepare(event) {
    const { latest } = this
    event.preventDefault()
    const url = new URL(event.destination.url)
    const page = await this.waiting.during(this.pages.open(url).then(withStyles)).catch(() => null)
    if (latest === this.latest) follow(url, page && fits(page) ? page : LOAD)
  }

  /** Go back or on, to a page that was left or to one that has to be fetched. @param {NavigateEvent} event */
  travel(event) {
    const { key, url } = event.destination
    const visit = this.visits.get(key)
    if (visit ? visit === this.here : pageOf(url) === this.here.page) return
    intercept(event, () => visit?.parts ? this.bringBack(event, visit, visit.parts) : this.fetch(event))
  }

  /** The address is already that of the other page: nothing on this one leads anywhere any more. @param {NavigateEvent} event */
  async fetch(event) {
    const { latest } = this
    container().inert = true
    const page = await this.waiting.during(this.pages.open(new URL(event.destination.url)).then(withStyles)).catch(() => null)
    if (latest !== this.latest) return
    container().inert = false
    if (page && fits(page)) this.show(event, page)
    else location.reload()
  }

  /** @param {NavigateEvent} event @param {Document} page */
  show(event, page) {
    drawCards(page)
    this.leave(new PageParts(page))
    this.here = { page: pageOf(location.href), tables: this.live(), parts: null }
    if (!this.travelled) scrollTo({ top: 0, behavior: "instant" })
    this.arrive(event)
    this.here.tables.follow()
    start()
  }

  /** @param {NavigateEvent} event @param {Visit} visit @param {PageParts} parts */
  bringBack(event, visit, parts) {
    this.leave(parts)
    undress(document)
    this.here = visit
    visit.parts = null
    visit.tables.back()
    this.arrive(event)
    parts.giveBack()
  }

  /** Another page takes the place of this one, which is kept as it is, as the one that was left last. @param {PageParts} parts */
  leave(parts) {
    release()
    for (const [key, visit] of [...this.visits]) {
      if (visit !== this.here) continue
      this.visits.delete(key)
      this.visits.set(key, visit)
    }
    this.here.parts = parts.lay()
  }

  /** Whatever else works on a page hears of it; then the theme has it. @param {NavigateEvent} event */
  arrive(event) {
    const { key = "" } = window.navigation.currentEntry ?? {}
    this.visits.set(key, this.here)
    this.forget()
    document.dispatchEvent(new CustomEvent("tutor:page"))
    event.scroll()
    this.waiting.tell(document.title)
    setTimeout(dress)
  }

  /** Let go of pages that nobody can go back to, and of those that were left longest ago. */
  forget() {
    const entries = window.navigation.entries().map(({ key }) => key)
    const around = entries.flatMap((key) => this.visits.get(key) ?? [])
    const before = new Set(this.visits.values())
    const left = [...before].filter((visit) => visit !== this.here && around.includes(visit))
    const stay = new Set([this.here, ...left.slice(-LEFT)])
    for (const [key, visit] of this.visits) if (!stay.has(visit) || !entries.includes(key)) this.visits.delete(key)
    for (const visit of before) if (!stay.has(visit)) visit.tables.leave()
  }
}

/**
 * Do in the place of the browser what a navigation asks for. Where that fails the address is right at least, and the page
 * is loaded from there.
 *
 * @param {NavigateEvent} event
 * @param {() => void | Promise<void>} act
 */
function intercept(event, act) {
  const handler = async () => {
    try {
      await act()
    } catch (problem) {
      console.error(problem)
      location.reload()
    }
  }
  event.intercept({ scroll: "manual", focusReset: "manual", handler })
}

/** Go to an address: with its page, or as the browser does. @param {URL} url @param {Document | typeof LOAD} info */
function follow(url, info) {
  const { committed, finished } = window.navigation.navigate(url.href, { info })
  for (const end of [committed, finished]) end?.catch(() => {}) // somebody has gone elsewhere
}

/** What stands for the whole page; its contents are exchanged. */
function container() {
  return the(document, "[data-md-component=container]")
}

/** Whoever reads on begins where the address leads to, as on a page that was loaded. */
function start() {
  const begin = named(document, location.hash) ?? document.querySelector(".md-content h1")
  if (!(begin instanceof HTMLElement)) return
  if (begin.tabIndex < 0) begin.tabIndex = -1
  begin.focus({ preventScroll: true })
}
