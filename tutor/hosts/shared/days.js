/** Days in words. */

const A_DAY = 86400

/** A day by how far after today it is: “3 days ago”, “in 8 days”. @param {number} days */
export function inDays(days) {
  return new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" }).format(days, "day")
}

/** How long ago something was, in the days of the calendar. @param {number} time in seconds @param {number} now in seconds */
export function agoOf(time, now) {
  return inDays(Math.min(Math.floor(time / A_DAY) - Math.floor(now / A_DAY), 0))
}
