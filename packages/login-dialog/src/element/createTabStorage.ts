import type { DraftStorage } from '../store/LoginPorts.ts'

/** Creates storage of one value in the tab's session storage; without one, or when it is full, nothing is stored. */
export const createTabStorage = (key: string): DraftStorage => ({
  read: () => {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null')
    } catch {
      return null
    }
  },
  write: (value) => {
    try {
      sessionStorage.setItem(key, JSON.stringify(value))
    } catch {
      // Storage is blocked or full: only a reload loses the value.
    }
  },
  forget: () => {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Nothing was stored, so nothing has to be removed.
    }
  },
})
