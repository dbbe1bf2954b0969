import { type ConnectionStore, isApiReady } from '@store/host'
import { createStore } from 'zustand/vanilla'

/** Status of the connection. */
export type ConnectionStatusState = { readonly status: 'none' | 'offline' | 'unreachable' }

// Polling delays in milliseconds, increasing (backoff).
const pausesMs = [2_000, 4_000, 8_000, 16_000, 30_000] as const

/** If the connection is lost again within this time, the delays continue to increase. */
const calmMs = 60_000

/**
 * Monitors the connection: reports its status, polls until the store can be reached again, and then calls `onBack`,
 * which retries failed requests.
 */
export function createConnectionStatusStore(connection: ConnectionStore, onBack: () => void) {
  const store = createStore<ConnectionStatusState>(() => ({ status: toConnectionStatus(connection) }))
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0
  let backAt = Number.NEGATIVE_INFINITY
  let isAsking = false

  const ask = async () => {
    const isReady = await isApiReady()
    isAsking = true
    if (isReady) connection.note(true)
    else wait()
    isAsking = false
  }

  const wait = (then: () => void = ask) => {
    clearTimeout(timer)
    const pause = pausesMs[Math.min(attempts, pausesMs.length - 1)]
    attempts += 1
    timer = setTimeout(then, pause)
  }

  const follow = () => {
    const status = toConnectionStatus(connection)
    const before = store.getState().status
    if (status === before) return
    store.setState({ status })
    clearTimeout(timer)
    if (status === 'unreachable') {
      if (Date.now() - backAt > calmMs) attempts = 0
      wait()
    }
    if (status !== 'none') return
    const isAgain = before === 'unreachable' && Date.now() - backAt <= calmMs
    backAt = Date.now()
    // One request may fail repeatedly while others succeed, so retries are delayed.
    if (isAgain && !isAsking) wait(onBack)
    else onBack()
  }

  return {
    ...store,
    start: () => {
      connection.subscribe(follow)
      if (store.getState().status === 'unreachable') wait()
    },
  }
}

/** The store of the connection's status. */
export type ConnectionStatusStore = ReturnType<typeof createConnectionStatusStore>

function toConnectionStatus(connection: ConnectionStore): ConnectionStatusState['status'] {
  const { isOnline, isReached } = connection.getState()
  if (!isOnline) return 'offline'
  return isReached ? 'none' : 'unreachable'
}
