// Maximum wait: long enough for the first picture on a slow connection. If the page is still busy then, waiting longer
// does not help.
const longestMs = 2_000

// Safari has no requestIdleCallback; after the load event, a page is idle almost at once.
const withoutIdleMs = 200

/** Runs a callback after the page load, when the browser is idle. */
export function whenIdle(work: () => void): void {
  const later = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: longestMs })
    else setTimeout(work, withoutIdleMs)
  }
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true })
}
