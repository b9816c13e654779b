/** The course, as far as the scripts of a page need it: Python has written it into the page. */

import { all } from "../shared/dom.js"

/**
 * The titles of topics, the topics of kinds, and of each lesson its title and its questions, by their names without edition.
 *
 * @typedef {{ topics: Record<string, string>, kinds: Record<string, string[][]>, lessons: Record<string, [title: string, asked: string[]]> }} Course
 */

/** The course that stands in the page, if it does. @returns {Course | null} */
export function courseHere() {
  const text = all(document, "[data-course]")[0]?.dataset.course
  return text ? JSON.parse(text) : null
}

/** The lesson that is open, by its id; `""` on any other page. */
export function lessonHere() {
  return all(document, ".tutor-lesson[data-lesson]")[0]?.dataset.lesson ?? ""
}
