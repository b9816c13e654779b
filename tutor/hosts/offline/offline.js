/**
 * The page's side of the site without a network: it puts the service worker (`sw.js`) in its place, hands it what came
 * before it was there, and says when a new version of the site is ready.
 */

/** @import { Settings } from "../shared/protocol.d.ts" */

import { each } from "./in_parallel.js"
import { Changed, Copies } from "./copies.js"
import { Download } from "./download.js"
import { affordable } from "../site/idle.js"
import { UpdateNotice } from "./update.js"

/** Who turns pages asks for a new version this often, in milliseconds. */
const BETWEEN = 600_000

/** Why this browser keeps nothing here, as a name among the words; "" if it can. */
function barred() {
  if (!isSecureContext) return "offline_insecure"
  return "serviceWorker" in navigator && "caches" in globalThis ? "" : "offline_closed"
}

/** A moment in which nobody waits for anything; one page in three browsers cannot be asked for it. @param {() => void} act */
function idly(act) {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act, { timeout: 10_000 })
  else setTimeout(act, 2_000)
}

/**
 * The worker that answers, once there is one; null if it could not make itself ready.
 *
 * @param {ServiceWorkerRegistration} registration
 * @returns {Promise<ServiceWorker | null>}
 */
function ready({ active, installing, waiting }) {
  const coming = installing ?? waiting
  if (active || !coming) return Promise.resolve(active)
  return new Promise((resolve) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "redundant") resolve(null)
      if (coming.state === "activated") resolve(coming)
    })
  })
}

/** Which version of the site a worker stands for. @param {ServiceWorker} worker @returns {Promise<string>} */
function versionOf(worker) {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data }) => resolve(data)
    worker.addEventListener("statechange", () => worker.state === "redundant" && reject(new Changed(worker.scriptURL)))
    worker.postMessage("version", [port2])
  })
}

/** What a page has to do with being without a network. */
export class Offline {
  /** @param {Pick<Settings, "lang" | "words">} settings @param {URL} here where `page.js` stands */
  constructor(settings, here) {
    this.settings = settings
    this.root = new URL("../../", here).href
    /** @type {Promise<ServiceWorkerRegistration | null> | null} */
    this.registered = null
    /** @type {Promise<void> | null} */
    this.started = null
    /** When the server was last asked for a new version, on the page's own clock. */
    this.asked = 0
    /** @type {Download | null} */
    this.download = null
    /** @type {UpdateNotice | null} */
    this.bar = null
  }

  /**
   * Take up what there is to do, but nothing before the page has come and stands still. Who saves data keeps nothing, unless
   * there is something already, or they open the page on which one keeps all.
   */
  begin() {
    this.look()
    document.addEventListener("tutor:page", () => this.turned())
    if (barred() || !(navigator.serviceWorker.controller || affordable())) return
    const begin = () => idly(() => this.start())
    if (document.readyState === "complete") begin()
    else addEventListener("load", begin, { once: true })
  }

  /** Another page has taken the place of this one. */
  async turned() {
    this.look()
    const now = performance.now()
    if (now - this.asked < BETWEEN) return
    this.asked = now
    const registration = await this.registered
    registration?.update().catch(() => {})
  }

  /** Bring the page to life on which one keeps all of it. */
  look() {
    const place = document.querySelector(".tutor-offline")
    if (!(place instanceof HTMLElement)) return
    const download = (this.download ??= new Download(this.settings, this.root, () => this.copies(), () => this.renew()))
    download.show(place, barred())
    // What this page has fetched is handed over first, on a first visit.
    if (!barred()) this.start().then(() => place.isConnected && download.refresh())
  }

  /** @returns {Promise<ServiceWorkerRegistration | null>} */
  register() {
    this.registered ??= navigator.serviceWorker
      .register(`${this.root}sw.js`, { updateViaCache: "none" })
      .catch((problem) => console.warn(problem))
      .then((registration) => registration ?? null)
    return this.registered
  }

  /** Load the version that the server has now. */
  async renew() {
    const registration = await this.register()
    if (registration) await this.news(registration).renew()
  }

  /** @param {ServiceWorkerRegistration} registration */
  news(registration) {
    this.bar ??= new UpdateNotice(registration, this.settings.words)
    return this.bar
  }

  /** Begin once, whatever asks for it first. */
  start() {
    this.started ??= this.serve()
    return this.started
  }

  async serve() {
    const before = navigator.serviceWorker.controller
    const registration = await this.register()
    if (!registration) return
    this.news(registration).watch()
    if (before) return
    try {
      const copies = await this.copies()
      if (copies) await this.hand(copies)
    } catch (problem) {
      console.warn(problem)
    }
  }

  /**
   * The copies of the version that answers here, or null if this browser keeps none. Rejects with `TypeError` if that
   * version did not come whole, with `Changed` if another one has taken over meanwhile.
   *
   * @returns {Promise<Copies | null>}
   */
  async copies() {
    const registration = await this.register()
    if (!registration) return null
    const worker = await ready(registration)
    if (!worker) throw new TypeError("The service worker did not come whole.")
    return Copies.open(this.root, await versionOf(worker))
  }

  /** Keep what this page has fetched before there was anybody to keep it. @param {Copies} copies */
  async hand(copies) {
    const entries = performance.getEntriesByType("resource").map(({ name }) => name)
    // Pages may have been turned since: the first one has come with the document.
    const pages = [location.href, ...performance.getEntriesByType("navigation").map(({ name }) => name)].map((page) => page.replace(/[?#].*/, ""))
    const met = [...pages, ...entries].flatMap((address) => copies.file(new URL(address)) ?? [])
    const engine = met.some(({ part }) => part === "engine") ? copies.of("engine") : []
    await each(new Set([...met, ...engine]), (file) => copies.keep(file))
  }
}
