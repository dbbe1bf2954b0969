/** Milliseconds after which a navigation that began but did not replace the page is over: it was a download, or stopped. */
const longest = 10_000

let begunAt = -longest

/** Starts to record navigations away from this document. Browser only. */
export function trackPendingNavigation(): void {
  window.addEventListener('beforeunload', () => {
    begunAt = performance.now()
  })
  window.addEventListener('pageshow', () => {
    begunAt = -longest
  })
}

/** Returns whether the browser is on its way to another document. */
export const isNavigationPending = (): boolean => performance.now() - begunAt < longest
