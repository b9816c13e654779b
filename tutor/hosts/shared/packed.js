/** Files that travel compressed, whether their host compresses or not. */

const GZIP = [0x1f, 0x8b]

/**
 * What stands in a file that was stored compressed. Some hosts tell the browser how it was stored, which has then unpacked
 * it already: its first bytes say so.
 *
 * @param {ArrayBuffer} bytes
 * @returns {Response}
 */
export function plain(bytes) {
  const begin = new Uint8Array(bytes, 0, Math.min(bytes.byteLength, GZIP.length))
  const packed = GZIP.every((byte, place) => begin[place] === byte)
  return new Response(packed ? new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")) : bytes)
}

/** The same of an answer, as text. @param {Response} response */
export async function unpacked(response) {
  return plain(await response.arrayBuffer()).text()
}
