import type { Cart, CartLine } from '@store/api-client/contract/cart'
import type { CartState } from './CartState.ts'
import type { PendingChange } from './PendingChange.ts'

/** The cart as the shopper sees it. Money is the server's last figure, never a guess. */
export interface ShownCart extends Cart {
  /** Whether changes are pending, so that the amounts are about to be others. */
  readonly isUpdating: boolean
}

/** Lays the pending changes over the confirmed cart; rolling back is dropping a change. */
export function shownCart({
  confirmed,
  pending,
}: Pick<CartState, 'confirmed' | 'pending'>): ShownCart | undefined {
  if (!confirmed) return undefined
  const lines = pending.reduce(applyChange, confirmed.lines)
  return {
    ...confirmed,
    lines,
    itemCount: confirmed.itemCount + countPieces(lines) - countPieces(confirmed.lines),
    hasSeveralCountries: confirmed.hasSeveralCountries && new Set(lines.map((line) => line.country)).size > 1,
    isUpdating: pending.length > 0,
  }
}

function applyChange(lines: readonly CartLine[], change: PendingChange): readonly CartLine[] {
  switch (change.kind) {
    case 'remove':
      return lines.filter((line) => line.id !== change.lineId)
    case 'quantity':
      return lines.map((line) => (line.id === change.lineId ? { ...line, quantity: change.quantity } : line))
  }
}

const countPieces = (lines: readonly CartLine[]) => lines.reduce((sum, line) => sum + line.quantity, 0)
