/**
 * What was estimated, as lines of the learner’s log: of chances that one hopes for, over all weeks. The same as
 * `tutor.teach.known.estimates`. Earlier versions kept estimates by themselves; those still count, and nothing is written there.
 */

/** @import { Answer } from "./log.js" */
/** @import { KeptLog } from "./kept_log.js" */
/** @import { Estimated, ToldEstimate } from "../exercise/estimate.js" */

import { addAnswer } from "./kept_log.js"

const ESTIMATE = "estimate-"
const EARLIER = "tutor estimates"

/** All estimates of this browser. No method throws if the storage fails. */
export class Estimates {
  /** @param {KeptLog} log @param {() => Storage} store gives the browser’s storage, which may fail */
  constructor(log, store) {
    this.log = log
    this.store = store
  }

  /** Each exercise once, as it was first estimated. @returns {Estimated[]} */
  get all() {
    /** @type {Map<string, Estimated>} */
    const found = new Map()
    for (const one of [...this.earlier, ...this.log.answers.flatMap(estimatedIn)]) if (!found.has(one[0])) found.set(one[0], one)
    return [...found.values()]
  }

  /** Keep an estimate, if it is the first of its exercise; returns whether it lasts. @param {Estimated} one @param {() => number} now */
  keep([name, ...told], now) {
    if (this.all.some(([other]) => other === name)) return true
    addAnswer(this.log, ESTIMATE + name, { given: told.map(String), right: true, hints: 0 }, now)
    return !this.log.unkept.answers.length
  }

  /** Those that an earlier version has kept. @returns {Estimated[]} */
  get earlier() {
    try {
      const { v, kept } = JSON.parse(this.store().getItem(EARLIER) ?? "{}")
      return v === 1 && Array.isArray(kept) ? kept.filter(isOne) : []
    } catch {
      return []
    }
  }
}

/** Keep each estimate that is made on this page from now on, and tell whoever made it what there is by now. @param {Estimates} estimates @param {() => number} now in milliseconds */
export function keepEstimates(estimates, now = Date.now) {
  document.addEventListener("tutor:estimated", (event) => {
    const { target, detail } = /** @type {CustomEvent<ToldEstimate>} */ (event)
    const { given, won, of } = detail
    if (given !== null) detail.lasts = estimates.keep([/** @type {HTMLElement} */ (target).dataset.name ?? "", given, won, of], now)
    detail.all = estimates.all
  })
}

/** The estimate in a line of the log, if there is one in it. @param {Answer} answer @returns {Estimated[]} */
function estimatedIn({ kind, edition, level, seed, given }) {
  if (!kind.startsWith(ESTIMATE) || given.length !== 3) return []
  const one = [[kind.slice(ESTIMATE.length), edition, level, seed].join("."), ...given.map(Number)]
  return isOne(one) ? [one] : []
}

/** @param {unknown} one @returns {one is Estimated} */
function isOne(one) {
  if (!Array.isArray(one) || one.length !== 4) return false
  const [name, given, won, of] = one
  return typeof name === "string" && given >= 0 && given <= 100 && won >= 0 && of > 0 && won <= of
}
