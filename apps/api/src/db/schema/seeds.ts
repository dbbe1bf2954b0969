import { pgTable, text } from 'drizzle-orm/pg-core'

/** Which edition of the seeds the tables were filled from. */
export const seeds = pgTable('seeds', {
  name: text().primaryKey(),
  /** SHA-256 of the files, hexadecimal. */
  hash: text().notNull(),
})
