import { createStore } from 'zustand/vanilla'

/** Whether the network is there, as far as the browser knows; on the server it is. */
export function createConnection() {
  const store = createStore(() => ({ isOnline: true }))
  return {
    ...store,
    /** Follows the browser from now on. */
    start: () => {
      const read = () => store.setState({ isOnline: navigator.onLine })
      window.addEventListener('online', read)
      window.addEventListener('offline', read)
      read()
    },
  }
}
