import type { StoredDelivery } from '../../db/schema/StoredDelivery.ts'

/**
 * Returns the delivery to store on a line when its gift is chosen again for the same date: the chosen one if the line's
 * date or slot is marked as lost, because the date can be ordered again; otherwise `undefined`, and the line stays.
 */
export const renewDelivery = (
  current: StoredDelivery | null | undefined,
  chosen: StoredDelivery | null | undefined,
): StoredDelivery | undefined => (chosen && (current?.isLost || current?.isSlotLost) ? chosen : undefined)
