/**
 * The engine is warmed before anybody asks it: when a table has come into view, the line has nothing else to do, and the
 * reader has had a moment to look. To start Python takes all that a weak machine has, and in its first second a page is
 * still scrolled to its place.
 */

/** @import { Engine } from "./engine.js" */

import { all } from "../shared/dom.js"
import { fetchWhenIdle } from "./idle.js"

/** How long the reader looks before Python starts; who presses sooner does not wait for this. */
const LOOK_MS = 1000

/**
 * Warm the engine once a table of what stands within comes into view; an exercise rarely needs it.
 *
 * @param {Pick<Engine, "warm">} engine
 * @param {ParentNode} within
 */
export function warmUp(engine, within) {
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    watch.disconnect()
    fetchWhenIdle(() => setTimeout(() => engine.warm(), LOOK_MS))
  })
  for (const table of all(within, ".tutor-live :is(.tutor-game, .tutor-setup)")) watch.observe(table)
}
