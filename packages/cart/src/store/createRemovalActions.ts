import type { CartLine } from '@store/api-client/contract/cart'
import { affectsLine } from './affectsLine.ts'
import type { CartState } from './CartState.ts'
import type { UndoableRemoval } from './CartToast.ts'
import type { CartStoreCore } from './createCartStoreCore.ts'
import type { MutationQueue } from './createMutationQueue.ts'
import type { PendingChange } from './PendingChange.ts'
import { pruneState } from './pruneState.ts'
import { getTopLevelLineIds } from './queueChange.ts'
import type { OptimisticCart } from './selectOptimisticCart.ts'

interface Needs {
  readonly store: CartStoreCore['store']
  readonly change: MutationQueue['change']
  /** The optimistic cart. */
  readonly shown: () => Pick<OptimisticCart, 'lines' | 'saved'>
}

/** Creates the actions that remove lines, save them for later, and restore them. */
export function createRemovalActions({ store, change, shown }: Needs) {
  const goWith = (asked: readonly CartLine[], going: PendingChange, back: PendingChange) => {
    if (asked.length === 0) return
    change(going)
    const undoable: UndoableRemoval = {
      kind: going.kind === 'save' ? 'saved' : 'removed',
      lineIds: getTopLevelLineIds(asked),
      titles: titlesOf(asked),
      back,
    }
    store.setState(({ undoables }) => ({ undoables: [...undoables, undoable] }))
  }

  // If restoring the line fails, the undo must be offered again.
  const offerAgain = (undoable: UndoableRemoval) => {
    const isWaiting = () => store.getState().pending.includes(undoable.back)
    if (!isWaiting()) return
    const stop = store.subscribe(() => {
      if (isWaiting()) return
      stop()
      // The server has restored the line, so the undo is not offered again, even if the line is about to be removed
      // with its gift.
      if (isBack(store.getState(), undoable)) return
      store.setState((state) => pruneState({ ...state, undoables: [...state.undoables, undoable] }))
    })
  }

  return {
    /** Removes lines, with their add-ons. */
    remove: (asked: readonly CartLine[], isFavorite = false) => {
      const going = { kind: 'remove', lineIds: getTopLevelLineIds(asked), isFavorite } as const
      const { lines, saved } = shown()
      const leaving = [...lines, ...saved].filter((line) => affectsLine(going, line))
      goWith(asked, going, { kind: 'restore', lines: leaving, order: lines.map(({ id }) => id) })
    },
    /** Saves lines for later, with their add-ons. */
    save: (asked: readonly CartLine[]) => {
      const lineIds = getTopLevelLineIds(asked)
      const order = shown().lines.map(({ id }) => id)
      const back: PendingChange = { kind: 'save', lineIds, isSaved: false, order }
      goWith(asked, { kind: 'save', lineIds, isSaved: true }, back)
    },
    /** Restores lines that were removed or saved for later. */
    undo: (undoable: UndoableRemoval | undefined = store.getState().undoables.at(-1)) => {
      const { undoables } = store.getState()
      if (!undoable || !undoables.includes(undoable)) return
      store.setState({ undoables: undoables.filter((one) => one !== undoable) })
      change(undoable.back)
      offerAgain(undoable)
    },
  }
}

/** Returns the titles of gifts, a combo's title once, without add-ons. */
function titlesOf(lines: readonly CartLine[]): readonly string[] {
  const titles = new Map<string, string>()
  for (const { id, belongsTo, combo, title } of lines) {
    const isWhole = combo && lines.filter((line) => line.combo?.id === combo.id).length > 1
    if (isWhole) titles.set(combo.id, combo.title)
    else if (lines.every((line) => line.id !== belongsTo)) titles.set(id, title)
  }
  return [...titles.values()]
}

/** Returns whether the server has restored the lines to their old position. */
function isBack({ serverCart }: CartState, { kind, lineIds }: UndoableRemoval): boolean {
  if (!serverCart) return false
  const { lines, saved } = serverCart
  return [...lines, ...(kind === 'removed' ? saved : [])].some(({ id }) => lineIds.includes(id))
}
