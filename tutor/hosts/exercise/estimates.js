/**
 * What was estimated, exercise by exercise, as this browser keeps it. What cannot be read is put aside, not lost; what a
 * newer version has written is left as it is.
 */

const KEY = "tutor estimates"
const ASIDE = "tutor aside estimates"
const VERSION = 1

/** An exercise by its name, the estimate in hundredths, the deals won, and of how many. @typedef {[string, number, number, number]} Estimated */

/** What a page has estimated that its browser does not keep. @type {Estimated[]} */
const unkept = []

/** All estimates of this browser. No method throws if the storage fails. */
export class Estimates {
  /** @param {() => Storage} store gives the browser's storage, which may fail */
  constructor(store) {
    this.store = store
  }

  /** Each exercise once, as it was first estimated. @returns {Estimated[]} */
  get all() {
    const { kept } = this.read()
    return [...kept, ...unkept.filter(([name]) => !kept.some(([other]) => other === name))]
  }

  /** Keep an estimate, if it is the first of its exercise; returns whether it lasts. @param {Estimated} one */
  keep(one) {
    const { kept, ours } = this.read()
    if ([...kept, ...unkept].some(([name]) => name === one[0])) return true
    try {
      if (!ours) throw new Error(KEY)
      this.store().setItem(KEY, JSON.stringify({ v: VERSION, kept: [...kept, one] }))
      return true
    } catch {
      unkept.push(one)
      return false
    }
  }

  /** What stands there, and whether it is ours to write on. @returns {{ kept: Estimated[], ours: boolean }} */
  read() {
    try {
      const text = this.store().getItem(KEY)
      return text === null ? { kept: [], ours: true } : understood(text) ?? this.putAside(text)
    } catch {
      return { kept: [], ours: false }
    }
  }

  /** @param {string} text */
  putAside(text) {
    const store = this.store()
    let time = Date.now()
    while (store.getItem(`${ASIDE} ${time}`) !== null) time++
    store.setItem(`${ASIDE} ${time}`, text)
    store.removeItem(KEY)
    return { kept: [], ours: true }
  }
}

/** What a text means; null if it means nothing. @param {string} text */
function understood(text) {
  try {
    const { v, kept } = JSON.parse(text)
    if (v > VERSION) return { kept: [], ours: false }
    return v === VERSION && Array.isArray(kept) && kept.every(isOne) ? { kept, ours: true } : null
  } catch {
    return null
  }
}

/** @param {unknown} one @returns {one is Estimated} */
function isOne(one) {
  if (!Array.isArray(one) || one.length !== 4) return false
  const [name, given, won, of] = one
  return typeof name === "string" && given >= 0 && given <= 100 && won >= 0 && of > 0 && won <= of
}
