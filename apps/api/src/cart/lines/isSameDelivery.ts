import type { StoredDelivery } from '../../db/schema/StoredDelivery.ts'

/** Returns whether two lines are delivered in the same slot of the same date, or both on the earliest date. */
export const isSameDelivery = (
  one: StoredDelivery | null | undefined,
  other: StoredDelivery | null | undefined,
): boolean => one?.date === other?.date && one?.slot?.id === other?.slot?.id
