import { vi } from 'vitest'

/**
 * Runs an inline script of a document, as a browser does and jsdom does not. Call what it returns when the test has
 * ended: the script's listeners would go on in the documents of other tests.
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
