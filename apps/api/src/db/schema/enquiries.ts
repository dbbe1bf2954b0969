import type { Recipient } from '@store/api-client/contract/rules/validateRecipient'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Enquiries of companies. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid().primaryKey(),
    /** Reference number to quote on the telephone: `CE-…`. */
    reference: text().notNull().unique(),
    /** Idempotency key; the same key never creates a second enquiry. */
    enquiryKey: uuid('enquiry_key').notNull().unique(),
    /** Hash of the request with this key. */
    requestHash: text('request_hash').notNull(),
    name: text().notNull(),
    /** Mobile number with its country code and plus. */
    mobile: text().notNull(),
    email: text().notNull(),
    quantity: integer().notNull(),
    company: text().notNull(),
    /** Page of the gift; null if none was chosen. */
    productUrl: text('product_url'),
    recipients: jsonb().$type<readonly Recipient[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the enquiry was confirmed; null until the e-mailed link is opened. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** Hash of the e-mailed link's token; null if a captcha was solved. */
    linkHash: text('link_hash').unique(),
  },
  (table) => [index().on(table.createdAt), check('enquiries_quantity', sql`${table.quantity} > 0`)],
)

/** A row of `enquiries`. */
export type EnquiryRow = typeof enquiries.$inferSelect
