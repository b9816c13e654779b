/**
 * What a learner finds of their own: practice without an end, the map of the course, their answers as a file. A script of its
 * own, which `page.js` fetches where one of them stands.
 */

/** @import { Bookmark } from "../learner/bookmark.js" */
/** @import { KeptLog } from "../learner/kept_log.js" */
/** @import { KeptTasks } from "../learner/kept_tasks.js" */
/** @import { Tutor } from "./drill.js" */

import { CourseMap } from "./course_map.js"
import { Drill } from "./drill.js"
import { Yours } from "./yours.js"

/** They hear by themselves of the pages that are turned to. */
let alive = false

/** Bring them to life, once. @param {{ log: KeptLog, bookmark: Bookmark, tasks: KeptTasks, words: Record<string, string>, tutor: Tutor }} tools */
export default function bring({ log, bookmark, tasks, words, tutor }) {
  if (alive) return
  alive = true
  new Drill(log, words, tutor)
  new CourseMap(log, words)
  new Yours(log, bookmark, tasks, words)
}
