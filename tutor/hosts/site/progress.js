/**
 * How far somebody has come in the course, as this browser keeps it: the lesson that was last open, and of each lesson which
 * of its steps are done, which of these were answered wrong, and the step at which one stopped. Lessons are called by their
 * ids, exercises by the names of their steps and texts by their places, which are the same in every language.
 *
 * What cannot be read is put aside, not lost; what a newer version has written is left as it is.
 */

import { all } from "../shared/dom.js"

const KEY = "tutor-stopped"
/** Under this lies what could not be read; under this and a number, what came after it. */
const ASIDE = "tutor-stopped-aside"
const VERSION = 2

/**
 * One lesson: the steps that are done, in the order of doing, those of them whose last answer was wrong, and the place at
 * which one stopped, with its number and how many steps there were; `""` and 0 before one has turned a step.
 *
 * @typedef {{ done: string[], missed: string[], at: string, number: number, of: number }} Steps
 */
/** The lesson last open, `""` if none was, and the lessons that were opened, by their ids. @typedef {{ last: string, lessons: Record<string, Steps> }} Kept */

/** What this browser remembers of the course. No method throws if the storage fails. */
export class CourseProgress {
  /** @param {() => Storage} store gives the browser's storage, which may fail */
  constructor(store) {
    this.store = store
  }

  /** All that is remembered; nothing, where that cannot be known. @returns {Kept} */
  get kept() {
    try {
      const { kept } = understood(this.store().getItem(KEY))
      return kept ?? nothing()
    } catch {
      return nothing()
    }
  }

  /** What is remembered of one lesson. @param {string} lesson @returns {Steps} */
  steps(lesson) {
    const { lessons } = this.kept
    return Object.hasOwn(lessons, lesson) ? lessons[lesson] : untouched()
  }

  /** A lesson was opened. @param {string} lesson */
  open(lesson) {
    this.write(lesson, (steps) => steps)
  }

  /** Somebody has turned to a step of a path, the `number`th of so many. @param {string} lesson @param {string} at @param {number} number @param {number} of */
  stop(lesson, at, number, of) {
    this.write(lesson, (steps) => ({ ...steps, at, number, of }))
  }

  /** A step was answered, right or wrong, or a text was read. @param {string} lesson @param {string} step @param {boolean} right */
  done(lesson, step, right = true) {
    const without = (/** @type {string[]} */ names) => names.filter((one) => one !== step)
    this.write(lesson, ({ done, missed, ...stop }) => ({
      ...stop, done: [...without(done), step], missed: right ? without(missed) : [...without(missed), step],
    }))
  }

  /** Forget all of it, because somebody has asked for it; returns whether that could be done. */
  forget() {
    try {
      this.store().removeItem(KEY)
      return true
    } catch {
      return false
    }
  }

  /** Another tab may have written since: so it is read anew. @param {string} lesson @param {(steps: Steps) => Steps} change */
  write(lesson, change) {
    try {
      const text = this.store().getItem(KEY)
      const { kept, newer } = understood(text)
      if (newer) return
      if (text !== null && !kept) putAside(this.store(), text)
      const lessons = { ...kept?.lessons, [lesson]: change(this.steps(lesson)) }
      this.store().setItem(KEY, JSON.stringify({ v: VERSION, last: lesson, lessons }))
    } catch {
      // A browser that keeps nothing opens each lesson as on a first visit.
    }
  }
}

/** The lesson that is open, by its id; `""` on any other page. */
export function lessonHere() {
  return all(document, ".tutor-lesson[data-lesson]")[0]?.dataset.lesson ?? ""
}

/** Put a text aside, beside whatever lies there already. @param {Storage} store @param {string} text */
function putAside(store, text) {
  let key = ASIDE
  for (let number = 2; ![null, text].includes(store.getItem(key)); number++) key = `${ASIDE}-${number}`
  store.setItem(key, text)
}

/** @returns {Kept} */
function nothing() {
  return { last: "", lessons: {} }
}

/** A lesson in which nothing was done. @returns {Steps} */
function untouched() {
  return { done: [], missed: [], at: "", number: 0, of: 0 }
}

/** What a text means, `null` if it means nothing, and whether it is of a version to come. @param {string | null} text */
function understood(text) {
  try {
    const { v, last, lessons } = JSON.parse(text ?? "")
    const ours = v === VERSION && typeof last === "string" && lessons && Object.values(lessons).every(areSteps)
    return { kept: ours ? /** @type {Kept} */ ({ last, lessons }) : null, newer: v > VERSION }
  } catch {
    return { kept: null, newer: false }
  }
}

/** @param {unknown} one @returns {one is Steps} */
function areSteps(one) {
  const { done, missed, at, number, of } = /** @type {Partial<Steps>} */ (one ?? {})
  const names = Array.isArray(done) && Array.isArray(missed) && [...done, ...missed, at].every((text) => typeof text === "string")
  return names && [number, of].every(Number.isInteger)
}
