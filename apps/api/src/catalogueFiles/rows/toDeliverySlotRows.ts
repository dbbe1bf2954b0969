import type { DeliverySlot } from '../../db/schema/deliverySlots.ts'
import type { CatalogueFiles } from '../schema/CatalogueFiles.ts'

/** Returns delivery slots as the database stores them. */
export const toDeliverySlotRows = (slots: NonNullable<CatalogueFiles['delivery-slots']>): DeliverySlot[] =>
  slots.map(({ title, from, to, orderUntil, cost, capacity = null }) => ({
    id: `${from}-${to}`,
    ...{ title, startHour: from, endHour: to, cutoffHour: orderUntil, cost, capacity },
  }))
