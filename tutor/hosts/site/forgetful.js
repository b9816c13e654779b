/** Safari erases what a site keeps when nobody has come for seven days, unless it is on the home screen: that is said once. */

/** @import { KeptLog } from "../learner/kept_log.js" */

import { all, the } from "../shared/dom.js"
import { element } from "../shared/elements.js"

const SAID = "tutor-safari-said"

/** Say it on the first page to whoever has answered something. @param {() => Storage} store @param {KeptLog} log @param {Record<string, string>} words */
export function warnInSafari(store, log, words) {
  const tell = () => {
    const [line] = all(document, ".tutor-stopped")
    if (!line || !isForgetful(navigator) || !log.answers.length || !firstTime(store)) return
    const link = element("a", { href: `${line.dataset.known}#yours`, textContent: words.yours_keep })
    the(document, "h1").after(element("p", { className: "tutor-told" }, words.safari, " ", link))
  }
  document.addEventListener("tutor:page", tell)
  tell()
}

/** Whether this is Safari, and not as an app from the home screen. @param {Navigator & { standalone?: boolean }} navigator */
function isForgetful({ userAgent, standalone }) {
  return /^(?!.*(?:Chrom|Android|CriOS|FxiOS)).*Safari\//.test(userAgent) && !standalone
}

/** @param {() => Storage} store */
function firstTime(store) {
  try {
    const first = store().getItem(SAID) === null
    store().setItem(SAID, "1")
    return first
  } catch {
    return false
  }
}
