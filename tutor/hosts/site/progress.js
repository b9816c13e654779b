/**
 * How far somebody has come in the course, as this browser keeps it: the lesson that was last open, and of each lesson which
 * of its exercises were answered, in the order of answering, or else the furthest that was seen. Lessons are called by their
 * ids and exercises by their numbers, which are the same in every language; an exercise shown solved has none.
 *
 * What cannot be read is put aside, not lost; what a newer version has written is left as it is.
 */

const KEY = "tutor-stopped"
/** Under this lies what could not be read; under this and a number, what came after it. */
const ASIDE = "tutor-stopped-aside"
const VERSION = 1

/** One lesson: the numbers of its answered exercises, and the furthest that was seen. @typedef {{ answered: number[], seen: number }} Steps */
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
    return Object.hasOwn(lessons, lesson) ? lessons[lesson] : { answered: [], seen: 0 }
  }

  /** A lesson was opened. @param {string} lesson */
  open(lesson) {
    this.write(lesson, (steps) => steps)
  }

  /** An exercise came into view. @param {string} lesson @param {number} number */
  see(lesson, number) {
    if (number > this.steps(lesson).seen) this.write(lesson, ({ answered }) => ({ answered, seen: number }))
  }

  /** An exercise was answered, right or wrong. @param {string} lesson @param {number} number */
  answer(lesson, number) {
    this.write(lesson, ({ answered, seen }) => ({ answered: [...answered.filter((one) => one !== number), number], seen }))
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

/**
 * The exercise at which somebody is in a lesson of so many: the first unanswered one after the last answer, or the furthest
 * seen where none is answered yet; 0 if all are answered.
 *
 * @param {Steps} steps
 * @param {number} count
 */
export function place({ answered, seen }, count) {
  const last = answered.at(-1)
  if (last === undefined) return Math.min(Math.max(seen, 1), count)
  const left = Array.from({ length: count }, (_, before) => before + 1).filter((one) => !answered.includes(one))
  return left.find((one) => one > last) ?? left[0] ?? 0
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
  const { answered, seen } = /** @type {Partial<Steps>} */ (one ?? {})
  return Array.isArray(answered) && answered.every(Number.isInteger) && Number.isInteger(seen)
}
