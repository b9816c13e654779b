/** Many things, a few at a time. */

/** So many are under way at once. */
const ABREAST = 4

/**
 * Do something with each of a list, a few at a time. The first failure is the whole's, and no other is begun after it.
 *
 * @template T
 * @param {Iterable<T>} list
 * @param {(one: T) => Promise<unknown>} act
 */
export async function each(list, act) {
  const waiting = [...list].reverse()
  const work = async () => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await act(one)
  }
  try {
    await Promise.all(Array.from({ length: ABREAST }, work))
  } finally {
    waiting.length = 0
  }
}
