import type { StoredLine } from '../lines/StoredLine.ts'

/**
 * Returns lines with an expired delivery date that the shopper has not seen yet, because an order must have the
 * displayed dates.
 */
export const findUnreportedDateChanges = (lines: readonly StoredLine[]): readonly StoredLine[] =>
  lines.filter(({ expiredDeliveryDate }) => expiredDeliveryDate?.isReported === false)
