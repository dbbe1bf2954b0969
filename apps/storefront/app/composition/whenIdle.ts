// Long enough for the first picture on a slow line; a page that is still busy then is not helped by waiting.
const patienceMs = 2_000

/** Does something when the page was loaded and has nothing better to do. */
export function whenIdle(work: () => void): void {
  const later = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: patienceMs })
    else setTimeout(work, patienceMs)
  }
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true })
}
