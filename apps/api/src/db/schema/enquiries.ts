import type { Recipient } from '@store/api-client/contract/rules/validateRecipient'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What companies enquired for. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid().primaryKey(),
    /** What is read out on the telephone: `CE-…`. */
    reference: text().notNull().unique(),
    /** The key of the first tap; the same key never makes a second enquiry. */
    enquiryKey: uuid('enquiry_key').notNull().unique(),
    /** Hash of what was asked under the key. */
    requestHash: text('request_hash').notNull(),
    name: text().notNull(),
    /** With its country code and plus. */
    mobile: text().notNull(),
    email: text().notNull(),
    quantity: integer().notNull(),
    company: text().notNull(),
    /** Page of the gift it is about; null where none was chosen. */
    productUrl: text('product_url'),
    recipients: jsonb().$type<readonly Recipient[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Since when it counts; null until the mailed link is opened. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** Hash of the mailed link's token; null where a picture was read. */
    linkHash: text('link_hash').unique(),
  },
  (table) => [index().on(table.createdAt), check('enquiries_quantity', sql`${table.quantity} > 0`)],
)

/** An enquiry as the database keeps it. */
export type EnquiryRow = typeof enquiries.$inferSelect
