import type { DraftStorage } from '../store/LoginPorts.ts'

/** Creates storage for one value in session storage. If session storage is unavailable or full, nothing is stored. */
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
      // Storage is blocked or full; the value is lost only on a reload.
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
