import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Hours of a day the shop delivers in: the merchant's data. */
export const deliverySlots = pgTable(
  'delivery_slots',
  {
    id: text().primaryKey(),
    /** Whole hour in India it begins. */
    startHour: integer('start_hour').notNull(),
    endHour: integer('end_hour').notNull(),
    /** Hour in India until which it can be ordered for the same day. */
    cutoffHour: integer('cutoff_hour').notNull(),
    /** In paise. */
    cost: integer().notNull(),
    /** What it is called. */
    title: text().notNull().default(''),
    /** Orders it takes a day in a city; null for as many as come. */
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

/** A delivery slot as the database keeps it. */
export type DeliverySlot = typeof deliverySlots.$inferSelect
