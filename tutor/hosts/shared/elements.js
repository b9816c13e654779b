/** What the scripts make themselves: elements, and sentences with their parts. */

/**
 * An element with some text, or with other elements in it.
 *
 * @template {keyof HTMLElementTagNameMap} N
 * @param {N} name
 * @param {Partial<HTMLElementTagNameMap[N]>} properties
 * @param {...(Node | string)} content
 * @returns {HTMLElementTagNameMap[N]}
 */
export function element(name, properties, ...content) {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...content)
  return made
}

/** A sentence with its parts. @param {string} sentence @param {Record<string, string | number>} facts */
export function told(sentence, facts) {
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => String(facts[name] ?? whole))
}

/** The elements of a piece of HTML that Python has drawn. @param {string} html */
export function nodesOf(html) {
  return new DOMParser().parseFromString(html, "text/html").body.childNodes
}

/** Give a text to whoever reads the page, as a file of theirs. @param {string} text @param {string} name @param {string} type */
export function download(text, name, type = "application/json") {
  const href = URL.createObjectURL(new Blob([text], { type }))
  element("a", { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), 1000)
}
