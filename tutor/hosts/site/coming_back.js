/**
 * What the first page and that of the course say to whoever comes back. A script of its own, so that no lesson has to carry it:
 * `page.js` fetches it where one of them stands.
 */

/** @import { Bookmark } from "../learner/bookmark.js" */
/** @import { KeptLog } from "../learner/kept_log.js" */

import { CoursePage } from "./course_page.js"
import { warnInSafari } from "./forgetful.js"
import { Home } from "./home.js"

/** They hear by themselves of the pages that are turned to. */
let alive = false

/** Bring them to life, once. @param {{ log: KeptLog, bookmark: Bookmark, store: () => Storage, words: Record<string, string> }} tools */
export default function bring({ log, bookmark, store, words }) {
  if (alive) return
  alive = true
  new Home(log, bookmark, words)
  warnInSafari(store, log, words)
  new CoursePage(log, bookmark, words)
}
