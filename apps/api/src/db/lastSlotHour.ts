import { sql } from 'drizzle-orm'
import { deliverySlots } from './schema/deliverySlots.ts'

/** Selects the hour in India until which the last slot of a day can be ordered; 24 where the shop sells no slots. */
export const lastSlotHour = sql<number>`coalesce((
  select max(${deliverySlots.cutoffHour}) from ${deliverySlots} where ${deliverySlots.capacity} is distinct from 0
), 24)`
