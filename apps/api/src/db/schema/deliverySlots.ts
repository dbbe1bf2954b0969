import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Delivery slots of the shop: the merchant's data. */
export const deliverySlots = pgTable(
  'delivery_slots',
  {
    id: text().primaryKey(),
    /** Hour in India's time zone at which the slot begins, as a whole number. */
    startHour: integer('start_hour').notNull(),
    endHour: integer('end_hour').notNull(),
    /** Hour in India until which the slot can be ordered for the same day. */
    cutoffHour: integer('cutoff_hour').notNull(),
    /** Cost of the slot in paise. */
    cost: integer().notNull(),
    /** Displayed name of the slot. */
    title: text().notNull().default(''),
    /** Maximum orders per day and city; null for no limit. */
    capacity: integer(),
  },
  (table) => [
    check(
      'delivery_slots_hours',
      sql`${table.startHour} between 0 and 23 and ${table.endHour} > ${table.startHour} and ${table.endHour} <= 24`,
    ),
    check('delivery_slots_cost', sql`${table.cost} >= 0`),
    check('delivery_slots_capacity', sql`${table.capacity} >= 0`),
  ],
)

/** A row of `deliverySlots`. */
export type DeliverySlot = typeof deliverySlots.$inferSelect
