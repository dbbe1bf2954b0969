import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'

// On a busy machine a lazily loaded part takes more than the second that Testing Library waits by itself.
configure({ asyncUtilTimeout: 4000 })

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
