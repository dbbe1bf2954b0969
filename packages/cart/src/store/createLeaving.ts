import type { CartLine } from '@store/api-client/contract/cart'
import type { CartState } from './CartState.ts'
import { concerns } from './concerns.ts'
import type { CartCore } from './createCartCore.ts'
import type { Changes } from './createChanges.ts'
import type { ShownCart } from './foldCart.ts'
import type { PendingChange } from './PendingChange.ts'
import { topIds } from './queueChange.ts'

interface Needs {
  readonly store: CartCore['store']
  readonly change: Changes['change']
  /** The cart as it is shown. */
  readonly shown: () => Pick<ShownCart, 'lines' | 'saved'>
}

/** Makes the ways in which lines leave the cart, and the one in which they come back. */
export function createLeaving({ store, change, shown }: Needs) {
  const goWith = (asked: readonly CartLine[], going: PendingChange, back: readonly PendingChange[]) => {
    const [line, ...others] = asked
    if (!line) return
    const title = (others.length > 0 && line.combo?.title) || line.title
    change(going)
    const undoable: CartState['undoable'] = {
      kind: going.kind === 'save' ? 'saved' : 'removed',
      lineIds: topIds(asked),
      title,
      back,
    }
    store.setState({ undoable })
  }

  return {
    /** Lines go, with what belongs to them. */
    remove: (asked: readonly CartLine[], isFavorite = false) => {
      const going = { kind: 'remove', lineIds: topIds(asked), isFavorite } as const
      const { lines, saved } = shown()
      const { confirmed } = store.getState()
      const gone: CartLine[] = []
      // What waits is dropped by the removal; who takes that back wants it again.
      const again: PendingChange[] = []
      for (const line of [...lines, ...saved].filter((shownLine) => concerns(going, shownLine))) {
        const { id: lineId, quantity, isDeclined } = line
        const sure = confirmed?.lines.find(({ id }) => id === lineId) ?? line
        gone.push({ ...line, quantity: sure.quantity, isDeclined: sure.isDeclined })
        if (quantity !== sure.quantity)
          again.push({ kind: 'quantity', lineId, quantity, from: sure.quantity })
        if (isDeclined !== sure.isDeclined) again.push({ kind: 'freebie', lineId, isDeclined })
      }
      goWith(asked, going, [{ kind: 'restore', lines: gone, order: lines.map(({ id }) => id) }, ...again])
    },
    /** Lines are put aside, with what belongs to them. */
    save: (asked: readonly CartLine[]) => {
      const lineIds = topIds(asked)
      const order = shown().lines.map(({ id }) => id)
      goWith(asked, { kind: 'save', lineIds, isSaved: true }, [
        { kind: 'save', lineIds, isSaved: false, order },
      ])
    },
    /** The last lines that left come back. */
    undo: () => {
      const { undoable } = store.getState()
      store.setState({ undoable: undefined })
      undoable?.back.forEach(change)
    },
  }
}
