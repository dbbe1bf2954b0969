import type { Cart } from '@store/api-client/contract/cart'
import type { ApiError, Result } from '@store/api-client/contract/problem'
import { affectsLine } from './affectsLine.ts'
import type { CartState } from './CartState.ts'
import type { CartStoreCore } from './createCartStoreCore.ts'
import { getCartChangeNotifications } from './getCartChangeNotifications.ts'
import type { PendingChange } from './PendingChange.ts'
import { getTopLevelLineIds, queueChange } from './queueChange.ts'
import { rebaseMessageChanges } from './rebaseMessageChanges.ts'

/** The cart's mutation queue. */
export interface MutationQueue {
  /** Shows a change immediately (optimistic update), and sends it after the earlier changes. */
  readonly change: (change: PendingChange) => void
  /** Settles when no change is pending or unresolved, or when the network is offline or the cart cannot be read. */
  readonly whenSettled: () => Promise<void>
}

/** Creates the mutation queue: one per cart. It coalesces changes with the same key and sends them one at a time. */
export function createMutationQueue(core: CartStoreCore): MutationQueue {
  const { store, ports, runExclusive, applyServerCart, setStateAndPrune, fetchCart, isHostOffline, notify } =
    core
  let isBusy = false
  let stopWaiting = () => {}
  let run = Promise.resolve()

  const request = (change: PendingChange): Promise<Result<Cart>> => {
    const { client } = ports
    switch (change.kind) {
      case 'quantity':
        return client.changeQuantity(change)
      case 'combo':
        return client.changeCombo(change)
      case 'message':
        return client.updateMessage(change)
      case 'freebie':
        return client.setFreebie(change)
      case 'remove':
        return client.remove(change)
      case 'restore':
        return client.restore({ lineIds: getTopLevelLineIds(change.lines) })
      case 'save':
        return client.save(change)
      case 'addOn':
        return client.add(change)
      case 'coupon':
        return client.setCoupon(change)
      case 'points':
        return client.redeemPoints(change)
    }
  }

  const tell = (change: PendingChange, before: Cart) => {
    const { serverCart = before, pending } = store.getState()
    const effects = getCartChangeNotifications(change, before, serverCart)
    if (!effects) return
    effects.events.forEach(ports.track)
    // The shopper has changed these lines again, so only the final state is announced.
    const lines = [...before.lines, ...serverCart.lines].filter((line) => affectsLine(change, line))
    if (pending.some((next) => isOfSameRow(next, change) || lines.some((line) => affectsLine(next, line))))
      return
    if (effects.notice) notify(effects.notice)
    store.setState({ settled: effects.settled })
  }

  const drop = (change: PendingChange) =>
    store.setState(({ pending }) => ({
      sending: undefined,
      pending: pending.filter((other) => other !== change),
    }))

  const fail = (change: PendingChange, failure: ApiError) => {
    const couponError = couponFaultOf(change, failure)
    if (couponError !== undefined) {
      drop(change)
      // The shopper is already trying another code, so the message about this one is dropped.
      const isTriedAnew = store.getState().pending.some((next) => isOfSameRow(next, change))
      if (!isTriedAnew) store.setState({ couponError })
      return
    }
    store.setState({ uncertainChange: change })
    if (failure.kind === 'network' && isHostOffline()) return goOffline()
    drop(change)
    const isOutdated = failure.kind === 'refused' && failure.code === 'message_changed'
    notify(isOutdated ? 'messageChanged' : 'failed')
  }

  const goOffline = () => {
    store.setState({ sending: undefined, isOffline: true })
    notify('offline')
    waitForRetry()
  }

  // The cart could not be read, so a change that would be sent now might be made twice.
  const pause = () => {
    // Also withdraws the Undo of a removal that failed.
    setStateAndPrune(({ pending }) => ({ isOffline: pending.length > 0 }))
    if (store.getState().isOffline) notify(isHostOffline() ? 'offline' : 'failed')
    waitForRetry()
  }

  const waitForRetry = () => {
    stopWaiting()
    const stops = [
      ports.connection?.subscribe(({ isOnline }) => {
        if (isOnline) resume()
      }),
      // A refresh has read the cart, so the server can be reached again.
      store.subscribe(({ serverCart }, before) => {
        if (serverCart !== before.serverCart) resume()
      }),
    ]
    stopWaiting = () => {
      for (const stop of stops) stop?.()
    }
  }

  const resume = () => {
    const { isOffline } = store.getState()
    if (isOffline && isHostOffline()) return
    stopWaiting()
    if (isOffline) store.setState({ isOffline: false })
    start()
  }

  const sendNext = async () => {
    const { serverCart, pending } = store.getState()
    const [change] = pending
    if (!change || !serverCart) return
    store.setState({ sending: change })
    const answer = await request(change)
    if (!answer.ok) return fail(change, answer.failure)
    applyServerCart(answer.value)
    setStateAndPrune((state) => ({
      sending: undefined,
      pending: state.pending.filter((other) => other !== change),
    }))
    tell(change, serverCart)
  }

  const empty = async () => {
    if (ports.waitForPaint) await ports.waitForPaint()
    while (hasWork(store.getState())) {
      const { uncertainChange } = store.getState()
      if (!uncertainChange) await runExclusive(sendNext)
      else if (await fetchCart()) resolve(uncertainChange)
      else {
        isBusy = false
        return pause()
      }
    }
    isBusy = false
  }

  const resolve = (change: PendingChange) =>
    setStateAndPrune((state) => ({
      uncertainChange: undefined,
      pending: rebaseMessageChanges(state, change),
    }))

  const start = () => {
    if (isBusy || !hasWork(store.getState())) return
    isBusy = true
    run = empty()
  }

  return {
    change: (change) => {
      setStateAndPrune((state) => ({ pending: queueChange(state, change) }))
      resume()
    },
    whenSettled: async () => {
      resume()
      while (isBusy) await run
    },
  }
}

const hasWork = ({ isOffline, uncertainChange, pending }: CartState) =>
  !isOffline && (uncertainChange !== undefined || pending.length > 0)

/** Returns whether two changes affect the same row of the order summary, such as the coupon. */
const isOfSameRow = (one: PendingChange, other: PendingChange) =>
  one.kind === other.kind && (one.kind === 'coupon' || one.kind === 'points')

// The server has rejected the code or asked to wait, so the change was certainly not applied.
const couponFaultOf = ({ kind }: PendingChange, failure: ApiError): string | undefined =>
  kind === 'coupon' && failure.kind === 'refused' && (failure.status === 422 || failure.status === 429)
    ? failure.message
    : undefined
