/**
 * The site without a network. What was opened is kept, one version in one cache (`copies.js`), and pages get from it what they
 * ask for; a page that is not kept, when there is no network, leads to the page that says so.
 *
 * The next version is made ready beside this one, with all that was kept, and takes over when none of this one's pages is open,
 * or when a reader wishes it. What a browser keeps of matches and of progress lies elsewhere, and is never touched here.
 */

/** @import { Fetching, Scope } from "./worker-scope.d.ts" */
/** @import { File } from "./copies.js" */

import { each } from "./in_parallel.js"
import { Changed, Copies, gated, judged } from "./copies.js"

const worker = /** @type {Scope} */ (/** @type {unknown} */ (self))
const version = worker.VERSION
const root = worker.registration.scope

/** Pages of another version than this one, by the names that the browser gives them: nothing of this version is for them. */
const STRANGERS = `tutor-strangers ${root}`

/** Which versions' copies are to go, and the pages that may still need them. */
const ELDERS = `tutor-elders ${root}`

/** Which versions were here before this one, noted among its own copies. */
const BEFORE = `${root}?before`

/** What is noted of the elders, where there was no room to note it. @typedef {{ names: string[], readers: string[] }} Note @type {Note | null} */
let note = null

/** @type {Promise<Copies> | undefined} */
let opened

/** The copies of this version. */
function own() {
  opened ??= Copies.open(root, version).catch((problem) => {
    opened = undefined
    throw problem
  })
  return opened
}

/** Make this version ready; whatever breaks off here leaves the other one in its place, and is gone on with another time. */
async function install() {
  const copies = await own()
  await copies.cache.put(BEFORE, Response.json(await others()))
  const before = await Copies.others(root, version)
  await each(await copies.successors(before), (file) => copies.keep(file, { others: before }))
}

/** The names of other versions' caches. */
async function others() {
  const family = Copies.family(root)
  return (await caches.keys()).filter((name) => name.startsWith(family) && name !== family + version)
}

/** Those of older versions: there may be a newer one already, which waits. */
async function elders() {
  const here = await others()
  const noted = await caches.match(BEFORE, { cacheName: Copies.family(root) + version })
  /** @type {string[]} */
  const before = noted ? await noted.json() : here
  return here.filter((name) => before.includes(name))
}

/** Take over what has been kept since this version was ready, and the pages that are open. */
async function takeOver() {
  await caches.delete(STRANGERS)
  const readers = (await worker.clients.matchAll({ includeUncontrolled: true })).map(({ id }) => id)
  note = { names: await elders(), readers }
  try {
    await (await own()).inherit(await Copies.others(root, version))
    await (await caches.open(ELDERS)).put(root, Response.json(note))
  } catch (problem) {
    console.warn(problem)
  }
  try {
    await sweep()
  } finally {
    await worker.clients.claim()
  }
}

/** Throw older versions' copies away, once none of the pages is open that were when this version took over. */
async function sweep() {
  note ??= (await (await caches.match(root, { cacheName: ELDERS }))?.json()) ?? null
  if (!note) return
  const { names, readers } = note
  const here = await worker.clients.matchAll({ includeUncontrolled: true })
  if (here.some(({ id }) => readers.includes(id))) return
  note = null
  await Promise.all([...names, ELDERS].map((name) => caches.delete(name)))
}

/**
 * What another version that is still here has at an address that means nothing in this one. A server may have this version's
 * file there by now, for it does not look at what stands behind `?`.
 *
 * @param {Fetching} event
 * @param {URL} url
 */
async function ofAnotherVersion(event, url) {
  const named = (await Copies.others(root, version)).map((copies) => ({ copies, file: copies.file(url) }))
  for (const { copies, file } of named) {
    const there = file && (await copies.get(file))
    if (there) return there
  }
  for (const { copies, file } of named) if (file) return answered(event, copies, file)
  return fetch(event.request)
}

/** The site seems to have another version: look for it. */
function lookAround() {
  worker.registration.update().catch(() => {})
}

/** @param {string} client */
function known(client) {
  return `${root}?${client}`
}

/** A page of another version has come. It is shown even where that cannot be noted. @param {string} client */
async function meet(client) {
  lookAround()
  try {
    await (await caches.open(STRANGERS)).put(known(client), new Response())
  } catch (problem) {
    console.warn(problem)
  }
}

/** @param {string} client */
async function strange(client) {
  return client !== "" && (await caches.match(known(client), { cacheName: STRANGERS })) !== undefined
}

/**
 * A page that is opened. One of another version comes as it is, since it names all that belongs to it.
 *
 * @param {Fetching} event
 * @param {URL} url
 */
async function page(event, url) {
  const copies = await own()
  event.waitUntil(sweep().catch(console.warn))
  url.search = ""
  const file = copies.file(url)
  const there = file && (await copies.get(file))
  if (there) return there
  try {
    const response = await fetch(event.request)
    if (file && response.ok) return await met(event, copies, file, response)
    // Where it leads elsewhere, the page that comes in the end is judged.
    if (response.type !== "opaqueredirect") await meet(event.resultingClientId)
    return response
  } catch {
    const onwards = await detour(copies, url)
    return new URL(onwards).pathname === url.pathname ? Response.error() : Response.redirect(onwards)
  }
}

/** @param {Fetching} event @param {Copies} copies @param {File} file @param {Response} response */
async function met(event, copies, file, response) {
  try {
    const right = await judged(response.clone(), file.digest)
    event.waitUntil(copies.put(file, right.clone()).catch(console.warn))
    return right
  } catch (problem) {
    if (!(problem instanceof Changed)) throw problem
    await meet(event.resultingClientId)
    return response
  }
}

/**
 * Where an address leads without a network: to the folder that it means, or to the page that says what is kept.
 *
 * @param {Copies} copies
 * @param {URL} url
 */
async function detour(copies, url) {
  const folder = new URL(url)
  folder.pathname += "/"
  const file = copies.file(folder)
  if (file && (await copies.get(file))) return folder.href
  const asked = url.href.slice(root.length)
  const home = copies.table.homes.find((one) => asked.startsWith(one)) ?? ""
  return `${root}${home}offline/#page=${asked}`
}

/**
 * What a page needs.
 *
 * @param {Fetching} event
 * @param {URL} url
 */
async function asset(event, url) {
  const { request, clientId } = event
  const copies = await own()
  const file = copies.file(url)
  if (await strange(clientId)) return fetch(request)
  if (!file) return ofAnotherVersion(event, url)
  return (await copies.get(file)) ?? answered(event, copies, file)
}

/**
 * What the server answers, if it is a version's own file to the byte; then it is kept.
 *
 * @param {Fetching} event
 * @param {Copies} copies
 * @param {File} file
 */
async function answered(event, copies, file) {
  const { request } = event
  const response = await fetch(request, { cache: new URL(request.url).search ? "default" : "no-cache" })
  if (!response.ok) {
    lookAround()
    return response
  }
  const { answer, right } = gated(response, file.digest)
  const kept = right.then((copy) => copies.put(file, copy))
  event.waitUntil(kept.catch((problem) => (problem instanceof Changed ? lookAround() : console.warn(problem))))
  return answer
}

worker.addEventListener("install", (event) => event.waitUntil(install()))
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()))

worker.addEventListener("message", ({ data, ports }) => {
  if (data === "version") ports[0].postMessage(version)
  if (data === "take over") worker.skipWaiting()
})

worker.addEventListener("fetch", (event) => {
  const { request } = event
  const url = new URL(request.url)
  const opening = request.mode === "navigate"
  const ours = url.href.startsWith(root) && !url.href.startsWith(`${root}playground/`)
  // A page that keeps a file itself (`fetched` in copies.js) is after what the server has.
  const past = request.destination === "" && request.mode === "same-origin" && request.cache === "no-cache"
  if (!ours || past || request.method !== "GET" || request.headers.has("range")) return
  const answer = opening ? page(event, url) : asset(event, url)
  // Where nothing can be kept, because the browser has taken the place away, the network answers as it would without us.
  event.respondWith(answer.catch(() => fetch(request)))
})
