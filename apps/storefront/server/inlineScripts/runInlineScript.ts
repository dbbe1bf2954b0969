import { vi } from 'vitest'

/**
 * Runs an inline script of a document like a browser, which jsdom does not do. Call the returned function at the end of
 * the test; otherwise, the script's listeners affect the documents of other tests.
 */
export function runInlineScript(script: string): () => void {
  const listen = window.addEventListener.bind(window)
  const ended = new AbortController()
  vi.stubGlobal('addEventListener', (type: string, listener: EventListenerOrEventListenerObject) =>
    listen(type, listener, { signal: ended.signal, capture: true }),
  )
  new Function(script)()
  return () => {
    ended.abort()
    vi.unstubAllGlobals()
  }
}
