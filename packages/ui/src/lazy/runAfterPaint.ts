/**
 * Runs `work` after the next paint, so that a tap shows its visual feedback first. Runs it earlier if the page is hidden
 * or left, because such a page is not painted. Returns a function that cancels it. Browser only.
 */
export function runAfterPaint(work: () => void): () => void {
  const wait = new AbortController()
  const finish = () => {
    wait.abort()
    work()
  }
  if (document.visibilityState === 'hidden') finish()
  else {
    requestAnimationFrame(() => setTimeout(() => wait.signal.aborted || finish()))
    for (const event of ['visibilitychange', 'pagehide'])
      window.addEventListener(event, finish, { signal: wait.signal })
  }
  return () => wait.abort()
}
