import type { CartLine } from '@store/api-client/contract/cart'
import type { PendingChange } from './PendingChange.ts'

/** Returns whether a change affects a line, also as an add-on that is removed or restored with its gift. */
export function affectsLine(change: PendingChange, { id, belongsTo, combo, productId }: CartLine): boolean {
  switch (change.kind) {
    case 'combo':
      return combo?.id === change.comboId
    case 'remove':
    case 'save':
      return change.lineIds.some((lineId) => lineId === id || lineId === belongsTo)
    case 'restore':
      return change.lines.some((line) => line.id === id)
    case 'addOn':
      return change.productId === productId && (change.belongsTo ?? belongsTo) === belongsTo
    case 'coupon':
    case 'points':
      return false
    default:
      return change.lineId === id
  }
}
