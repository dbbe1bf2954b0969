import type { StoredLine } from '../lines/StoredLine.ts'

/**
 * Returns lines with an expired delivery date that the shopper has not seen yet, as no order may have another date
 * than displayed.
 */
export const unreportedDateChanges = (lines: readonly StoredLine[]): readonly StoredLine[] =>
  lines.filter(({ expiredDeliveryDate }) => expiredDeliveryDate?.isReported === false)
