import type { StoredLine } from './StoredLine.ts'

/** Pieces in the cart; what was put aside and free lines are not counted. */
export const countUnits = (lines: readonly StoredLine[]): number =>
  lines
    .filter(({ state, isFreebie }) => state === 'in' && !isFreebie)
    .reduce((pieces, { quantity }) => pieces + quantity, 0)
