/** Texts that a notebook has packed, so that it weighs little: compressed, in base64. */

/** @param {unknown} packed as `packed.py` packs it @returns {Promise<string>} */
export function unpacked(packed) {
  const bytes = Uint8Array.from(atob(String(packed)), (letter) => letter.charCodeAt(0))
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text()
}
