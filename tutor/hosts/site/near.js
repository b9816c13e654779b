/**
 * What lies far from the window is not laid out, so that a page of twenty tables is there as soon as a page of one (`site.css`
 * says how). Once it has come near it stays, for a table that is played at must be free to reach over its edges.
 */

/** The class of what has come near. */
export const NEAR = "tutor-near"

/** @type {IntersectionObserverCallback} */
const stay = (seen, watch) => {
  for (const { target, isIntersecting } of seen) {
    if (!isIntersecting) continue
    target.classList.add(NEAR)
    watch.unobserve(target)
  }
}

/** Who is to be told of what lies on a page: it notices, with a window's height to spare, what comes near. */
export const nearness = () => new IntersectionObserver(stay, { rootMargin: "100% 0px" })
