import { sql } from 'drizzle-orm'
import { deliverySlots } from './schema/deliverySlots.ts'

/** Selects the hour in India until which the last slot of a day can be ordered; 24 if the shop has no slots. */
export const lastSlotCutoffHourSql = sql<number>`coalesce((
  select max(${deliverySlots.cutoffHour}) from ${deliverySlots} where ${deliverySlots.capacity} is distinct from 0
), 24)`
