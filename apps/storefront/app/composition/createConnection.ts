import { createStore } from 'zustand/vanilla'

/** Whether the network is there, and whether the store answers through it; on the server both are so. */
export function createConnection() {
  const store = createStore(() => ({ isOnline: true, isReached: true }))
  /** Notes whether the store answered. */
  const note = (isReached: boolean) => {
    if (store.getState().isReached !== isReached) store.setState({ isReached })
  }
  return {
    ...store,
    note,
    /** Fetches, and notes whether anybody answered: a proxy that says the store is away (502 to 504) did not. */
    fetch: async (...asked: Parameters<typeof fetch>) => {
      try {
        const answer = await fetch(...asked)
        note(answer.status < 502 || answer.status > 504)
        return answer
      } catch (cause) {
        note(false)
        throw cause
      }
    },
    /** Follows the browser from now on. */
    start: () => {
      const read = () => store.setState({ isOnline: navigator.onLine })
      window.addEventListener('online', read)
      window.addEventListener('offline', read)
      read()
    },
  }
}

/** Whether the store can be reached, as a page knows it. */
export type Connection = ReturnType<typeof createConnection>
