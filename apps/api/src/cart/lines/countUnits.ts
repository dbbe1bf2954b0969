import type { StoredLine } from './StoredLine.ts'

/** Returns the number of units in the cart; saved and free lines are not counted. */
export const countUnits = (lines: readonly StoredLine[]): number =>
  lines
    .filter(({ state, isFreebie }) => state === 'in' && !isFreebie)
    .reduce((pieces, { quantity }) => pieces + quantity, 0)
