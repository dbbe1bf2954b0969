/**
 * Settles after the next paint, so that the work that follows does not delay the visual feedback of a tap. Settles
 * earlier if the page is hidden or left, because such a page is not painted.
 */
export const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve()
    const wait = new AbortController()
    const finish = () => {
      wait.abort()
      resolve()
    }
    requestAnimationFrame(() => setTimeout(finish))
    for (const event of ['visibilitychange', 'pagehide'])
      window.addEventListener(event, finish, { signal: wait.signal })
  })
