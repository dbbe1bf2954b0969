import type { TrackedCart, TrackedProduct } from '@store/api-client/contract/tracking'
import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Tracked events of visitors who consented. They contain no identity and are purged after some days. */
export const trackedEvents = pgTable(
  'tracked_events',
  {
    id: uuid().primaryKey(),
    visit: uuid().notNull(),
    event: text().notNull(),
    site: text().notNull(),
    source: text().$type<'web' | 'mob' | 'app'>().notNull(),
    path: text().notNull(),
    product: jsonb().$type<TrackedProduct>(),
    cart: jsonb().$type<TrackedCart>(),
    isMobile: boolean('is_mobile').notNull(),
    /** When the event happened, by the visitor's clock. */
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
    /** When the event was received, by the server's clock. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.createdAt), index().on(table.event, table.createdAt)],
)

/** Steps of the checkout (specification 1, section 7). */
export const checkoutSteps = pgTable(
  'order_steps',
  {
    id: uuid().primaryKey(),
    visit: uuid().notNull(),
    site: text().notNull(),
    step: text().notNull(),
    path: text().notNull(),
    isMobile: boolean('is_mobile').notNull(),
    visitStartedAt: timestamp('visit_started_at', { withTimezone: true }).notNull(),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.createdAt), index().on(table.visit)],
)
