import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'

afterEach(cleanup)

// Files of one worker share a document (`isolate: false`): each begins at the same address, with nothing kept.
beforeAll(() => {
  // A test of server rendering may ask for an environment without one.
  if (typeof window === 'undefined') return
  window.history.replaceState(null, '', '/')
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
    document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`
  }
})
