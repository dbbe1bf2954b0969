import type { StoredDelivery } from '../db/schema/StoredDelivery.ts'

/** Whether two lines arrive in the same hours of the same day, or both on the earliest. */
export const isSameDelivery = (
  one: StoredDelivery | null | undefined,
  other: StoredDelivery | null | undefined,
): boolean => one?.date === other?.date && one?.slot?.id === other?.slot?.id
