import { createLocalStorageItem } from '@store/host'

// As many as fit above the keyboard on a phone's screen.
const most = 6

const stored = createLocalStorageItem('recent_searches')

/** Recent searches in this browser, newest first; they are never sent to a server. */
export const recentSearchStorage = {
  read: (): readonly string[] => {
    const found = stored.read()
    if (!Array.isArray(found)) return []
    return found
      .filter((text) => typeof text === 'string' && text !== '' && text.length <= 160)
      .slice(0, most)
  },
  remember: (text: string): void => {
    const others = recentSearchStorage.read().filter((other) => other.toLowerCase() !== text.toLowerCase())
    stored.write([text, ...others].slice(0, most))
  },
  forget: stored.forget,
}
