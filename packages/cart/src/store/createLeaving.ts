import type { CartLine } from '@store/api-client/contract/cart'
import { applyChange, type LaidCart } from './applyChange.ts'
import type { Undoable } from './CartNotice.ts'
import type { CartState } from './CartState.ts'
import { concerns } from './concerns.ts'
import type { CartCore } from './createCartCore.ts'
import type { Changes } from './createChanges.ts'
import type { ShownCart } from './foldCart.ts'
import type { PendingChange } from './PendingChange.ts'
import { topIds } from './queueChange.ts'
import { tidyState } from './tidyState.ts'

interface Needs {
  readonly store: CartCore['store']
  readonly change: Changes['change']
  /** The cart as it is shown. */
  readonly shown: () => Pick<ShownCart, 'lines' | 'saved'>
}

/** Makes the ways in which lines leave the cart, and the one in which they come back. */
export function createLeaving({ store, change, shown }: Needs) {
  const goWith = (asked: readonly CartLine[], going: PendingChange, back: () => readonly PendingChange[]) => {
    if (asked.length === 0) return
    change(going)
    const undoable: Undoable = {
      kind: going.kind === 'save' ? 'saved' : 'removed',
      lineIds: topIds(asked),
      titles: titlesOf(asked),
      back: back(),
    }
    store.setState(({ undoables }) => ({ undoables: [...undoables, undoable] }))
  }

  // What was to come back and did not is gone, with its words: it must be possible to wish for it again.
  const offerAgain = (undoable: Undoable) => {
    const [first] = undoable.back
    const isWaiting = () => first !== undefined && store.getState().pending.includes(first)
    if (!isWaiting()) return
    const stop = store.subscribe(() => {
      if (isWaiting()) return
      stop()
      // It came back, and may be about to leave again with the gift it goes along with.
      if (isBack(store.getState(), undoable)) return
      store.setState((state) => tidyState({ ...state, undoables: [...state.undoables, undoable] }))
    })
  }

  return {
    /** Lines go, with what belongs to them. */
    remove: (asked: readonly CartLine[], isFavorite = false) => {
      const going = { kind: 'remove', lineIds: topIds(asked), isFavorite } as const
      const { lines, saved } = shown()
      const leaving = [...lines, ...saved].filter((line) => concerns(going, line))
      goWith(asked, going, () => {
        const left = withoutChange(store.getState(), going)
        // What waits is dropped by the removal; who takes that back wants it again.
        const again: PendingChange[] = []
        const gone = leaving.map((line) => {
          const { id: lineId, quantity, isDeclined } = line
          const sure = left.find(({ id }) => id === lineId) ?? line
          if (quantity !== sure.quantity)
            again.push({ kind: 'quantity', lineId, quantity, from: sure.quantity })
          if (isDeclined !== sure.isDeclined) again.push({ kind: 'freebie', lineId, isDeclined })
          return { ...line, quantity: sure.quantity, isDeclined: sure.isDeclined }
        })
        return [{ kind: 'restore', lines: gone, order: lines.map(({ id }) => id) }, ...again]
      })
    },
    /** Lines are put aside, with what belongs to them. */
    save: (asked: readonly CartLine[]) => {
      const lineIds = topIds(asked)
      const order = shown().lines.map(({ id }) => id)
      const back: PendingChange = { kind: 'save', lineIds, isSaved: false, order }
      goWith(asked, { kind: 'save', lineIds, isSaved: true }, () => [back])
    },
    /** Lines that left come back. */
    undo: (undoable: Undoable | undefined = store.getState().undoables.at(-1)) => {
      const { undoables } = store.getState()
      if (!undoable || !undoables.includes(undoable)) return
      store.setState({ undoables: undoables.filter((one) => one !== undoable) })
      undoable.back.forEach(change)
      offerAgain(undoable)
    },
  }
}

/** Titles of gifts, a combo's once; what goes along with one of them goes without saying. */
function titlesOf(lines: readonly CartLine[]): readonly string[] {
  const titles = new Map<string, string>()
  for (const { id, belongsTo, combo, title } of lines) {
    const isWhole = combo && lines.filter((line) => line.combo?.id === combo.id).length > 1
    if (isWhole) titles.set(combo.id, combo.title)
    else if (lines.every((line) => line.id !== belongsTo)) titles.set(id, title)
  }
  return [...titles.values()]
}

/** Whether the server has lines back where they were. */
function isBack({ confirmed }: CartState, { kind, lineIds }: Undoable): boolean {
  if (!confirmed) return false
  const { lines, saved } = confirmed
  return [...lines, ...(kind === 'removed' ? saved : [])].some(({ id }) => lineIds.includes(id))
}

/** Lines as they will be at the server before one of the changes that wait. */
function withoutChange({ confirmed, pending }: CartState, change: PendingChange): readonly CartLine[] {
  if (!confirmed) return []
  const { lines, saved } = pending
    .filter((other) => other !== change)
    .reduce<LaidCart>(applyChange, confirmed)
  return [...lines, ...saved]
}
