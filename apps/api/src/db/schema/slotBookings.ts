import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { deliverySlots } from './deliverySlots.ts'
import { orders } from './orders.ts'

/** Number of orders per slot, date and city; the first order inserts the row. */
export const slotOrderCounts = pgTable(
  'slot_days',
  {
    slotId: text('slot_id')
      .notNull()
      .references(() => deliverySlots.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    cityId: text('city_id').notNull(),
    taken: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.slotId, table.day, table.cityId] }),
    check('slot_days_taken', sql`${table.taken} >= 0`),
  ],
)

/** The slots of an order, each once; cancelling the order releases them. */
export const slotBookings = pgTable(
  'slot_bookings',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    slotId: text('slot_id').notNull(),
    day: date().notNull(),
    cityId: text('city_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.slotId, table.day, table.cityId] }),
    index().on(table.orderId),
  ],
)
