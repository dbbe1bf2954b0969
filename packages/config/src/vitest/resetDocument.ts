import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'

// On a busy machine a lazy-loaded part takes longer than Testing Library's default timeout of a second.
configure({ asyncUtilTimeout: 4000 })

afterEach(cleanup)

// Files of one worker share a document (`isolate: false`), so each starts at the same URL with empty storage.
beforeAll(() => {
  // A test of server rendering may use an environment without a document.
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
