import type { Cart, CartLine } from '@store/api-client/contract/cart'
import { applyChange, type LaidCart } from './applyChange.ts'
import type { CartState } from './CartState.ts'

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
  const { lines, saved } = pending.reduce<LaidCart>(applyChange, confirmed)
  return {
    ...confirmed,
    lines,
    saved,
    itemCount: confirmed.itemCount + countPieces(lines) - countPieces(confirmed.lines),
    hasSeveralCountries:
      lines === confirmed.lines
        ? confirmed.hasSeveralCountries
        : new Set(lines.map(({ country }) => country)).size > 1,
    isUpdating: pending.length > 0,
  }
}

const countPieces = (lines: readonly CartLine[]) =>
  lines.reduce((sum, { quantity, isFree }) => sum + (isFree ? 0 : quantity), 0)
