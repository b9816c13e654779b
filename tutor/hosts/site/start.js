// The one classic script of a page: it starts the tables, and says so where they cannot start. No module would load from
// a file that was opened without a server, nor tell that another module is missing.
{
  const { src } = /** @type {HTMLScriptElement} */ (document.currentScript)
  const asset = (/** @type {string} */ name) => src.replace("start.js", name)

  /** Say before every table why it stands still, and take away what could not answer. @param {"file" | "missing"} reason */
  const mute = (reason) => {
    const { words } = JSON.parse(document.getElementById("tutor-live-settings")?.textContent ?? "")
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: asset("mute.css") }))
    // Nobody can choose a table: all of them are read, as where scripts are off.
    for (const unread of document.querySelectorAll(".play-table > noscript")) unread.outerHTML = unread.textContent ?? ""
    for (const table of document.querySelectorAll(".tutor-live")) {
      table.before(Object.assign(document.createElement("p"), { className: "tutor-mute", textContent: words[reason] }))
      for (const button of table.querySelectorAll("button")) button.disabled = true
    }
    for (const offer of document.querySelectorAll(".tutor-offline")) offer.textContent = words[`offline_${reason}`]
  }

  /** Hold what is pressed and chosen before a table can answer; returns what does it again. */
  const hold = () => {
    const listeners = new AbortController()
    /** @type {(() => void)[]} */
    const early = []
    /** @param {string} type @param {string} what @param {(it: HTMLElement) => void} repeat */
    const listen = (type, what, repeat) => document.addEventListener(type, (event) => {
      const it = event.target instanceof Element && event.target.closest(`.tutor-live:not([data-alive]) ${what}`)
      if (!(it instanceof HTMLElement)) return
      // Else a form would be sent, and the page with it.
      event.preventDefault()
      early.push(() => repeat(it))
    }, { signal: listeners.signal, capture: true })
    listen("click", "button", (it) => it.click())
    listen("change", "*", (it) => it.dispatchEvent(new Event("change", { bubbles: true })))
    return () => {
      listeners.abort()
      for (const repeat of early) repeat()
    }
  }

  if (location.protocol === "file:") mute("file")
  else {
    const again = hold()
    import(asset("page.js")).then(again, (problem) => {
      console.error(problem)
      mute("missing")
    })
  }
}
