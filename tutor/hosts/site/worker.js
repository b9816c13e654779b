/**
 * Python beside the page: a module worker that starts Pyodide from the site's own files when it gets its first
 * question, or is told to be warm; says how far it has come, and answers one question after another with
 * `tutor.hosts.intents.ask`.
 *
 * All large files travel compressed, whatever the host does, and are unpacked here. The query of this file's address
 * ends with the versions of Pyodide's folder and of the tutor's (`?0f1e2d3c4b5a-aa11bb22-cc33dd44`), so that a browser
 * never mixes two of them.
 */

const REPORT_BYTES = 250_000
const GZIP = 0x1f
const BLOCK = 512
/** There are no packages to be fetched; the rest says which Pyodide this list is for. */
const LOCK = { info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" }, packages: {} }

const here = new URL(import.meta.url)
const [, library, tutor] = here.search.split("-")
const python = new URL(`../pyodide-${library}/`, here).href
const ours = new URL(`../tutor-${tutor}/tutor.tar`, here).href
/** What some files must be said to be. @type {Record<string, string>} */
const TYPES = { wasm: "application/wasm", mjs: "text/javascript" }

const nativeFetch = self.fetch.bind(self)

let loaded = 0
let reported = 0

/** The files on their way, by the addresses under which Pyodide asks for them. @type {Map<string, Promise<Response>>} */
const coming = new Map()

/**
 * Fetch a file that travels compressed. A host may say so itself, and then the browser has unpacked it already. What does
 * not come is told at once: Pyodide would wait for ever.
 *
 * @param {string} url without the `.gz` at the end of its address
 */
async function fetched(url) {
  const response = await nativeFetch(`${url}.gz`).catch(refuse)
  if (!response.ok || !response.body) refuse(`${response.status} ${response.url}`)
  const [first, body] = response.body.tee()
  const reader = first.getReader()
  const { value } = await reader.read().catch(refuse)
  reader.cancel()
  const type = TYPES[url.split(".").at(-1) ?? ""] ?? "application/octet-stream"
  const { readable, writable } = value?.[0] === GZIP ? new DecompressionStream("gzip") : new TransformStream()
  body.pipeThrough(new TransformStream({ transform: count })).pipeTo(writable).catch(refuse)
  return new Response(readable, { headers: { "Content-Type": type } })
}

/** Pyodide fetches through this: what is on its way already, none of it twice. */
self.fetch = (request) => coming.get(String(request)) ?? fetched(String(request))

/** Python itself: it is compiled while all else is still on its way. @type {Promise<WebAssembly.Module>} */
let compiled

/** Pyodide swallows what goes wrong with a broken WebAssembly file, and would wait for ever as well. */
WebAssembly.instantiateStreaming = async (_, imports) => {
  const module = await compiled
  return { module, instance: await WebAssembly.instantiate(module, imports).catch(refuse) }
}

/** @param {unknown} problem @returns {never} */
function refuse(problem) {
  postMessage({ broken: String(problem) })
  throw new Error(String(problem))
}

/** Count what passes, so that the page can show progress. @param {Uint8Array} chunk @param {TransformStreamDefaultController} controller */
function count(chunk, controller) {
  controller.enqueue(chunk)
  loaded += chunk.byteLength
  if (loaded - reported < REPORT_BYTES) return
  reported = loaded
  postMessage({ stage: "fetching", loaded })
}

/** Start Python, and return the one function that is asked everything. On a slow line the tutor arrives meanwhile. */
async function start() {
  const [wasm, glue, stdlib] = ["pyodide.asm.wasm", "pyodide.asm.mjs", "stdlib.zip"].map((name) => python + name)
  coming.set(glue, fetched(glue))
  coming.set(wasm, Promise.resolve(new Response()))
  compiled = WebAssembly.compileStreaming(fetched(wasm)).catch(refuse)
  const modules = fetched(stdlib).then((response) => response.arrayBuffer())
  coming.set(stdlib, modules.then((bytes) => new Response(bytes)))
  const archive = Promise.all([compiled, modules]).then(() => fetched(ours)).then((response) => response.arrayBuffer())
  const [{ loadPyodide }, createPyodideModule] = await Promise.all([import(`${python}pyodide.mjs`), program(glue)])
  let place = ""
  const started = await loadPyodide({
    createPyodideModule,
    indexURL: python,
    stdLibURL: stdlib,
    packageBaseUrl: python,
    lockFileContents: LOCK,
    fsInit: (/** @type {unknown} */ _, /** @type {{ sitePackages: string }} */ { sitePackages }) => (place = sitePackages),
  })
  lay(started.FS, place, new Uint8Array(await archive))
  postMessage({ stage: "starting", loaded })
  started.pyimport("unpacking").install()
  // All that is imported stays: to search it for what can be thrown away takes a quarter of the time.
  const garbage = started.pyimport("gc")
  garbage.disable()
  const { ask } = started.pyimport("tutor.hosts.intents")
  garbage.freeze()
  garbage.enable()
  return ask
}

/** Import a program that travelled compressed; the address under which it stands here is nobody else's. @param {string} url */
async function program(url) {
  const address = URL.createObjectURL(await (await fetch(url)).blob())
  return (await import(address).finally(() => URL.revokeObjectURL(address))).default
}

/** @typedef {{ mkdirTree(path: string): void, writeFile(path: string, content: Uint8Array): void }} Files */

/** Lay out the files of a tar archive. @param {Files} files @param {string} folder @param {Uint8Array} archive */
function lay(files, folder, archive) {
  const text = (/** @type {number} */ from, /** @type {number} */ to) =>
    new TextDecoder().decode(archive.subarray(from, to)).replace(/\0.*$/s, "")
  for (let at = 0; archive[at]; ) {
    const path = `${folder}/${text(at, at + 100)}`
    const size = parseInt(text(at + 124, at + 136), 8)
    files.mkdirTree(path.slice(0, path.lastIndexOf("/")))
    files.writeFile(path, archive.subarray(at + BLOCK, at + BLOCK + size))
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
}

/** Pyodide drops some failures of its start; told here, they are no error of the page. */
self.addEventListener("unhandledrejection", (event) => {
  event.preventDefault()
  postMessage({ broken: String(event.reason) })
})

/** @type {Promise<(state: string, intent: string) => string> | undefined} */
let engine

self.onmessage = async ({ data: { id, state, intent } }) => {
  let ask
  try {
    ask = await (engine ??= start())
  } catch (problem) {
    postMessage({ broken: String(problem instanceof Error ? problem.stack : problem) })
    return
  }
  try {
    postMessage(id ? { id, answer: ask(state, intent) } : { warm: true })
  } catch (problem) {
    postMessage({ id, failed: String(problem) })
  }
}
