/** The place where one keeps all of the site on a device: how much that is, how far it has come, and how to take it back. */

/** @import { File } from "./copies.js" */
/** @import { Settings } from "../shared/protocol.d.ts" */

import { each } from "./in_parallel.js"
import { Changed, Copies } from "./copies.js"
import { all } from "../shared/dom.js"
import { element, told } from "../shared/elements.js"

/** A path of this site, and perhaps a place on that page, as the service worker names it behind the address of this page. */
const ASKED = /^#page=((?:[\w%.-][\w%./-]*)?(?:#[^#]*)?)$/

/** What to say of a failure, as a name among the words. @param {unknown} problem */
function trouble(problem) {
  if (problem instanceof Changed) return "offline_changed"
  const name = problem instanceof DOMException ? problem.name : ""
  if (name === "AbortError") return "offline_stopped"
  return name === "QuotaExceededError" ? "offline_full" : "offline_broken"
}

/** The one of a page; it goes on keeping while other pages take the place of its own. */
export class Download {
  /**
   * @param {Pick<Settings, "lang" | "words">} settings
   * @param {string} root the address of the site's first page
   * @param {() => Promise<Copies | null>} open the copies of this version
   * @param {() => unknown} renew load the version that the server has now
   */
  constructor({ lang, words }, root, open, renew) {
    this.lang = lang
    this.words = words
    this.root = root
    this.open = open
    this.renew = renew
    const megabytes = { style: /** @type {const} */ ("unit"), unit: "megabyte", minimumFractionDigits: 1, maximumFractionDigits: 1 }
    this.number = new Intl.NumberFormat(lang, megabytes)
    /** @type {AbortController | null} */
    this.underWay = null
    /** Whoever has looked how things are says nothing when somebody has looked since, or has begun to keep. */
    this.latest = 0
    this.said = element("p", { role: "status", tabIndex: -1 })
    this.bar = element("progress", { ariaLabel: words.offline_progress })
    this.far = element("p", {})
    this.choices = element("p", { className: "choices" })
    this.list = element("div", {})
  }

  /**
   * Stand in a place of the page, and say how things are.
   *
   * @param {HTMLElement} place
   * @param {string} barred why this browser keeps nothing here, as a name among the words, or ""
   */
  show(place, barred) {
    place.replaceChildren(this.said, this.bar, this.far, this.choices, this.list)
    this.missed(place)
    if (barred) this.say(barred)
    else this.refresh()
  }

  /** Say anew how things are, unless something is under way, which says it itself. */
  refresh() {
    if (!this.underWay) this.look().catch((problem) => this.fail(problem))
  }

  /** Somebody was led here from a page that is not kept. @param {HTMLElement} place */
  missed(place) {
    for (const old of all(document, ".tutor-missed")) old.remove()
    const path = ASKED.exec(location.hash)?.[1]
    if (path === undefined) return
    const again = element("a", { href: this.root + path, textContent: this.words.offline_again })
    const note = element("div", { className: "tutor-missed" }, element("p", { textContent: this.words.offline_missed }), element("p", {}, again))
    const title = place.parentElement?.querySelector("h1")
    if (title) title.after(note)
  }

  /**
   * Say a sentence, with buttons to go on with.
   *
   * @param {string} sentence its name among the words
   * @param {Record<string, () => void>} [choices] what each button does, by the name of its word
   * @param {{ kept?: number, whole?: number }} [sums] in bytes
   */
  say(sentence, choices = {}, { kept = 0, whole = 0 } = {}) {
    const size = (/** @type {number} */ bytes) => this.number.format(bytes / 1e6)
    const facts = { all: size(whole), kept: size(kept), rest: size(whole - kept) }
    const held = this.choices.contains(document.activeElement)
    this.said.textContent = told(this.words[sentence], facts)
    const buttons = Object.entries(choices).map(([word, onclick]) =>
      element("button", { type: "button", className: "md-button", textContent: told(this.words[word], facts), onclick }))
    this.choices.replaceChildren(...buttons)
    // Whoever has pressed a button that is gone goes on at the next one, but for one that takes back.
    const [next] = Object.keys(choices).filter((word) => word !== "offline_forget")
    if (held) (next ? buttons[0] : this.said).focus()
    this.bar.hidden = this.far.hidden = !this.underWay
  }

  /** How much there is, and how much of it is here. @param {Copies} copies */
  async sums(copies) {
    const here = await copies.paths()
    const files = copies.whole(this.lang)
    const missing = files.filter(({ path }) => !here.has(path))
    const whole = files.reduce((sum, { size }) => sum + size, 0)
    const kept = missing.reduce((sum, { size }) => sum - size, whole)
    return { here, missing, whole, kept }
  }

  /** @param {string} [sentence] what to say in place of the offer */
  async look(sentence = "offline_offer") {
    const latest = ++this.latest
    if (!this.said.textContent) this.say("offline_moment")
    const copies = await this.open()
    const sums = copies && (await this.sums(copies))
    if (latest !== this.latest) return
    if (!sums) return this.say("offline_closed")
    const core = new Set(copies.of("core").map(({ path }) => path))
    const forget = [...sums.here].every((path) => core.has(path)) ? {} : { offline_forget: () => this.forget() }
    if (sums.missing.length) this.say(sentence, { ...this.nextSteps(sentence), ...forget }, sums)
    else this.say("offline_done", forget, sums)
    await this.name(copies, sums.missing.length ? sums.here : new Set())
  }

  /** What one can do where something is missing. @param {string} sentence @returns {Record<string, () => void>} */
  nextSteps(sentence) {
    if (sentence === "offline_changed") return { again: () => this.again() }
    const fresh = ["offline_offer", "offline_forgotten"].includes(sentence)
    return { [fresh ? "offline_keep" : "offline_go_on"]: () => void this.keep() }
  }

  /** The version that this page belongs to would only give itself again. */
  again() {
    this.say("offline_renewing")
    this.renew()
  }

  /** Name the pages of this language that are here. @param {Copies} copies @param {Set<string>} here */
  async name(copies, here) {
    const pages = copies.of(this.lang).filter(({ path }) => path.endsWith("index.html") && here.has(path))
    const items = pages.map(async (file) => {
      const head = (await (await copies.get(file))?.text())?.replace(/<\/title>.*/s, "") ?? ""
      const { title } = new DOMParser().parseFromString(head, "text/html")
      const link = { href: this.root + file.path.replace(/index\.html$/, ""), textContent: title.replace(/ - [^-]*$/, "") }
      return element("li", {}, element("a", link))
    })
    this.list.replaceChildren(element("h2", { textContent: this.words.offline_list }), element("ul", {}, ...await Promise.all(items)))
    this.list.hidden = items.length === 0
  }

  /** Keep all that is not here yet. */
  async keep() {
    this.latest += 1
    const stop = (this.underWay = new AbortController())
    this.say("offline_keeping", { offline_stop: () => stop.abort() })
    navigator.storage?.persist?.().catch(() => {})
    let problem
    try {
      const copies = await this.open()
      if (copies) await this.fetch(copies, stop.signal)
    } catch (failure) {
      stop.abort()
      problem = failure
    }
    this.underWay = null
    if (problem) this.fail(problem)
    else await this.look()
  }

  /** @param {Copies} copies @param {AbortSignal} signal */
  async fetch(copies, signal) {
    const { missing, kept, whole } = await this.sums(copies)
    let come = kept
    this.tell(come, whole)
    await each(missing, async (/** @type {File} */ file) => {
      let seen = 0
      await copies.keep(file, { signal, report: (bytes) => {
        seen += bytes
        come += bytes
        this.tell(come, whole)
      } })
      come += file.size - seen
      this.tell(come, whole)
    })
  }

  /** @param {number} come @param {number} whole */
  tell(come, whole) {
    this.bar.max = whole
    this.bar.value = come
    this.far.textContent = told(this.words.offline_far, { kept: this.number.format(come / 1e6), all: this.number.format(whole / 1e6) })
  }

  /** @param {unknown} problem */
  fail(problem) {
    const word = trouble(problem)
    if (word !== "offline_stopped") console.warn(problem)
    this.look(word).catch(() => this.say(word, { again: () => this.again() }))
  }

  /** Take back what was kept, but for the little that says what to do without a network. */
  async forget() {
    if (!confirm(this.words.offline_sure)) return
    for (const copies of await Copies.others(this.root)) await copies.forget() // also of a version that waits
    await this.look("offline_forgotten")
  }
}
