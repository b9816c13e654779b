/**
 * What the first page and that of the course say to whoever comes back. A script of its own, so that no lesson has to carry it:
 * `page.js` fetches it where one of them stands.
 */

/** @import { Bookmark } from "../learner/bookmark.js" */
/** @import { KeptLog } from "../learner/kept_log.js" */
/** @import { Settings } from "../shared/protocol.d.ts" */

import { CoursePage } from "./course_page.js"
import { warnInSafari } from "./forgetful.js"
import { Home } from "./home.js"
import { MatchLeft } from "./match_left.js"

/** They hear by themselves of the pages that are turned to. */
let alive = false

/** Bring them to life, once. @param {{ log: KeptLog, bookmark: Bookmark, store: () => Storage, settings: Settings }} tools */
export default function bring({ log, bookmark, store, settings }) {
  if (alive) return
  alive = true
  new Home(log, bookmark, settings.words)
  warnInSafari(store, log, settings.words)
  new CoursePage(log, bookmark, settings.words)
  new MatchLeft(store, settings)
}
