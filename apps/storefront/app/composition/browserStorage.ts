/** A value in one of the browser's storages; a storage that is blocked throws as soon as it is named. */
export const browserStorage = (key: string, storage: () => Storage) => ({
  /** What was kept; nothing is said of its form, for anybody may have written there. */
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
      // Storage is blocked or full: the page still works, only a reload would forget.
    }
  },
  forget: (): void => {
    try {
      storage().removeItem(key)
    } catch {
      // Nothing was kept, so nothing is left.
    }
  },
})
