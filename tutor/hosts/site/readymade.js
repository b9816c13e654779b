/**
 * What needs no engine: for each exercise that stands on a page there is a file with those that come after it, and for each
 * match one with every first move, as Python answers them (`site_hooks/readymade.py`). What no file knows goes to the
 * engine.
 */

/** @import { Engine } from "./engine.js" */
/** @import { Answer, Asked, Intent, Progress, State } from "../shared/protocol.d.ts" */

import { fetchWhenIdle } from "./idle.js"
import { unpacked } from "../shared/packed.js"

/** A file that takes longer is not waited for: the engine is asked. */
const PATIENCE_MS = 8000
/** How far out of view an exercise may be when its file is fetched. */
const NEAR = "25%"

/** Stands between the tables of a page and their engine. @implements {Asked} */
export class ReadyMade {
  /** @param {Pick<Engine, "ask" | "warm" | "words">} engine @param {URL} folder where the files of this page's version are */
  constructor(engine, folder) {
    this.engine = engine
    this.words = engine.words
    this.folder = folder
    /** What comes after an exercise, by the place of its file or of the one that it would have; after a move, by both. @type {Map<string, Extract<Answer, { html: string }>>} */
    this.known = new Map()
    /** The place of the file of each match that nobody has begun, by the text of its state. @type {Map<string, string>} */
    this.dealt = new Map()
    /** The exercises that have a file, and it if it is on its way or here. @type {Map<string, Promise<void> | null>} */
    this.files = new Map()
    /** Whether the last file did not come: nobody waits for the next, which is fetched while the engine answers. */
    this.failing = false
    /** @type {WeakMap<Element, string>} */
    this.places = new WeakMap()
    this.view = new IntersectionObserver((seen) => this.see(seen), { rootMargin: NEAR })
  }

  /** An exercise or a match stands on the page: its file is fetched when it comes into view. @param {Element} el @param {State} state */
  expect(el, state) {
    const at = place(state)
    if (state.game) this.dealt.set(JSON.stringify(state), at)
    if (!this.files.has(at)) this.files.set(at, null)
    this.places.set(el, at)
    this.view.observe(el)
  }

  /** @param {IntersectionObserverEntry[]} seen */
  see(seen) {
    for (const { target } of seen.filter((one) => one.isIntersecting)) {
      this.view.unobserve(target)
      fetchWhenIdle(() => this.file(this.places.get(target) ?? ""))
    }
  }

  /**
   * Answer as Python would, or ask the engine.
   *
   * @param {State} state
   * @param {Intent} intent
   * @param {(progress: Progress) => void} report
   * @returns {Promise<Answer>}
   */
  async ask(state, intent, report) {
    const answer = intent.deal === null && state.exercise ? await this.after(place(state)) : await this.first(state, intent)
    return answer ?? this.engine.ask(state, intent, report)
  }

  /** What comes of the first move of a match, if its file says so. @param {State} state @param {Intent} intent */
  async first(state, { play, refused }) {
    const at = play === undefined || refused !== undefined ? undefined : this.dealt.get(JSON.stringify(state))
    if (!at) return undefined
    const coming = this.file(at)
    if (!this.failing) await coming
    return this.known.get(`${at} ${play}`)
  }

  /** What comes after an exercise, if its file says so or a file that is here; after the last, the engine is wanted. @param {string} at */
  async after(at) {
    if (!this.known.has(at) && this.files.has(at)) {
      const coming = this.file(at)
      if (!this.failing) await coming
    }
    const answer = this.known.get(at)
    if (answer && !this.known.has(place(answer.state))) fetchWhenIdle(() => this.engine.warm())
    return answer
  }

  /** Have the file of an exercise; one that does not come is fetched again when somebody asks for it. @param {string} at */
  file(at) {
    const under = this.files.get(at) ?? this.fetch(at)
    this.files.set(at, under)
    return under
  }

  /**
   * Know what a file says: of an exercise what comes after it, one after the other, and of a match what each move leads to.
   *
   * @param {string} at
   * @param {Extract<Answer, { html: string }>[] | Record<string, Extract<Answer, { html: string }>>} answers
   */
  learn(at, answers) {
    if (!Array.isArray(answers)) {
      for (const [move, answer] of Object.entries(answers)) this.known.set(`${at} ${move}`, answer)
      return
    }
    let from = at
    for (const answer of answers) {
      this.known.set(from, answer)
      from = place(answer.state)
    }
  }

  /** @param {string} at */
  async fetch(at) {
    try {
      const response = await fetch(new URL(at, this.folder), { signal: AbortSignal.timeout(PATIENCE_MS) })
      if (!response.ok) throw new Error(`${response.status} ${response.url}`)
      this.learn(at, JSON.parse(await unpacked(response)))
      this.failing = false
    } catch (problem) {
      console.warn(problem) // nobody misses it: the engine knows as much
      this.files.set(at, null)
      this.failing = true
    }
  }
}

/** Where the file of an exercise or a match is in the folder; `place` in `site_hooks/readymade.py` puts it there. @param {State} state */
export function place({ lang, rulebook, game, name, exercise, help, free }) {
  const up = rulebook.split("../").length - 1
  if (game) return `${lang}/${up}/first-${name}.gz`
  return `${lang}/${up}/${exercise}${help === "none" ? "-check" : ""}${free ? "-free" : ""}.gz`
}
