import { vi } from 'vitest'

/**
 * Runs an inline script of a document, as a browser does and jsdom does not. Call the function it returns at the
 * end of the test: otherwise the script's listeners leak into other tests' documents.
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
