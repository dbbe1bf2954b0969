/** Keeps a value in the tab's session storage; where there is none (or it is full) it is forgotten quietly. */
export const draftStorage = (key: string) => ({
  /** What was kept; nothing is said of its form, for anybody may have written there. */
  read: (): unknown => {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null')
    } catch {
      return null
    }
  },
  write: (value: object): void => {
    try {
      sessionStorage.setItem(key, JSON.stringify(value))
    } catch {
      // Storage is blocked or full: the page still works, only a reload would forget.
    }
  },
  forget: (): void => {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Nothing was kept, so nothing is left.
    }
  },
})
