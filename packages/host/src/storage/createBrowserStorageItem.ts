/** Returns an item of a browser storage; accessing a blocked storage throws. */
export const createBrowserStorageItem = (key: string, storage: () => Storage) => ({
  /** Returns the stored value, unvalidated: any script may have written it. */
  read: (): unknown => {
    try {
      return JSON.parse(storage().getItem(key) ?? 'null')
    } catch {
      return null
    }
  },
  write: (value: object): void => {
    try {
      storage().setItem(key, JSON.stringify(value))
    } catch {
      // Storage is blocked or full; the page works, but a reload loses the value.
    }
  },
  forget: (): void => {
    try {
      storage().removeItem(key)
    } catch {
      // Nothing was stored, so nothing has to be removed.
    }
  },
})
