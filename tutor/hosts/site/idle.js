/** What nobody has asked for yet: it is done when the page has come and nothing moves in it; things are fetched only on a line that bears it. */

/** What a browser may tell of its line; not all of them do. @typedef {{ saveData?: boolean, effectiveType?: string }} Line */

const SLOW = ["slow-2g", "2g"]

/** Do something when the page has come whole and is idle. @param {() => unknown} run */
export function whenIdle(run) {
  const idle = () => (window.requestIdleCallback ?? setTimeout)(() => run())
  if (document.readyState === "complete") idle()
  else window.addEventListener("load", idle, { once: true })
}

/**
 * Fetch something when the page is idle. Who wishes to save data, or has a slow line, gets it with the first press that needs it.
 *
 * @param {() => unknown} run
 */
export function fetchWhenIdle(run) {
  whenIdle(() => affordable() && run())
}

/** Whether the reader's line is for things that nobody has asked for. */
export function affordable() {
  const { connection } = /** @type {{ connection?: Line }} */ (navigator)
  return !connection?.saveData && !SLOW.includes(connection?.effectiveType ?? "")
}
