/** Where a rulebook stood on one page, its contents stand now: who comes for a rule by an old address goes on to it. */

import { named } from "../shared/dom.js"

/**
 * Go on to the rule that the address names, if this page only names it; Back then leads to where one came from.
 * @param {Document} page
 * @param {Location} place
 */
export function followOldRuleLink(page, place) {
  const rule = named(page, place.hash)
  const link = rule && /** @type {HTMLAnchorElement | null} */ (rule.querySelector(":scope > a.rule"))
  if (link && rule.parentElement?.classList.contains("rule-index")) place.replace(link.href)
}
