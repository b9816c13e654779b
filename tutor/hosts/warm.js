/** The engine is warmed before anybody asks it: when a table comes into view, and the line has nothing else to do. */

/** @import { Engine } from "./engine.js" */

import { all } from "./drawn.js"
import { atLeisure } from "./leisure.js"

/**
 * Warm the engine once a table of what stands within comes into view; an exercise rarely needs it.
 *
 * @param {Pick<Engine, "warm">} engine
 * @param {ParentNode} within
 */
export function warm(engine, within) {
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    watch.disconnect()
    atLeisure(() => engine.warm())
  })
  for (const table of all(within, ".tutor-live .tutor-game")) watch.observe(table)
}
