/** What is said when a new version of the site is ready: nobody is taken out of a deal for it. */

/** @import { Settings } from "../shared/protocol.d.ts" */

import { element } from "../shared/elements.js"

/** The bar at the foot of the window. */
export class UpdateNotice {
  /** @param {ServiceWorkerRegistration} registration @param {Settings["words"]} words */
  constructor(registration, words) {
    this.registration = registration
    this.words = words
    this.said = element("p", { role: "status" })
    this.choices = element("p", {})
    this.bar = element("div", { className: "tutor-news", hidden: true }, this.said, this.choices)
    /** Where somebody was before they came to the bar. @type {Element | null} */
    this.from = null
    /** Who has pressed here gets the new version at once; other pages are only told. */
    this.pressed = false
  }

  /** Look out for a version that waits, and for the moment in which one takes over. */
  watch() {
    document.body.append(this.bar)
    this.bar.addEventListener("focusin", ({ relatedTarget }) => {
      if (relatedTarget instanceof Element && !this.bar.contains(relatedTarget)) this.from = relatedTarget
    })
    const { serviceWorker } = navigator
    let before = serviceWorker.controller
    serviceWorker.addEventListener("controllerchange", () => {
      if (this.pressed) location.reload()
      else if (before) this.show("news_elsewhere", "again", () => location.reload())
      before = serviceWorker.controller
    })
    this.registration.addEventListener("updatefound", () => this.follow(this.registration.installing))
    this.follow(this.registration.installing)
    this.tell()
  }

  /** @param {ServiceWorker | null} coming */
  follow(coming) {
    coming?.addEventListener("statechange", () => this.tell())
  }

  /** The first version of all has nobody to wait for. */
  tell() {
    const { active, waiting } = this.registration
    if (active && waiting) this.show("news", "news_load", () => this.load())
  }

  /** @param {string} sentence @param {string} word @param {() => void} act */
  show(sentence, word, act) {
    const later = element("button", { type: "button", textContent: this.words.news_later, onclick: () => this.wait() })
    this.choices.replaceChildren(element("button", { type: "button", textContent: this.words[word], onclick: act }), later)
    this.bar.hidden = false
    this.said.textContent = this.words[sentence]
  }

  /** Leave the bar, to where somebody was. */
  wait() {
    this.bar.hidden = true
    if (this.from instanceof HTMLElement && this.from.isConnected) this.from.focus()
  }

  /** Load the newest version: one that waits, or one that is looked for first. */
  async renew() {
    if (!this.registration.waiting) await this.registration.update().catch(() => {})
    const coming = this.registration.installing
    if (coming) await new Promise((done) => coming.addEventListener("statechange", done, { once: true }))
    if (this.registration.waiting) this.load()
    else location.reload()
  }

  load() {
    this.pressed = true
    this.registration.waiting?.postMessage("take over")
  }
}
