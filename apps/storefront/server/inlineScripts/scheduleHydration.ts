/**
 * Loads the page's scripts, which the document lists under `scripts`, when the above-the-fold images are painted, so
 * that nothing competes with them on a slow connection; an interaction or a hidden page loads the scripts immediately.
 * A script that failed to load is requested again on the next interaction. `__hasInteracted` is true if there was an
 * interaction. Inlined in every document (`toInlineScript`).
 * @param importModule - `import()`, which bundlers rewrite in code of their own.
 */
export function scheduleHydration(importModule: (file: string) => Promise<unknown>): void {
  let isLoading = false
  const load = () => {
    const list = document.getElementById('scripts')?.textContent
    if (isLoading || !list) return
    isLoading = true
    const [entry, ...others] = JSON.parse(list)
    for (const file of others) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      document.head.append(link)
    }
    importModule(entry).catch(() => {
      isLoading = false
    })
  }
  const whenDecoded = (image: HTMLImageElement) =>
    // Decoding also rejects when the browser selects another file of the image meanwhile.
    image.decode().catch(
      () =>
        image.complete ||
        new Promise((resolve) => {
          image.addEventListener('load', resolve)
          image.addEventListener('error', resolve)
        }),
    )
  window.addEventListener('DOMContentLoaded', () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')]
    const loadAfterPaint = () => {
      if (document.hidden) load()
      requestAnimationFrame(() => setTimeout(load, 200))
      try {
        // The browser reports only the largest paint so far, and some browsers report none.
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (!images[0] || ('element' in entry && images.some((image) => image === entry.element))) load()
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      } catch {
        // The timer above loads them.
      }
    }
    void Promise.all(images.map(whenDecoded)).then(loadAfterPaint)
    // Maximum delay for an image that does not load.
    setTimeout(load, 2_000)
  })
  const interact = (event: Event) => {
    // Browsers also fire `pointermove` for a resting pointer when the page scrolls under it.
    const isAtRest = 'movementX' in event && !event.movementX && 'movementY' in event && !event.movementY
    if (event.type === 'pointermove' && isAtRest) return
    window.__hasInteracted = 1
    load()
  }
  for (const type of [
    'pointerdown',
    'pointermove',
    'touchstart',
    'keydown',
    'focusin',
    'click',
    'change',
    'scroll',
  ])
    window.addEventListener(type, interact, { capture: true, passive: true })
}
