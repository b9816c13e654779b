// The one classic script of a page: it starts the tables, and says so where they cannot start. No module would load from
// a file that was opened without a server, nor tell that another module is missing.
{
  const { src } = /** @type {HTMLScriptElement} */ (document.currentScript)
  const asset = (/** @type {string} */ name) => src.replace("start.js", name)

  /** Say before every table why it stands still, and take away what could not answer. @param {"file" | "missing"} reason */
  const mute = (reason) => {
    const { words } = JSON.parse(document.getElementById("tutor-live-settings")?.textContent ?? "")
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: asset("mute.css") }))
    for (const table of document.querySelectorAll(".tutor-live")) {
      table.before(Object.assign(document.createElement("p"), { className: "tutor-mute", textContent: words[reason] }))
      for (const button of table.querySelectorAll("button")) button.disabled = true
    }
    for (const offer of document.querySelectorAll(".tutor-offline")) offer.textContent = words[`offline_${reason}`]
  }

  if (location.protocol === "file:") mute("file")
  else {
    import(asset("page.js")).catch((problem) => {
      console.error(problem)
      mute("missing")
    })
  }
}
