/** Days in words. */

const A_DAY = 86400

/** How long ago something was, in the days of the calendar: “3 days ago”. @param {number} time in seconds @param {number} now in seconds */
export function agoOf(time, now) {
  const days = Math.floor(time / A_DAY) - Math.floor(now / A_DAY)
  return new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" }).format(Math.min(days, 0), "day")
}
