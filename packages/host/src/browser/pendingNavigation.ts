/**
 * Milliseconds after which a navigation counts as over although the page was not replaced, such as when it was stopped.
 */
const longest = 10_000

let begunAt = -longest

/**
 * Starts to record navigations to other documents, in browsers with the Navigation API. It does not use `beforeunload`,
 * because that listener disables the back/forward cache in some browsers. Browser only.
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

/** Returns whether the browser is navigating to another document. */
export const isNavigationPending = (): boolean => performance.now() - begunAt < longest
