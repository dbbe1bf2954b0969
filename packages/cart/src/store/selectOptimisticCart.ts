import type { Cart, CartLine } from '@store/api-client/contract/cart'
import { applyChange, type EditableCart } from './applyChange.ts'
import type { CartState } from './CartState.ts'

/** The cart as the shopper sees it. Amounts are the last ones from the server, never estimates. */
export interface OptimisticCart extends Cart {
  /** Whether changes are pending, so that the amounts are about to change. */
  readonly isUpdating: boolean
}

/** Applies the pending changes to the server cart (optimistic update). To roll back a change, drop it. */
export function selectOptimisticCart({
  serverCart,
  pending,
}: Pick<CartState, 'serverCart' | 'pending'>): OptimisticCart | undefined {
  if (!serverCart) return undefined
  const { lines, saved } = pending.reduce<EditableCart>(applyChange, serverCart)
  return {
    ...serverCart,
    lines,
    saved,
    itemCount: serverCart.itemCount + countPieces(lines) - countPieces(serverCart.lines),
    hasSeveralCountries:
      lines === serverCart.lines
        ? serverCart.hasSeveralCountries
        : new Set(lines.map(({ country }) => country)).size > 1,
    isUpdating: pending.length > 0,
  }
}

const countPieces = (lines: readonly CartLine[]) =>
  lines.reduce((sum, { quantity, isFree }) => sum + (isFree ? 0 : quantity), 0)
