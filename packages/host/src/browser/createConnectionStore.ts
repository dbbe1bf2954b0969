import { createStore } from 'zustand/vanilla'

/**
 * Creates the connection state: whether the network is online and the store reachable. On the server, both are always
 * true.
 */
export function createConnectionStore() {
  const store = createStore(() => ({ isOnline: true, isReached: true }))
  /** Records whether the store responded. */
  const note = (isReached: boolean) => {
    if (store.getState().isReached !== isReached) store.setState({ isReached })
  }
  return {
    ...store,
    note,
    /** Fetches, and records whether the store responded; a proxy error (502 to 504) counts as no response. */
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
    /** Starts listening to the browser's events. */
    start: () => {
      const read = () => store.setState({ isOnline: navigator.onLine })
      window.addEventListener('online', read)
      window.addEventListener('offline', read)
      read()
    },
  }
}

/** A page's connection state. */
export type ConnectionStore = ReturnType<typeof createConnectionStore>
