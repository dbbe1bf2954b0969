import type { StoredLine } from './StoredLine.ts'

/** Lines whose day was lost, and whose shopper has not seen it yet: nobody orders another day than the one they saw. */
export const unreportedDateChanges = (lines: readonly StoredLine[]): readonly StoredLine[] =>
  lines.filter(({ expiredDeliveryDate }) => expiredDeliveryDate?.isReported === false)
