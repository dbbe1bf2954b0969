import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import type { CartLineStatus } from '../../db/schema/carts.ts'
import { HttpError } from '../../http/HttpError.ts'
import type { StoredLine } from '../lines/StoredLine.ts'

/** The maximum number of lines in a cart, and of lines saved for later; free lines are not counted. */
const mostLines = 50

/** Rejects lines that exceed the capacity of the cart or of the saved lines. */
export function assertCartCapacity(
  lines: readonly Pick<StoredLine, 'state' | 'isFreebie'>[],
  more: number,
  to: CartLineStatus,
): void {
  const there = lines.filter(({ state, isFreebie }) => state === to && !isFreebie).length
  // A login may have merged more lines than the maximum. Existing lines stay.
  if (more === 0 || there + more <= mostLines) return
  if (to === 'in') throw new HttpError(409, 'cart_full', ({ errors }) => errors.cartFull)
  throw new HttpError(409, 'saved_full', ({ errors }) => errors.savedFull(mostLines))
}

/** Creates the error for a quantity above a line's maximum. */
export const quantityLimitError = () =>
  new HttpError(409, 'quantity_limit', ({ errors }) => errors.quantityLimit(quantityLimits.max))
