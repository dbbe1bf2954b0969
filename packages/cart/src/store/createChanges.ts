import type { Cart, CartLine } from '@store/api-client/contract/cart'
import type { Outcome } from '@store/api-client/contract/problem'
import { toEventItem } from './CartEvent.ts'
import type { CartCore } from './createCartCore.ts'
import type { PendingChange } from './PendingChange.ts'
import { pruneChanges, queueChange } from './queueChange.ts'

/** The cart's queue of changes. */
export interface Changes {
  /** Shows a change at once and sends it when its turn comes. */
  readonly change: (change: PendingChange) => void
  /** Settles when nothing is pending and nothing is in doubt. */
  readonly whenSettled: () => Promise<void>
}

/** Makes the queue of changes: one per cart, coalesced per line, sent one at a time. */
export function createChanges({ store, ports, turn, take, ask, notify }: CartCore): Changes {
  let isBusy = false
  let isInDoubt = false
  let run = Promise.resolve()

  const request = (change: PendingChange): Promise<Outcome<Cart>> => {
    switch (change.kind) {
      case 'quantity':
        return ports.client.changeQuantity(change)
      case 'remove':
        return ports.client.remove(change)
    }
  }

  const tell = (change: PendingChange, before: CartLine) => {
    const { confirmed, pending } = store.getState()
    if (!confirmed) return
    const line = confirmed.lines.find(({ id }) => id === change.lineId)
    if (line)
      ports.track({ kind: 'addToCart', item: toEventItem(line), change: line.quantity - before.quantity })
    else ports.track({ kind: 'removeFromCart', item: toEventItem(before) })
    // The shopper has gone on with this line: only where it ends is worth saying.
    if (pending.some(({ lineId }) => lineId === change.lineId)) return
    const { title } = before
    const { total } = confirmed
    notify(line ? 'quantityChanged' : 'lineRemoved')
    store.setState({
      settled: line
        ? { kind: 'quantity', title, quantity: line.quantity, total }
        : { kind: 'removed', title, total },
    })
  }

  const sendNext = async () => {
    const { confirmed, pending } = store.getState()
    const [change] = pending
    if (!change) return
    const before = confirmed?.lines.find(({ id }) => id === change.lineId)
    store.setState({ sending: change })
    const answer = await request(change)
    if (answer.ok) take(answer.value)
    store.setState((state) => ({
      sending: undefined,
      pending: pruneChanges({
        ...state,
        sending: undefined,
        pending: state.pending.filter((other) => other !== change),
      }),
    }))
    if (!answer.ok) {
      notify('failed')
      isInDoubt = true
    } else if (before) tell(change, before)
  }

  const empty = async () => {
    while (store.getState().pending.length > 0 || isInDoubt) {
      if (store.getState().pending.length > 0) await turn(sendNext)
      else {
        // A change whose answer was lost may have been made all the same: only the server knows.
        isInDoubt = false
        await ask()
      }
    }
    isBusy = false
  }

  return {
    change: (change) => {
      store.setState((state) => ({ pending: queueChange(state, change) }))
      if (isBusy || store.getState().pending.length === 0) return
      isBusy = true
      run = empty()
    },
    whenSettled: async () => {
      while (isBusy) await run
    },
  }
}
