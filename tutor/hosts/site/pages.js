/** The pages of this site, read without leaving the one that stands here. */

import { all } from "../shared/dom.js"

/** What leads to another address; what leads to a place of the same page goes on doing so. */
const LEADING = 'a[href]:not([href^="#"]), link[href], script[src], img[src]'

/** Who has waited so long for a page gets it from the browser itself, which can be told to stop, or to try again. */
const PATIENCE_MS = 20_000

/** How many texts are kept: somebody moves among a few pages. */
const KEPT = 12

/** An address without what stands behind `#`: the page that it names. @param {string | URL} url */
export function pageOf(url) {
  const page = new URL(url)
  page.hash = ""
  return page.href
}

/** The pages below one address, each fetched once as long as somebody may want it. */
export class Pages {
  /** @param {URL} root the site's first page */
  constructor(root) {
    this.root = root.href
    /** What has been fetched or is on its way, by page. @type {Map<string, Promise<string>>} */
    this.texts = new Map()
    /** What has been read already, and nobody has taken yet. @type {{ page: string, read: Promise<Document> } | null} */
    this.prepared = null
  }

  /**
   * Whether an address is that of a page: a folder of this site, and no file in one. The playground is a site of its own.
   *
   * @param {URL} url
   */
  has({ href, pathname, search }) {
    return href.startsWith(this.root) && pathname.endsWith("/") && !search && !href.startsWith(`${this.root}playground/`)
  }

  /** Fetch and read a page that somebody will probably want. Whether it comes is seen when they do. @param {URL} url */
  prepare(url) {
    const page = pageOf(url)
    if (this.prepared?.page === page) return
    const read = this.read(page)
    this.prepared = { page, read }
    read.catch(() => (this.prepared = null))
  }

  /**
   * The page at an address, as a document of its own whose links lead where they would lead there. Rejects if it does not
   * come, or something else does.
   *
   * @param {URL} url
   */
  open(url) {
    const page = pageOf(url)
    const ready = this.prepared?.page === page ? this.prepared.read : this.read(page)
    this.prepared = null // whoever opens a page takes it apart
    return ready
  }

  /** @param {string} page */
  async read(page) {
    const read = new DOMParser().parseFromString(unread(await this.text(page)), "text/html")
    for (const one of all(read, LEADING)) lead(one, page)
    return read
  }

  /** @param {string} page */
  text(page) {
    const text = this.texts.get(page) ?? this.fetched(page)
    this.texts.delete(page) // the one wanted last is forgotten last
    this.texts.set(page, text)
    const [oldest] = this.texts.keys()
    if (this.texts.size > KEPT) this.texts.delete(oldest)
    return text
  }

  /** @param {string} page */
  async fetched(page) {
    try {
      const response = await fetch(page, { signal: AbortSignal.timeout(PATIENCE_MS) })
      const html = response.headers.get("content-type")?.startsWith("text/html")
      if (!response.ok || response.redirected || !html) throw new Error(`${response.status} ${page}`)
      return await response.text()
    } catch (problem) {
      this.texts.delete(page) // whoever wants it next may have more luck
      throw problem
    }
  }
}

/**
 * The text of a page in whose body a `noscript` holds a text, as it does in a browser that runs scripts: a parser would read
 * whole tables there that nobody has chosen.
 *
 * @param {string} html
 */
function unread(html) {
  const body = html.indexOf("<body")
  const hold = (/** @type {string} */ text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
  return html.slice(0, body) + html.slice(body).replace(/(?<=<noscript>).*?(?=<\/noscript>)/gs, hold)
}

/**
 * Let an element lead where it leads on its own page. No `<base>` could: the site's policy allows none.
 *
 * @param {HTMLElement} one
 * @param {string} page
 */
function lead(one, page) {
  const name = one.hasAttribute("href") ? "href" : "src"
  one.setAttribute(name, new URL(one.getAttribute(name) ?? "", page).href)
}
