/** Milliseconds after which a navigation that began but did not replace the page is over, such as a stopped one. */
const longest = 10_000

let begunAt = -longest

/**
 * Starts to record navigations to other documents, in browsers with the Navigation API. A listener of `beforeunload`
 * would keep pages out of the back-forward cache of some browsers. Browser only.
 */
export function trackPendingNavigation(): void {
  if (!('navigation' in window)) return
  window.navigation.addEventListener('navigate', ({ destination, downloadRequest }) => {
    if (!destination.sameDocument && downloadRequest === null) begunAt = performance.now()
  })
  window.addEventListener('pageshow', () => {
    begunAt = -longest
  })
}

/** Returns whether the browser is on its way to another document. */
export const isNavigationPending = (): boolean => performance.now() - begunAt < longest
