// Long enough for the first picture on a slow connection; if the page is still busy then, waiting does not help.
const patienceMs = 2_000

/** Runs a callback after the page load, when the browser is idle. */
export function whenIdle(work: () => void): void {
  const later = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: patienceMs })
    else setTimeout(work, patienceMs)
  }
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true })
}
