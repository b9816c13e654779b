/**
 * The place at which somebody stopped in the course: the lesson that was last open, and the step of each lesson to which one
 * turned last. What was done is not here but in the log. Lessons are called by their ids and steps by their places, which are
 * the same in every language.
 */

const KEY = "tutor-stopped"
const VERSION = 3

/** The step of a lesson, its number from 1, and how many there are. @typedef {{ at: string, number: number, of: number }} Stop */
/** @typedef {{ last: string, lessons: Record<string, Stop> }} Kept */

/** A lesson in which no step was turned. @type {Stop} */
const START = { at: "", number: 0, of: 0 }

/** The bookmark in this browser. No method throws if the storage fails. */
export class Bookmark {
  /** @param {() => Storage} store gives the browser’s storage, which may fail */
  constructor(store) {
    this.store = store
  }

  /** The lesson last open, `""` if none was. */
  get last() {
    return this.kept.last
  }

  /** The lessons that were opened, by their ids. */
  get opened() {
    return Object.keys(this.kept.lessons)
  }

  /** Where one stopped in a lesson. @param {string} lesson @returns {Stop} */
  in(lesson) {
    const { lessons } = this.kept
    return Object.hasOwn(lessons, lesson) ? lessons[lesson] : START
  }

  /** A lesson was opened. @param {string} lesson */
  open(lesson) {
    this.write(lesson, this.in(lesson))
  }

  /** Somebody has turned to a step. @param {string} lesson @param {Stop} stop */
  stop(lesson, stop) {
    this.write(lesson, stop)
  }

  /** Forget it; returns whether that could be done. */
  forget() {
    try {
      this.store().removeItem(KEY)
      return true
    } catch {
      return false
    }
  }

  /** @returns {Kept} */
  get kept() {
    try {
      const kept = JSON.parse(this.store().getItem(KEY) ?? "")
      const ours = kept.v === VERSION && typeof kept.last === "string" && Object.values(kept.lessons).every(isAStop)
      return ours ? kept : { last: "", lessons: {} }
    } catch {
      return { last: "", lessons: {} }
    }
  }

  /** @param {string} lesson @param {Stop} stop */
  write(lesson, stop) {
    try {
      this.store().setItem(KEY, JSON.stringify({ v: VERSION, last: lesson, lessons: { ...this.kept.lessons, [lesson]: stop } }))
    } catch {
      // A browser that keeps nothing opens each lesson at its beginning.
    }
  }
}

/** @param {unknown} one @returns {one is Stop} */
function isAStop(one) {
  const { at, number, of } = /** @type {Partial<Stop>} */ (one ?? {})
  return typeof at === "string" && Number.isInteger(number) && Number.isInteger(of)
}
