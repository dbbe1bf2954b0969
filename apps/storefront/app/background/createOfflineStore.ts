import { createStore } from 'zustand/vanilla'
import type { Connection } from '../composition/createConnection.ts'

/** What is wrong with the connection, if anything is. */
export type OfflineState = { readonly status: 'none' | 'offline' | 'unreachable' }

// Milliseconds until the store is asked again whether it is back, longer each time.
const pausesMs = [2_000, 4_000, 8_000, 16_000, 30_000] as const

/** A store that was away again within this time is asked with the longer pauses it had. */
const calmMs = 60_000

/**
 * Watches the connection: says what is wrong with it, asks from time to time whether the store is back, and calls
 * `onBack` when it is, so that what failed is made good.
 */
export function createOfflineStore(connection: Connection, onBack: () => void) {
  const store = createStore<OfflineState>(() => ({ status: troubleOf(connection) }))
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0
  let backAt = Number.NEGATIVE_INFINITY
  let isAsking = false

  const ask = async () => {
    const isReady = await fetch('/api/ready', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
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
    const status = troubleOf(connection)
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
    // One call may fail time and again while others arrive: what failed is not asked for without a pause.
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

/** What is wrong with the connection. */
export type OfflineStore = ReturnType<typeof createOfflineStore>

function troubleOf(connection: Connection): OfflineState['status'] {
  const { isOnline, isReached } = connection.getState()
  if (!isOnline) return 'offline'
  return isReached ? 'none' : 'unreachable'
}
