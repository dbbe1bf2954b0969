import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import type { LineState } from '../db/schema/carts.ts'
import { HttpError } from '../http/HttpError.ts'
import type { StoredLine } from './StoredLine.ts'

/** The most lines a cart holds, and the most that are put aside; free lines are not counted. */
const mostLines = 50

/** Refuses lines for which there is no room among those of a state. */
export function assertCartCapacity(
  lines: readonly Pick<StoredLine, 'state' | 'isFreebie'>[],
  more: number,
  to: LineState,
): void {
  const there = lines.filter(({ state, isFreebie }) => state === to && !isFreebie).length
  // A login may have brought more lines together: what is there stays.
  if (more === 0 || there + more <= mostLines) return
  if (to === 'in') throw new HttpError(409, 'cart_full', 'Your cart is full.')
  throw new HttpError(409, 'saved_full', `You can save ${mostLines} gifts for later at most.`)
}

/** Refuses more pieces of a gift than a line holds. */
export const quantityLimitError = () =>
  new HttpError(409, 'quantity_limit', `You can have ${quantityLimits.max} of one gift at most.`)
