/**
 * What is kept of one version of the site, in a cache of its own. A file comes in only if it is, to the byte, what the build
 * wrote: so no cache ever holds parts of two versions, whatever a server answers meanwhile.
 */

import { each } from "./in_parallel.js"
import { plain } from "../shared/packed.js"

/**
 * The table that the build writes: every file of the site with its fingerprint and its size, in parts. `core` is what every
 * page needs, `engine` what the tables play with, a language what is written in it, `both` the rest. Behind the addresses of
 * scripts stands the `query`. `homes` are the folders of the languages; the first language has none of its own.
 *
 * @typedef {{ query: string, homes: string[], parts: Record<string, Record<string, [string, number]>> }} Table
 */

/** @typedef {{ path: string, part: string, digest: string, size: number }} File */
/** @typedef {{ signal?: AbortSignal | null, report?: (bytes: number) => void }} Watch how a file comes, and its end */

/** A copy comes unpacked, whatever the server has packed it in. */
const OF_THE_WIRE = ["content-encoding", "content-length", "transfer-encoding"]

/** The server has something else, or nothing any more, at an address: another version of the site. */
export class Changed extends Error {}

/**
 * The fingerprint by which the table knows a file. What travels compressed is known by what is in it: there are hosts of which
 * browsers get it unpacked.
 *
 * @param {ArrayBuffer} bytes
 */
export async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", await plain(bytes).arrayBuffer()))
  return btoa(String.fromCharCode(...hash.slice(0, 12))).replaceAll("+", "-").replaceAll("/", "_")
}

/** @param {Headers} headers */
function kept(headers) {
  const own = new Headers(headers)
  for (const name of OF_THE_WIRE) own.delete(name)
  return own
}

/**
 * Fetch a file, and see that it is the right one. `Changed` if it is not, `TypeError` if there is no network.
 *
 * @param {string} address
 * @param {string} wanted its fingerprint
 * @param {Watch} [watch]
 */
async function fetched(address, wanted, { signal = null, report = () => {} } = {}) {
  // A browser may hold an older file under an address that names no version: it asks the server whether that is still right.
  // By this mode the service worker knows that nothing kept is wanted (`past` in sw.js).
  const response = await fetch(address, { cache: "no-cache", mode: "same-origin", signal })
  if (response.status === 404) throw new Changed(address)
  if (!response.ok || !response.body) throw new TypeError(`${response.status} ${address}`)
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const chunks = []
  const reader = response.body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value)
    report(next.value.byteLength)
  }
  return judged(new Response(new Blob(chunks), { headers: response.headers }), wanted)
}

/**
 * The copy of an answer that is the right one; `Changed` if it is another.
 *
 * @param {Response} response
 * @param {string} wanted its fingerprint
 */
export async function judged(response, wanted) {
  const headers = kept(response.headers)
  const bytes = await response.arrayBuffer()
  const found = await digest(bytes).catch(() => "") // half of a compressed file is nothing
  if (found !== wanted) throw new Changed(response.url)
  return new Response(bytes, { headers })
}

/**
 * A copy of an answer, for somebody who waits, and the promise that it is the right one. It passes as it comes, but for its
 * end: where it is another version's, that is an error. So progress can be shown, and nothing wrong is ever whole.
 *
 * @param {Response} response
 * @param {string} wanted its fingerprint
 */
export function gated(response, wanted) {
  const right = judged(response.clone(), wanted)
  /** @type {Uint8Array | null} */
  let last = null
  const gate = new TransformStream({
    transform(chunk, controller) {
      if (last) controller.enqueue(last)
      last = chunk
    },
    async flush(controller) {
      await right
      if (last) controller.enqueue(last)
    },
  })
  return { answer: new Response(response.body?.pipeThrough(gate), { headers: kept(response.headers) }), right }
}

/** The copies of one version. */
export class Copies {
  /** @param {string} root the address of the site's first page @param {Cache} cache @param {Table} table */
  constructor(root, cache, table) {
    this.root = root
    this.cache = cache
    this.table = table
    /** The files by their paths, and by their fingerprints. @type {Map<string, File>} */
    this.files = new Map()
    /** @type {Map<string, File>} */
    this.prints = new Map()
    for (const [part, files] of Object.entries(table.parts)) {
      for (const [path, [print, size]] of Object.entries(files)) this.files.set(path, { path, part, digest: print, size })
    }
    for (const file of this.files.values()) this.prints.set(file.digest, file)
  }

  /** How the names of this site's caches begin: another site may lie on the same host. @param {string} root */
  static family(root) {
    return `tutor-site ${root} `
  }

  /**
   * Open the copies of a version; its name is the fingerprint of its table.
   *
   * @param {string} root
   * @param {string} version
   */
  static async open(root, version) {
    const cache = await caches.open(Copies.family(root) + version)
    const address = `${root}assets/files-${version}.json`
    const there = await cache.match(address)
    const table = there ?? (await fetched(address, version))
    if (!there) await cache.put(address, table.clone())
    return new Copies(root, cache, await table.json())
  }

  /** The copies of all versions that are here, but for one. @param {string} root @param {string} [version] @returns {Promise<Copies[]>} */
  static async others(root, version = "") {
    const family = Copies.family(root)
    const names = (await caches.keys()).filter((name) => name.startsWith(family) && name !== family + version)
    const open = (/** @type {string} */ name) => Copies.open(root, name.slice(family.length)).catch(() => [])
    return (await Promise.all(names.map(open))).flat()
  }

  /** The file that an address of this version means, if it means one. @param {URL} url @returns {File | null} */
  file(url) {
    if (!url.href.startsWith(this.root) || ![this.table.query, ""].includes(url.search)) return null
    const path = url.origin + url.pathname
    return this.files.get(path.slice(this.root.length).replace(/(^|\/)$/, "$1index.html")) ?? null
  }

  /** @param {...string} names the files of some parts */
  of(...names) {
    return [...this.files.values()].filter(({ part }) => names.includes(part))
  }

  /** What somebody needs who reads the site in a language without a network. @param {string} lang */
  whole(lang) {
    return this.of("core", "both", lang, "engine")
  }

  /** The paths of all files that are here. */
  async paths() {
    const addresses = (await this.cache.keys()).map(({ url }) => url.slice(this.root.length))
    return new Set(addresses.filter((path) => this.files.has(path)))
  }

  /** @param {File} file @returns {Promise<Response | undefined>} */
  get({ path }) {
    return this.cache.match(this.root + path)
  }

  /** @param {File} file @param {Response} response one that is the right one */
  put({ path }, response) {
    return this.cache.put(this.root + path, response)
  }

  /** The file of this version with just the same in it as one of another. @param {File} file */
  twin(file) {
    const same = this.files.get(file.path)
    return same?.digest === file.digest ? same : this.prints.get(file.digest)
  }

  /** Take over from others whatever is the same there; nobody else is asked. @param {Copies[]} others */
  async inherit(others) {
    for (const copies of others) {
      const here = await copies.paths()
      const same = [...this.files.values()].filter((file) => here.has(copies.twin(file)?.path ?? ""))
      await each(same, (file) => this.keep(file, { others: [copies] }))
    }
  }

  /** Keep nothing any more but what every page needs. */
  async forget() {
    for (const path of await this.paths()) if (this.files.get(path)?.part !== "core") await this.cache.delete(this.root + path)
  }

  /**
   * See that a file is here: taken over from other copies that have just the same, or fetched.
   *
   * @param {File} file
   * @param {Watch & { others?: Copies[] }} [from]
   */
  async keep(file, { others = [], ...watch } = {}) {
    if (await this.get(file)) return
    for (const copies of others) {
      const twin = copies.twin(file)
      const there = twin && (await copies.get(twin))
      if (there) return this.put(file, there)
    }
    // Under the address that pages have for it: a browser that has it need not fetch it again.
    const query = file.path.startsWith("assets/live/") ? this.table.query : ""
    return this.put(file, await fetched(this.root + file.path + query, file.digest, watch))
  }

  /**
   * The files with which this version can stand in for others: what every page needs, whatever was kept of them, their engine
   * if it was in use, and a part of which they had all.
   *
   * @param {Copies[]} others
   */
  async successors(others) {
    const wanted = new Set(this.of("core"))
    for (const copies of others) {
      const here = await copies.paths()
      const whole = Object.keys(copies.table.parts).filter((part) => {
        const files = copies.of(part)
        const had = files.filter(({ path }) => here.has(path)).length
        return had > 0 && (part === "engine" || had === files.length)
      })
      for (const file of this.files.values()) if (here.has(file.path) || whole.includes(file.part)) wanted.add(file)
    }
    return wanted
  }
}
